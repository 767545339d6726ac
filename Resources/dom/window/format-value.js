import { isNode, nodeTypeOf } from "../nodes/tree.js"
import { serializeOuter } from "../serializing/serialize-fragment.js"

const longestArray = 100
const longestNode = 1000
const deepest = 4

/**
 * A value as a browser's console shows it, on one line.
 *
 * @param {unknown} value
 * @param {number} [depth] - how many levels of containers lie around it
 * @param {object[]} [around] - those containers, to find cycles
 * @returns {string}
 */
export function formatValue(value, depth = 0, around = []) {
  switch (typeof value) {
    case "string":
      return depth === 0 ? value : JSON.stringify(value)
    case "number":
      return Object.is(value, -0) ? "-0" : String(value)
    case "bigint":
      return `${value}n`
    case "symbol":
      return value.toString()
    case "function":
      return formatFunction(value)
    case "object":
      return value === null ? "null" : formatObject(value, depth, around)
    default:
      return String(value)
  }
}

function formatFunction(value) {
  const isClass = /^class\b/.test(Function.prototype.toString.call(value))
  return `${isClass ? "class" : "function"} ${value.name || "(anonymous)"}`
}

function formatObject(value, depth, around) {
  if (around.includes(value)) return "[circular]"
  const special = formatSpecial(value)
  if (special !== null) return special
  const isList = Array.isArray(value) || ArrayBuffer.isView(value)
  if (depth >= deepest) return isList ? `[… ${value.length}]` : "{…}"
  const inner = [...around, value]
  const show = (item) => formatValue(item, depth + 1, inner)
  if (isList && !(value instanceof DataView)) return `${listPrefix(value)}[${formatItems(value, show)}]`
  if (value instanceof Map) {
    const entries = Array.from(value, ([key, item]) => `${show(key)} => ${show(item)}`)
    return `Map(${value.size}) {${entries.join(", ")}}`
  }
  if (value instanceof Set) return `Set(${value.size}) {${Array.from(value, show).join(", ")}}`
  const members = []
  for (const key of Object.keys(value)) members.push(`${formatKey(key)}: ${show(readMember(value, key))}`)
  const name = constructorName(value)
  return `${name === "Object" ? "" : `${name} `}{${members.join(", ")}}`
}

/** What is shown by a notation of its own, or null. */
function formatSpecial(value) {
  if (isNode(value)) return formatNode(value)
  if (value instanceof Error) return formatError(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString()
  if (value instanceof RegExp) return String(value)
  if (value instanceof Promise) return "Promise"
  if (value instanceof WeakMap || value instanceof WeakSet || value instanceof WeakRef) return constructorName(value)
  if (value instanceof Number || value instanceof String || value instanceof Boolean) {
    return `${constructorName(value)} {${formatValue(value.valueOf(), 1)}}`
  }
  if (value instanceof ArrayBuffer) return `ArrayBuffer(${value.byteLength})`
  return null
}

/** An error's own words, then its stack: on a line of its own, as an exception is shown. */
function formatError(error) {
  const { stack } = error
  const title = String(error)
  return typeof stack === "string" && stack !== "" ? `${title}\n${stack.replace(/^(?=.)/gm, "    ").trimEnd()}` : title
}

function formatNode(node) {
  const type = nodeTypeOf(node)
  if (type === 9) return "#document"
  if (type === 11) return "#document-fragment"
  if (type === 2) return `${node.name}=${JSON.stringify(node.value)}`
  if (type === 3) return JSON.stringify(node.data)
  const html = serializeOuter(node)
  return html.length <= longestNode ? html : `${html.slice(0, longestNode)}…`
}

const listPrefix = (list) => (Array.isArray(list) ? "" : `${constructorName(list)}(${list.length}) `)

function formatItems(list, show) {
  const shown = Array.from({ length: Math.min(list.length, longestArray) }, (_, index) =>
    index in list ? show(list[index]) : "empty",
  )
  if (list.length > longestArray) shown.push(`… ${list.length - longestArray} more`)
  return shown.join(", ")
}

const formatKey = (key) => (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : JSON.stringify(key))

// A getter that throws must not keep the rest from being shown.
function readMember(object, key) {
  const descriptor = Object.getOwnPropertyDescriptor(object, key)
  if (descriptor?.get === undefined) return object[key]
  try {
    return object[key]
  } catch (error) {
    return error
  }
}

function constructorName(object) {
  const prototype = Object.getPrototypeOf(object)
  if (prototype === null) return "[Object: null prototype]"
  const { constructor } = prototype
  return typeof constructor === "function" && constructor.name !== "" ? constructor.name : "Object"
}

/**
 * The text of a console call: format specifiers in the first argument take the arguments after it, and the rest follow.
 *
 * @param {unknown[]} args
 * @returns {string}
 * @see https://console.spec.whatwg.org/#formatter
 */
export function formatArguments(args) {
  if (typeof args[0] !== "string" || args.length === 1) return args.map((each) => formatValue(each)).join(" ")
  let next = 1
  const text = args[0].replace(/%([sdifoOc%])/g, (specifier, kind) => {
    if (kind === "%") return "%"
    if (next >= args.length) return specifier
    const value = args[next++]
    switch (kind) {
      case "s":
        return typeof value === "object" || typeof value === "function" ? formatValue(value) : String(value)
      case "d":
      case "i":
        return typeof value === "symbol" ? "NaN" : String(Number.parseInt(value, 10))
      case "f":
        return typeof value === "symbol" ? "NaN" : String(Number.parseFloat(value))
      case "c":
        return "" // style has no meaning in plain text
      default:
        return formatValue(value, 1)
    }
  })
  return [text, ...args.slice(next).map((each) => formatValue(each))].join(" ")
}
