/**
 * Media queries, against the window that the host describes.
 *
 * @see https://drafts.csswg.org/mediaqueries-5/
 */

import { hostHooks } from "../window/current.js"
import { currentViewport } from "../window/viewport.js"
import { parseComponentValues } from "./component-values.js"
import { kindOfUnit, pixels } from "./units.js"
import { serializeAny } from "./value-types.js"

/**
 * What queries ask for: the viewport, and what the host says in `media: { colorScheme, type }`.
 *
 * @returns {{ width: number, height: number, devicePixelRatio: number, colorScheme: "light" | "dark", type: "screen" | "print" }}
 */
export function mediaEnvironment() {
  const { width, height, devicePixelRatio } = currentViewport()
  const { colorScheme = "light", type = "screen" } = hostHooks()?.media ?? {}
  return { width, height, devicePixelRatio, colorScheme, type }
}

const discrete = {
  "prefers-color-scheme": ({ colorScheme }) => colorScheme,
  orientation: ({ width, height }) => (height >= width ? "portrait" : "landscape"),
  hover: () => "hover",
  "any-hover": () => "hover",
  pointer: () => "fine",
  "any-pointer": () => "fine",
  "prefers-reduced-motion": () => "no-preference",
  "prefers-reduced-transparency": () => "no-preference",
  "prefers-contrast": () => "no-preference",
  "forced-colors": () => "none",
  "inverted-colors": () => "none",
  scripting: () => "enabled",
  update: () => "fast",
  scan: () => "progressive",
  "overflow-block": () => "scroll",
  "overflow-inline": () => "scroll",
  "color-gamut": () => "srgb",
  "dynamic-range": () => "standard",
  "video-dynamic-range": () => "standard",
  "display-mode": () => "browser"
}

// Values of features that are false without a value.
const falsy = new Set(["none", "no-preference"])

const ranges = {
  width: ({ width }) => width,
  height: ({ height }) => height,
  "device-width": ({ width }) => width,
  "device-height": ({ height }) => height,
  "aspect-ratio": ({ width, height }) => width / height,
  "device-aspect-ratio": ({ width, height }) => width / height,
  resolution: ({ devicePixelRatio }) => devicePixelRatio,
  color: () => 8,
  "color-index": () => 0,
  monochrome: () => 0,
  grid: () => 0,
  "-webkit-device-pixel-ratio": ({ devicePixelRatio }) => devicePixelRatio,
  "-webkit-transform-3d": () => 1
}

const isDelim = (value, character) => value?.type === "delim" && value.value === character
const isWord = (value, word) => value?.type === "ident" && value.value.toLowerCase() === word

/** The number that a feature's value stands for, in pixels or dots per pixel, or null. */
function numberOf(values, environment) {
  const [first, slash, second] = values
  if (values.length === 3 && isDelim(slash, "/")) return first.type === "number" && second.type === "number" ? first.value / second.value : null
  if (values.length !== 1) return null
  if (first.type === "number") return first.value
  if (first.type !== "dimension") return null
  const unit = first.unit.toLowerCase()
  if (Object.hasOwn(pixels, unit)) return first.value * pixels[unit]
  if (kindOfUnit(unit) === "length") {
    const factors = { vw: environment.width / 100, vh: environment.height / 100 }
    return first.value * (factors[unit.replace(/^[sld]/, "")] ?? 16)
  }
  const dots = { dppx: 1, x: 1, dpi: 1 / 96, dpcm: 2.54 / 96 }
  return Object.hasOwn(dots, unit) ? first.value * dots[unit] : null
}

const compare = {
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
  "=": (a, b) => a === b
}

/** Comparisons in the values: `<`, `<=` and so on, with the values between. */
function splitComparisons(values) {
  const parts = [[]]
  const operators = []
  for (let i = 0; i < values.length; i++) {
    const { type, value } = values[i]
    if (type === "delim" && (value === "<" || value === ">" || value === "=")) {
      const withEqual = value !== "=" && isDelim(values[i + 1], "=")
      operators.push(withEqual ? `${value}=` : value)
      if (withEqual) i++
      parts.push([])
    } else parts.at(-1).push(values[i])
  }
  return { parts, operators }
}

