/**
 * Math functions: calc(), min(), max(), clamp() and so on; their types, simplification and serialization.
 *
 * A calculation is `{ kind, terms, text }`: what it measures ("length", "length-percentage", "number" ...), and either the
 * coefficients of its units when it is a plain sum, or the text of what cannot be simplified.
 *
 * @see https://drafts.csswg.org/css-values-4/#math
 */

import { serializeNumber } from "./serialize.js"
import { kindOfUnit } from "./units.js"

const constants = { pi: Math.PI, e: Math.E, infinity: Infinity, "-infinity": -Infinity, nan: NaN }

const leaf = (kind, unit, value) => ({ kind, terms: new Map([[unit, value]]), text: null })

/** The kind of a sum of two kinds, or null when they do not add. */
function addKinds(a, b) {
  if (a === b) return a
  if (a === "number" || b === "number") return null
  if (a === "percentage") return b.endsWith("-percentage") ? b : `${b}-percentage`
  if (b === "percentage") return a.endsWith("-percentage") ? a : `${a}-percentage`
  if (a === `${b}-percentage`) return a
  return b === `${a}-percentage` ? b : null
}

function scale(calculation, factor) {
  if (calculation.terms === null) return { ...calculation, text: `${serializeNumber(factor)} * ${calculation.text}` }
  return { kind: calculation.kind, terms: new Map([...calculation.terms].map(([unit, value]) => [unit, value * factor])), text: null }
}

function add(a, b, sign) {
  const kind = addKinds(a.kind, b.kind)
  if (kind === null) return null
  if (a.terms === null || b.terms === null) return { kind, terms: null, text: `${textOf(a)} ${sign < 0 ? "-" : "+"} ${textOf(b)}` }
  const terms = new Map(a.terms)
  for (const [unit, value] of b.terms) terms.set(unit, (terms.get(unit) ?? 0) + sign * value)
  return { kind, terms, text: null }
}

const numberOf = (calculation) => (calculation.kind === "number" && calculation.terms !== null ? calculation.terms.get("") : null)

/** What is no finite number has no unit behind it. @see https://drafts.csswg.org/css-values-4/#calc-ieee */
const quantity = (value, unit) => (Number.isFinite(value) || unit === "" ? serializeNumber(value) + unit : `${serializeNumber(value)} * 1${unit}`)

/** The inside of calc(): percentages first, then units by name. */
function textOf({ terms, text }) {
  if (terms === null) return text
  const order = [...terms.keys()].sort((a, b) => (a === "%" ? -1 : b === "%" ? 1 : a < b ? -1 : 1))
  let result = ""
  for (const unit of order) {
    const value = terms.get(unit)
    if (result === "") result = quantity(value, unit)
    else result += ` ${value < 0 ? "-" : "+"} ${quantity(Math.abs(value), unit)}`
  }
  return result
}

function parseUnit(token) {
  if (token === undefined) return null
  switch (token.type) {
    case "number":
      return leaf("number", "", token.value)
    case "percentage":
      return leaf("percentage", "%", token.value)
    case "dimension": {
      const unit = token.unit.toLowerCase()
      const kind = kindOfUnit(unit)
      return kind === undefined ? null : leaf(kind, unit, token.value)
    }
    case "ident": {
      const name = token.value.toLowerCase()
      return Object.hasOwn(constants, name) ? leaf("number", "", constants[name]) : null
    }
    case "(": {
      const inner = parseSum(token.children)
      return inner !== null && inner.terms === null && !/^[-\w]+\(.*\)$/.test(inner.text) ? { ...inner, text: `(${inner.text})` } : inner
    }
    case "function":
      return parseMathFunction(token)
  }
  return null
}

function parseSum(tokens) {
  let at = 0
  const isDelim = (characters) => tokens[at]?.type === "delim" && characters.includes(tokens[at].value)
  const product = () => {
    let result = parseUnit(tokens[at++])
    while (result !== null && isDelim("*/")) {
      const operator = tokens[at++].value
      const right = parseUnit(tokens[at++])
      if (right === null) return null
      const factor = numberOf(right)
      const left = numberOf(result)
      if (operator === "/") {
        if (factor === null) return null
        result = scale(result, 1 / factor)
      } else if (factor !== null) result = scale(result, factor)
      else if (left !== null) result = scale(right, left)
      else if (right.kind === "number") result = { kind: result.kind, terms: null, text: `${textOf(result)} * ${textOf(right)}` }
      else if (result.kind === "number") result = { kind: right.kind, terms: null, text: `${textOf(result)} * ${textOf(right)}` }
      else return null
    }
    return result
  }
  let result = product()
  while (result !== null && at < tokens.length) {
    if (!isDelim("+-") || !tokens[at].spaced) return null
    const sign = tokens[at++].value === "-" ? -1 : 1
    const right = product()
    result = right === null ? null : add(result, right, sign)
  }
  return result
}

