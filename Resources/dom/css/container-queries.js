/**
 * Container queries. Nothing is laid out, so no container has a size: what asks for one is unknown. Style queries are answered.
 *
 * @see https://drafts.csswg.org/css-conditional-5/#container-queries
 */

import { parseComponentValues } from "./component-values.js"
import { wideKeywords } from "./parse-value.js"
import { substituteVariables } from "./substitute-variables.js"
import { preprocess, trimSpace } from "./tokenize.js"
import { serializeAny } from "./value-types.js"

/**
 * A condition, which is true, false or unknown (null) for a container.
 *
 * @typedef {(container: import("./computed-style.js").ElementStyle) => boolean | null} Condition
 */

const isWord = (value, word) => value?.type === "ident" && value.value.toLowerCase() === word
const unknown = () => null

class QueryParser {
  /** Whether the container must be one whose size could be asked for. */
  needsSize = false

  /** @param {string} text - that the places of the values are in */
  constructor(text) {
    this.text = text
  }

  /** @returns {Condition | null} null for what is no query */
  parse(values) {
    return this.#condition(values, (value) => this.#inParens(value))
  }

  /** `not x`, `x and y`, `x or y`; null when it is malformed. */
  #condition(values, operand) {
    if (isWord(values[0], "not")) {
      const inner = values.length === 2 ? operand(values[1]) : null
      return inner === null ? null : negate(inner)
    }
    if (values.length % 2 === 0) return null
    const joint = values.length > 1 && isWord(values[1], "or") ? "or" : "and"
    const operands = []
    for (let index = 0; index < values.length; index++) {
      if (index % 2 === 0) operands.push(operand(values[index]))
      else if (!isWord(values[index], joint)) return null
    }
    if (operands.includes(null)) return null
    return operands.length === 1 ? operands[0] : join(operands, joint === "and")
  }

  #inParens(value) {
    if (value.type === "function") {
      if (value.value.toLowerCase() !== "style") return unknown
      return this.#styleQuery(value.children, value)
    }
    if (value.type !== "(") return null
    const [first] = value.children
    if (first?.type === "(" || first?.type === "function" || isWord(first, "not")) {
      return this.#condition(value.children, (inner) => this.#inParens(inner)) ?? unknown
    }
    // What else stands in parentheses asks for a size.
    this.needsSize = true
    return unknown
  }

  #styleQuery(values, around) {
    const [first] = values
    if (first?.type === "ident" && !isWord(first, "not")) return this.#styleFeature(values, around)
    const inner = (value) => (value.type === "(" ? this.#styleQuery(value.children, value) : null)
    return this.#condition(values, inner) ?? unknown
  }

  /** A custom property and its value; of other properties browsers answer nothing. */
  #styleFeature([property, colon], around) {
    const name = property.value
    if (!name.startsWith("--")) return unknown
    if (colon === undefined) return (container) => container.value(name) !== initialOf(container, name)
    if (colon.type !== "colon") return unknown
    // The bracket that ends the query may be missing at the end of the text.
    const end = this.text[around.end - 1] === ")" ? around.end - 1 : around.end
    const text = trimSpace(this.text.slice(colon.end, end))
    return (container) => container.value(name) === valueFor(container, name, text)
  }
}

const initialOf = (container, name) => {
  const property = container.customProperty(name)
  return property.compute(container, property.initial)
}

/** What a property would be in a container if it were declared so; null for no value. */
function valueFor(container, name, text) {
  const property = container.customProperty(name)
  const substituted = substituteVariables(text, (variable) => container.value(variable) || null)
  const value = substituted === null ? null : property.check(trimSpace(substituted))
  if (value === null) return null
  const keyword = value.toLowerCase()
  if (!wideKeywords.has(keyword)) return property.compute(container, value)
  const inherits = keyword === "inherit" || (keyword !== "initial" && property.inherited)
  return inherits && container.parent !== null ? container.parent.value(name) : initialOf(container, name)
}

const negate = (condition) => (container) => {
  const result = condition(container)
  return result === null ? null : !result
}

/** Of several conditions, joined by "and" or "or", with what is unknown left open. */
const join = (conditions, isAnd) => (container) => {
  let result = isAnd
  for (const condition of conditions) {
    const next = condition(container)
    if (next === !isAnd) return next
    if (next === null) result = null
  }
  return result
}

/**
 * @typedef {object} ContainerCondition
 * @property {string} name - that the container must have; "" for any
 * @property {string} text - of the query; "" for none
 * @property {Condition} condition
 * @property {boolean} needsSize
 */

const reservedNames = new Set(["none", "and", "or", "not"])

/**
 * @param {string} source - of one condition or several between commas
 * @returns {ContainerCondition[] | null} null when it is malformed
 * @see https://drafts.csswg.org/css-conditional-5/#typedef-container-condition
 */
export function parseContainerConditions(source) {
  const text = preprocess(source)
  const conditions = [[]]
  for (const value of parseComponentValues(text) ?? []) {
    if (value.type === "comma") conditions.push([])
    else conditions.at(-1).push(value)
  }
  const parsed = conditions.map((values) => parseOne(values, text))
  return parsed.includes(null) ? null : parsed
}

function parseOne([first, ...rest], text) {
  if (first === undefined) return null
  let name = ""
  let values = [first, ...rest]
  if (first.type === "ident" && !isWord(first, "not")) {
    if (reservedNames.has(first.value.toLowerCase())) return null
    name = first.value
    values = rest
  }
  if (values.length === 0) return { name, text: "", condition: () => true, needsSize: false }
  const parser = new QueryParser(text)
  const condition = parser.parse(values)
  // Comparisons of two characters are two tokens.
  const shown = serializeAny(values).replace(/([<>]) =/g, "$1=")
  return condition === null ? null : { name, text: shown, condition, needsSize: parser.needsSize }
}

/**
 * Whether a condition holds for the nearest container that it can be asked of; without one it does not.
 *
 * @param {ContainerCondition[]} conditions - of which one must hold
 * @param {import("./computed-style.js").ElementStyle} style - of the element that the rule is about
 * @see https://drafts.csswg.org/css-conditional-5/#container-rule
 */
export function matchesContainer(conditions, style) {
  const ancestors = []
  for (let at = style.parent; at !== null && !at.isPrepared; at = at.parent) ancestors.push(at)
  // From the root down, so that the queries about ancestors do not lead from one to the next in turn.
  while (ancestors.length > 0) ancestors.pop().prepare()
  return conditions.some((condition) => holds(condition, style))
}

function holds({ name, condition, needsSize }, style) {
  for (let at = style.parent; at !== null; at = at.parent) {
    if (name !== "" && !at.value("container-name").split(" ").includes(name)) continue
    if (needsSize && !/\b(?:inline-)?size\b/.test(at.value("container-type"))) continue
    return condition(at) === true
  }
  return false
}