const flip = { "<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "=" }

/** A feature in parentheses: true, false, or null for one that is not known. */
function evaluateFeature(values, environment) {
  const [first] = values
  if (values.length === 1) {
    if (first.type !== "ident") return null
    const name = first.value.toLowerCase()
    if (Object.hasOwn(discrete, name)) return !falsy.has(discrete[name](environment))
    return Object.hasOwn(ranges, name) ? ranges[name](environment) !== 0 : null
  }
  if (first?.type === "ident" && values[1].type === "colon") {
    const name = first.value.toLowerCase()
    const value = values.slice(2)
    if (Object.hasOwn(discrete, name)) return value.length === 1 && value[0].type === "ident" ? discrete[name](environment) === value[0].value.toLowerCase() : null
    const [, bound, feature] = /^(?:-webkit-)?(min-|max-)?(.*)$/.exec(name)
    const key = name.startsWith("-webkit-") ? `-webkit-${feature}` : feature
    const wanted = numberOf(value, environment)
    if (wanted === null || !Object.hasOwn(ranges, key)) return null
    const actual = ranges[key](environment)
    return bound === "min-" ? actual >= wanted : bound === "max-" ? actual <= wanted : actual === wanted
  }
  const { parts, operators } = splitComparisons(values)
  if (operators.length === 0 || operators.length > 2) return null
  const at = parts.findIndex((part) => part.length === 1 && part[0].type === "ident")
  if (at < 0 || at === operators.length + 1 || (operators.length === 2 && at !== 1)) return null
  const name = parts[at][0].value.toLowerCase()
  if (!Object.hasOwn(ranges, name)) return null
  const actual = ranges[name](environment)
  const checks = operators.map((operator, i) => {
    const isLeft = i < at
    const wanted = numberOf(parts[isLeft ? i : i + 1], environment)
    return wanted === null ? null : compare[isLeft ? flip[operator] : operator](actual, wanted)
  })
  return checks.includes(null) ? null : checks.every(Boolean)
}

const not = (value) => (value === null ? null : !value)
const and = (a, b) => (a === false || b === false ? false : a === null || b === null ? null : true)
const or = (a, b) => (a === true || b === true ? true : a === null || b === null ? null : false)

/**
 * A condition: features joined by `and` or by `or`, or one after `not`; undefined when it is malformed.
 *
 * @returns {boolean | null | undefined}
 */
function evaluateCondition(values, environment) {
  if (isWord(values[0], "not")) return values.length === 2 ? not(evaluateInParens(values[1], environment)) : undefined
  if (values.length % 2 === 0) return undefined
  let result = evaluateInParens(values[0], environment)
  const joint = values[1]?.value?.toLowerCase?.()
  for (let i = 1; i < values.length; i += 2) {
    if (!isWord(values[i], joint) || (joint !== "and" && joint !== "or")) return undefined
    const next = evaluateInParens(values[i + 1], environment)
    if (result === undefined || next === undefined) return undefined
    result = joint === "and" ? and(result, next) : or(result, next)
  }
  return result
}

function evaluateInParens(value, environment) {
  if (value.type === "function") return null
  if (value.type !== "(") return undefined
  const [first] = value.children
  if (first === undefined) return null
  if (first.type === "(" || isWord(first, "not")) return evaluateCondition(value.children, environment) ?? null
  return evaluateFeature(value.children, environment)
}

/** One query of a list: true, false, null for unknown; undefined when it is malformed. */
function evaluateQuery(values, environment) {
  if (values.length === 0) return undefined
  if (values[0].type !== "ident" || (isWord(values[0], "not") && values[1]?.type !== "ident")) return evaluateCondition(values, environment)
  let at = 0
  const negated = isWord(values[0], "not")
  if (negated || isWord(values[0], "only")) at++
  if (values[at]?.type !== "ident" || /^(not|only|and|or|layer)$/i.test(values[at].value)) return undefined
  const type = values[at++].value.toLowerCase()
  let result = type === "all" || type === environment.type
  if (at < values.length) {
    if (!isWord(values[at], "and")) return undefined
    const rest = values.slice(at + 1)
    if (rest.length === 0 || rest.some((value) => isWord(value, "or"))) return undefined
    const condition = evaluateCondition(rest, environment)
    if (condition === undefined) return undefined
    result = and(result, condition)
  }
  return negated ? not(result) : result
}

/** The text of a query as CSSOM serializes it. */
function serializeQuery(values) {
  return values
    .map((value, i) => {
      if (value.type === "(") return `(${serializeFeature(value.children)})`
      // `all` says nothing before a condition.
      return value.type === "ident" ? value.value.toLowerCase() : serializeAny([value])
    })
    .join(" ")
    .replace(/^all and (?=\()/, "")
}

function serializeFeature(values) {
  const [first] = values
  if (first?.type === "(" || isWord(first, "not")) return serializeQuery(values)
  if (first?.type === "ident" && values[1]?.type === "colon") return `${first.value.toLowerCase()}: ${serializeAny(values.slice(2))}`
  return serializeAny(values).replace(/([<>]) =/g, "$1=")
}

/** Component values between the commas of a list; null for a text that is no list of component values. */
function queriesOf(text) {
  const values = parseComponentValues(text)
  if (values === null) return null
  const queries = [[]]
  for (const value of values) {
    if (value.type === "comma") queries.push([])
    else queries.at(-1).push(value)
  }
  return queries
}

/**
 * The queries of a list, serialized; `not all` stands for malformed ones.
 *
 * @param {string} text
 * @returns {string[]} empty for an empty list
 */
export function parseMediaQueryList(text) {
  if (text.trim() === "") return []
  const queries = queriesOf(text)
  if (queries === null) return ["not all"]
  const environment = mediaEnvironment()
  return queries.map((values) => (evaluateQuery(values, environment) === undefined ? "not all" : serializeQuery(values)))
}

/**
 * Whether a media query list matches; an empty one does.
 *
 * @param {string} text
 */
export function matchesMedia(text) {
  if (text.trim() === "") return true
  const environment = mediaEnvironment()
  return queriesOf(text)?.some((values) => evaluateQuery(values, environment) === true) ?? false
}

/**
 * @param {string} text
 * @returns {{ media: string, matches: boolean }} the list as it is serialized, and whether it matches
 */
export function evaluateMediaQuery(text) {
  const media = parseMediaQueryList(text).join(", ")
  return { media, matches: matchesMedia(media) }
}