/** The arguments between commas, each a sum; null if one is none. */
function parseArguments(tokens) {
  const groups = [[]]
  for (const token of tokens) {
    if (token.type === "comma") groups.push([])
    else groups.at(-1).push(token)
  }
  const results = groups.map(parseSum)
  return results.includes(null) ? null : results
}

const radians = (calculation) => {
  const factors = { "": 1, deg: Math.PI / 180, grad: Math.PI / 200, rad: 1, turn: 2 * Math.PI }
  const [[unit, value]] = calculation.terms
  return value * factors[unit]
}

const ofNumbers = { pow: Math.pow, sqrt: Math.sqrt, exp: Math.exp, log: (a, base) => (base === undefined ? Math.log(a) : Math.log(a) / Math.log(base)) }
const ofAngles = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
const toAngles = { asin: Math.asin, acos: Math.acos, atan: Math.atan }
const ofSame = {
  min: Math.min,
  max: Math.max,
  hypot: Math.hypot,
  clamp: (low, value, high) => Math.max(low, Math.min(value, high)),
  mod: (a, b) => a - b * Math.floor(a / b),
  rem: (a, b) => a % b,
  abs: Math.abs
}
const argumentCounts = { pow: [2, 2], sqrt: [1, 1], exp: [1, 1], log: [1, 2], clamp: [3, 3], mod: [2, 2], rem: [2, 2], abs: [1, 1], atan2: [2, 2], sign: [1, 1] }

/** The unit that all arguments have alone, or null. */
function commonUnit(parts) {
  if (parts.some(({ terms }) => terms === null || terms.size !== 1)) return null
  const units = parts.map(({ terms }) => terms.keys().next().value)
  return units.every((unit) => unit === units[0]) ? units[0] : null
}

const roundings = { nearest: Math.round, up: Math.ceil, down: Math.floor, "to-zero": Math.trunc }

/**
 * @param {object} token - a function token
 * @returns {{ kind: string, terms: Map<string, number> | null, text: string | null } | null} null when it is no valid math function
 */
export function parseMathFunction(token) {
  const name = token.value.toLowerCase()
  if (name === "calc" || name === "-webkit-calc") return parseSum(token.children)
  let tokens = token.children
  let round = null
  if (name === "round") {
    round = "nearest"
    if (tokens[0]?.type === "ident" && Object.hasOwn(roundings, tokens[0].value.toLowerCase()) && tokens[1]?.type === "comma") {
      round = tokens[0].value.toLowerCase()
      tokens = tokens.slice(2)
    }
  }
  const known = [ofNumbers, ofAngles, toAngles, ofSame].some((table) => Object.hasOwn(table, name))
  if (!known && round === null && name !== "atan2" && name !== "sign") return null
  const parts = parseArguments(tokens)
  if (parts === null) return null
  const [least, most] = argumentCounts[name] ?? (known && (Object.hasOwn(ofAngles, name) || Object.hasOwn(toAngles, name)) ? [1, 1] : [1, Infinity])
  if (parts.length < least || parts.length > most) return null
  const opaque = (kind) => ({ kind, terms: null, text: `${name}(${round !== null && round !== "nearest" ? `${round}, ` : ""}${parts.map(textOf).join(", ")})` })

  if (Object.hasOwn(ofNumbers, name)) {
    if (parts.some(({ kind }) => kind !== "number")) return null
    const numbers = parts.map(numberOf)
    return numbers.includes(null) ? opaque("number") : leaf("number", "", ofNumbers[name](...numbers))
  }
  if (Object.hasOwn(ofAngles, name)) {
    if (parts[0].kind !== "number" && parts[0].kind !== "angle") return null
    return commonUnit(parts) === null ? opaque("number") : leaf("number", "", ofAngles[name](radians(parts[0])))
  }
  if (Object.hasOwn(toAngles, name)) {
    if (parts[0].kind !== "number") return null
    const number = numberOf(parts[0])
    return number === null ? opaque("angle") : leaf("angle", "deg", (toAngles[name](number) * 180) / Math.PI)
  }
  const kind = parts.map((part) => part.kind).reduce((a, b) => (a === null ? null : addKinds(a, b)))
  if (kind === null) return null
  const unit = commonUnit(parts)
  const values = unit === null ? null : parts.map(({ terms }) => terms.get(unit))
  if (name === "sign") return values === null ? opaque("number") : leaf("number", "", Math.sign(values[0]))
  if (name === "atan2") return values === null ? opaque("angle") : leaf("angle", "deg", (Math.atan2(...values) * 180) / Math.PI)
  if (values === null) return opaque(kind)
  if (round !== null) {
    const step = values[1] ?? 1
    return leaf(kind, unit, roundings[round](values[0] / step) * step)
  }
  return leaf(kind, unit, ofSame[name](...values))
}

/** The text of a calculation as a value; what stands on its own as a function is not wrapped in calc(). */
export function serializeCalculation(calculation) {
  const text = textOf(calculation)
  return calculation.terms === null && /^[-\w]+\([^()]*(?:\([^()]*\)[^()]*)*\)$/.test(text) ? text : `calc(${text})`
}
