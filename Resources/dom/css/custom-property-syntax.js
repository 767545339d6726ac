/**
 * The syntaxes that custom properties are registered with.
 *
 * @see https://drafts.css-houdini.org/css-properties-values-api/#syntax-strings
 */

import { compileDefinition, joinParts } from "./value-definitions.js"
import { trimSpace } from "./tokenize.js"

// What each type is in the grammars of properties.
const types = {
  length: "<length>",
  number: "<number>",
  percentage: "<percentage>",
  "length-percentage": "<length-percentage>",
  string: "<string>",
  color: "<color>",
  image: "<image>",
  url: "<url>",
  integer: "<integer>",
  angle: "<angle>",
  time: "<time>",
  resolution: "<resolution>",
  "transform-function": "<transform-function>",
  "custom-ident": "<custom-ident>",
  "transform-list": "<transform-function>+",
}

const component = /^(?:<([a-z-]+)>|((?!\d|-\d)[-\w\u0080-\uffff]+))([+#]?)$/
const reserved = /^(?:--.*|initial|inherit|unset|revert|revert-layer|default)$/i

/**
 * @typedef {object} Syntax
 * @property {boolean} isUniversal
 * @property {(values: object[]) => { text: string, type: string } | null} match - the canonical text, and the type that it is of
 */

const universal = { isUniversal: true, match: () => null }

/**
 * @param {string} text
 * @returns {Syntax | null} null for what is no syntax
 */
export function parseSyntax(text) {
  const trimmed = trimSpace(text)
  if (trimmed === "*") return universal
  const alternatives = []
  for (const part of trimmed.split("|")) {
    const [, type, keyword, multiplier] = component.exec(trimSpace(part)) ?? []
    if (type !== undefined) {
      if (!Object.hasOwn(types, type) || (type === "transform-list" && multiplier !== "")) return null
      alternatives.push({ type, matcher: compileDefinition(types[type] + multiplier) })
    } else if (keyword === undefined || reserved.test(keyword)) return null
    else alternatives.push({ type: "", matcher: matchKeyword(keyword, multiplier) })
  }
  return {
    isUniversal: false,
    match(values) {
      for (const { type, matcher } of alternatives) {
        const out = []
        if (values.length > 0 && matcher(values, 0, out) === values.length) return { text: joinParts(out), type }
      }
      return null
    },
  }
}

/** Keywords of a syntax have case. */
const matchKeyword = (keyword, multiplier) => (values, at, out) => {
  const isOne = (value) => value?.type === "ident" && value.value === keyword
  if (!isOne(values[at])) return -1
  out.push(keyword)
  for (at++; multiplier !== ""; at++) {
    if (multiplier === "#") {
      if (values[at]?.type !== "comma") break
      at++
      if (!isOne(values[at])) return -1
      out.push(",")
    } else if (!isOne(values[at])) break
    out.push(keyword)
  }
  return at
}
