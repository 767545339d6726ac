/**
 * The value definition syntax: grammars of values as the standards write them, compiled to matchers.
 *
 * A matcher takes component values and a place among them, appends the canonical text of what it matched to `out`, and returns the
 * place behind it, or -1. Alternatives are tried in order and the first that matches is taken, so a grammar lists the longer ones
 * first. Parts that may come in any order (`&&`, `||`) are serialized in the order of the grammar.
 *
 * @see https://drafts.csswg.org/css-values-4/#value-defs
 */

import { definitionOf, matchBasicType } from "./value-types.js"

/** @typedef {(values: object[], at: number, out: string[]) => number} Matcher */

const symbols = /<'?([\w-]+(?:\(\))?)'?(?: \[(-?[\d.]+|-\u221e),(-?[\d.]+|\u221e)\])?>|\|\||&&|[|\[\]?*+#!,/()]|\{(\d+)(,?)(\d*)\}|[\w.-]+\(?|'[^']+'|\s+/gy

class DefinitionParser {
  constructor(text) {
    this.symbols = []
    symbols.lastIndex = 0
    for (let match; symbols.lastIndex < text.length; ) {
      const from = symbols.lastIndex
      match = symbols.exec(text)
      if (match === null) throw new Error(`the grammar "${text}" cannot be read from offset ${from} on`)
      if (match[0].trim() !== "") this.symbols.push(match)
    }
    this.at = 0
  }

  get symbol() {
    return this.symbols[this.at]?.[0]
  }

  /** Parses alternatives down to the combinator that binds closest. */
  alternatives(level = 0) {
    const operators = ["|", "||", "&&"]
    if (level === operators.length) return this.sequence()
    const parts = [this.alternatives(level + 1)]
    while (this.symbol === operators[level]) {
      this.at++
      parts.push(this.alternatives(level + 1))
    }
    return parts.length === 1 ? parts[0] : [oneOf, someOf, allOf][level](parts)
  }

  sequence() {
    const parts = []
    for (;;) {
      const { symbol } = this
      if (symbol === undefined || symbol === "]" || symbol === ")" || symbol === "|" || symbol === "||" || symbol === "&&") break
      parts.push(this.multiplied(this.term()))
    }
    return parts.length === 1 ? parts[0] : inSequence(parts)
  }

  multiplied(matcher) {
    for (;;) {
      const match = this.symbols[this.at]
      if (match === undefined) return matcher
      if (match[0] === "?") matcher = repeat(matcher, 0, 1, false)
      else if (match[0] === "*") matcher = repeat(matcher, 0, Infinity, false)
      else if (match[0] === "+") matcher = repeat(matcher, 1, Infinity, false)
      else if (match[0] === "!") matcher = notEmpty(matcher)
      else if (match[0] === "#") {
        const next = this.symbols[this.at + 1]
        if (next !== undefined && next[4] !== undefined) {
          matcher = repeat(matcher, ...bounds(next), true)
          this.at++
        } else matcher = repeat(matcher, 1, Infinity, true)
      } else if (match[4] !== undefined) matcher = repeat(matcher, ...bounds(match), false)
      else return matcher
      this.at++
    }
  }

  term() {
    const match = this.symbols[this.at++]
    const [symbol, type, low, high] = match
    if (type !== undefined) return ofType(type, bound(low, -Infinity), bound(high, Infinity))
    if (symbol === "[") {
      const inner = this.alternatives()
      this.at++
      return inner
    }
    if (symbol.endsWith("(") && symbol.length > 1) {
      const inner = this.symbol === ")" ? inSequence([]) : this.alternatives()
      this.at++
      return functionNamed(symbol.slice(0, -1), inner)
    }
    if (symbol === ",") return comma
    if (symbol === "/") return slash
    return keyword(symbol.startsWith("'") ? symbol.slice(1, -1) : symbol)
  }
}

const bound = (text, fallback) => (text === undefined || text.endsWith("\u221e") ? fallback : Number(text))
const bounds = ([, , , , low, hasComma, high]) => [Number(low), high !== "" ? Number(high) : hasComma === "" ? Number(low) : Infinity]

const keyword = (word) => {
  const lower = word.toLowerCase()
  return (values, at, out) => {
    const value = values[at]
    if (value === undefined || value.type !== "ident" || value.value.toLowerCase() !== lower) return -1
    out.push(word)
    return at + 1
  }
}

const comma = (values, at, out) => {
  if (values[at]?.type !== "comma") return -1
  out.push(",")
  return at + 1
}

const slash = (values, at, out) => {
  if (values[at]?.type !== "delim" || values[at].value !== "/") return -1
  out.push("/")
  return at + 1
}

const functionNamed = (name, inner) => (values, at, out) => {
  const value = values[at]
  if (value?.type !== "function" || value.value.toLowerCase() !== name.toLowerCase()) return -1
  const parts = []
  if (inner(value.children, 0, parts) !== value.children.length) return -1
  out.push(`${name}(${joinParts(parts)})`)
  return at + 1
}

const ofType = (type, low, high) => {
  let matcher = null
  return (values, at, out) => {
    if (matcher === null) {
      const definition = definitionOf(type)
      if (definition === undefined) matcher = (list, place, result) => matchBasicType(type, list, place, result, low, high)
      else matcher = typeof definition === "function" ? definition : compileDefinition(definition)
    }
    return matcher(values, at, out)
  }
}

const inSequence = (parts) => (values, at, out) => {
  const mark = out.length
  for (let i = 0; i < parts.length; i++) {
    at = parts[i](values, at, out)
    if (at < 0) {
      out.length = mark
      return -1
    }
  }
  return at
}

const oneOf = (parts) => (values, at, out) => {
  for (let i = 0; i < parts.length; i++) {
    const end = parts[i](values, at, out)
    if (end >= 0) return end
  }
  return -1
}

/** Matches parts in any order, each once; `least` of them must be there. */
const anyOrder = (parts, least) => (values, at, out) => {
  const found = new Array(parts.length).fill(null)
  let count = 0
  for (let progress = true; progress && count < parts.length && at < values.length; ) {
    progress = false
    for (let i = 0; i < parts.length && !progress; i++) {
      if (found[i] !== null) continue
      const result = []
      const end = parts[i](values, at, result)
      if (end > at) {
        found[i] = result
        at = end
        count++
        progress = true
      }
    }
  }
  // Parts that may match nothing are there without having been seen.
  for (let i = 0; i < parts.length && count < least; i++) if (found[i] === null && parts[i](values, at, []) === at) count++
  if (count < least) return -1
  for (const result of found) if (result !== null) out.push(...result)
  return at
}

const someOf = (parts) => anyOrder(parts, 1)
const allOf = (parts) => anyOrder(parts, parts.length)

const repeat = (part, least, most, commas) => (values, at, out) => {
  const mark = out.length
  let count = 0
  while (count < most) {
    let from = at
    const before = out.length
    if (commas && count > 0) {
      if (values[at]?.type !== "comma") break
      out.push(",")
      from++
    }
    const end = part(values, from, out)
    if (end < 0 || end === from) {
      out.length = before
      break
    }
    at = end
    count++
  }
  if (count >= least) return at
  out.length = mark
  return -1
}

const notEmpty = (part) => (values, at, out) => {
  const end = part(values, at, out)
  return end > at ? end : -1
}

/** Joins canonical parts: spaces between them, but none before a comma. */
export function joinParts(parts) {
  let text = ""
  for (let i = 0; i < parts.length; i++) {
    if (i > 0 && parts[i] !== ",") text += " "
    text += parts[i]
  }
  return text
}

const compiled = new Map()

/**
 * @param {string} definition
 * @returns {Matcher}
 */
export function compileDefinition(definition) {
  let matcher = compiled.get(definition)
  if (matcher === undefined) {
    matcher = new DefinitionParser(definition).alternatives()
    compiled.set(definition, matcher)
  }
  return matcher
}

/**
 * Matches the whole of a value against a grammar.
 *
 * @param {string} definition
 * @param {object[]} values - component values
 * @returns {string | null} the canonical text
 */
export function matchDefinition(definition, values) {
  const out = []
  return values.length > 0 && compileDefinition(definition)(values, 0, out) === values.length ? joinParts(out) : null
}
