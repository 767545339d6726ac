import { descendantTextContent, ownValueOf } from "../nodes/text-content.js"
import { NodeSet } from "./NodeSet.js"

/** Conversions between node-sets, booleans, numbers and strings. */

/** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-string-value */
export const stringValue = (node) => ownValueOf(node) ?? descendantTextContent(node)

/** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#function-string */
export function toText(value) {
  if (typeof value === "string") return value
  if (typeof value === "number") return numberToText(value)
  if (typeof value === "boolean") return value ? "true" : "false"
  const { first } = value
  return first === null ? "" : stringValue(first)
}

/** A number in decimal digits: XPath has no exponents, and no negative zero. */
function numberToText(number) {
  const text = String(number)
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (parts === null) return text
  const [, sign, integer, fraction = "", exponent] = parts
  const digits = integer + fraction
  const point = 1 + Number(exponent)
  return point > 0 ? sign + digits.padEnd(point, "0") : `${sign}0.${"0".repeat(-point)}${digits}`
}

const numeral = /^[ \t\r\n]*-?(?:\d+(?:\.\d*)?|\.\d+)[ \t\r\n]*$/

/** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#function-number */
export function toNumber(value) {
  if (typeof value === "number") return value
  if (typeof value === "boolean") return value ? 1 : 0
  const text = toText(value)
  return numeral.test(text) ? Number(text) : NaN
}

/** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#function-boolean */
export function toBoolean(value) {
  if (typeof value === "boolean") return value
  if (typeof value === "string") return value !== ""
  if (typeof value === "number") return value !== 0 && !Number.isNaN(value)
  return value.nodes.length > 0
}

/** @returns {"node-set" | "string" | "number" | "boolean"} */
export const typeOf = (value) => (value instanceof NodeSet ? "node-set" : typeof value)
