/** Support conditions. @see https://drafts.csswg.org/css-conditional-3/#at-supports */

import { parseComponentValues } from "./component-values.js"
import { parseDeclaration } from "./parse-value.js"
import { parseSelectorList, SelectorError } from "../selectors/parse-selector.js"
import { preprocess } from "./tokenize.js"

const isWord = (value, word) => value?.type === "ident" && value.value.toLowerCase() === word

/** Whether a declaration is supported: property and value, `!important` allowed. */
export function supportsDeclaration(name, value) {
  return parseDeclaration(name, value.replace(/!\s*important\s*$/i, "")) !== null
}

function supportsSelector(text) {
  try {
    return parseSelectorList(text).length === 1
  } catch (error) {
    if (error instanceof SelectorError) return false
    throw error
  }
}

/** The text inside the brackets of a function or block. */
const inside = (value, text) => text.slice(value.type === "function" ? value.start + value.value.length + 1 : value.start + 1, value.end).replace(/\)$/, "")

function evaluateInParens(value, text) {
  if (value === undefined) return null
  if (value.type === "function") {
    const name = value.value.toLowerCase()
    if (name === "selector") return supportsSelector(inside(value, text))
    return false
  }
  if (value.type !== "(") return null
  const [first, second] = value.children
  if (first?.type === "ident" && second?.type === "colon") {
    const content = inside(value, text)
    const colon = content.indexOf(":")
    return supportsDeclaration(content.slice(0, colon).trim(), content.slice(colon + 1))
  }
  if (first === undefined) return false
  return evaluateCondition(value.children, text) ?? false
}

/** True or false; null when the condition is malformed. */
function evaluateCondition(values, text) {
  if (isWord(values[0], "not")) {
    const inner = values.length === 2 ? evaluateInParens(values[1], text) : null
    return inner === null ? null : !inner
  }
  let result = evaluateInParens(values[0], text)
  if (values.length % 2 === 0) return null
  const joint = values[1]?.type === "ident" ? values[1].value.toLowerCase() : null
  for (let i = 1; i < values.length; i += 2) {
    if ((joint !== "and" && joint !== "or") || !isWord(values[i], joint)) return null
    const next = evaluateInParens(values[i + 1], text)
    if (next === null || result === null) return null
    result = joint === "and" ? result && next : result || next
  }
  return result
}

/**
 * Whether a support condition holds; a malformed one does not.
 *
 * @param {string} source - "(display: grid) and (not (float: none))"
 */
export function supportsCondition(source) {
  const text = preprocess(source)
  const values = parseComponentValues(text)
  return values !== null && values.length > 0 && evaluateCondition(values, text) === true
}
