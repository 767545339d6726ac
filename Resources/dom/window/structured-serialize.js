import { bytesOf } from "../encoding/bytes-of.js"
import { DOMException } from "../web-idl/DOMException.js"
import { structuredClone } from "./structured-clone.js"

/**
 * Prepares the body of a message for the host: what no message can carry throws, and what the host's language has no word for
 * becomes what it has.
 *
 * Primitives, dates, arrays and plain objects stay. Maps become objects where all keys are strings, arrays of pairs otherwise;
 * sets become arrays; buffers and views become Uint8Array; boxed primitives become primitives; regular expressions become their
 * source; errors become objects with name, message and stack. Members that are undefined are dropped, items become null.
 *
 * @param {unknown} value
 * @returns {unknown} a copy, which shares nothing with the page
 * @throws {DOMException} `DataCloneError` for functions, symbols, nodes, and for cycles, which the host cannot hold
 */
export function structuredSerialize(value) {
  return convert(structuredClone(value), [])
}

function convert(value, around) {
  if (typeof value !== "object" || value === null || value instanceof Date) return value
  if (value instanceof Boolean || value instanceof Number || value instanceof String || value instanceof BigInt) return value.valueOf()
  const bytes = bytesOf(value)
  if (bytes !== null) return bytes.slice()
  if (value instanceof RegExp) return value.source
  if (around.includes(value)) throw new DOMException("a message cannot hold a cycle", "DataCloneError")
  const inner = [...around, value]
  const item = (each) => convert(each, inner) ?? null
  if (value instanceof Set) return Array.from(value, item)
  if (value instanceof Map) return convertMap(value, item, inner)
  if (Array.isArray(value)) return Array.from(value, item)
  if (value instanceof Error || value instanceof DOMException) {
    const { name, message, stack = "" } = value
    return { name, message, stack }
  }
  return convertMembers(Object.entries(value), inner)
}

function convertMap(map, item, around) {
  const entries = [...map]
  if (entries.every(([key]) => typeof key === "string")) return convertMembers(entries, around)
  return entries.map(([key, each]) => [item(key), item(each)])
}

function convertMembers(entries, around) {
  const members = {}
  for (const [name, value] of entries) {
    if (value === undefined) continue
    const converted = convert(value, around)
    Object.defineProperty(members, name, { value: converted, writable: true, enumerable: true, configurable: true })
  }
  return members
}
