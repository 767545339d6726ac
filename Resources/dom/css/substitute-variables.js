/**
 * var() and env() in values.
 *
 * @see https://drafts.csswg.org/css-variables-1/#substitute-a-var
 */

import { findStop } from "./scan.js"
import { trimSpace } from "./tokenize.js"

// A value that variables blow up beyond this is invalid, as in browsers.
const LONGEST = 1 << 20

const reference = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\b(var|env)\(/gi

/**
 * Replaces the references in a value.
 *
 * @param {string} text
 * @param {(name: string) => string | null} variable - the value of a custom property, null when it has none
 * @returns {string | null} null when a reference has neither a value nor a fallback
 */
export function substituteVariables(text, variable) {
  let result = ""
  let at = 0
  reference.lastIndex = 0
  for (let match; (match = reference.exec(text)) !== null; ) {
    if (match[1] === undefined) continue
    const start = reference.lastIndex
    const end = findStop(text, start, ")")
    const comma = findStop(text.slice(0, end), start, ",")
    const name = trimSpace(text.slice(start, comma))
    let value = match[1].toLowerCase() === "var" ? variable(name) : null
    if (value === null) {
      if (comma >= end) return null
      value = substituteVariables(text.slice(comma + 1, end), variable)
      if (value === null) return null
      value = trimSpace(value)
    }
    result += text.slice(at, match.index) + value
    if (result.length > LONGEST) return null
    at = end + 1
    reference.lastIndex = at
  }
  return result + text.slice(at)
}
