/**
 * Values of declarations: validated against the property's grammar, and made canonical. What does not match is no declaration, so
 * nothing that a value carries can reach another property or an old engine's extensions.
 */

import { canonicalForm } from "./canonical-forms.js"
import { areVariablesValid, closeAtEnd, hasSubstitution, parseComponentValues } from "./component-values.js"
import { propertyNamed } from "./properties.js"
import { withoutComments } from "./scan.js"
import { expandShorthand } from "./shorthands.js"
import { preprocess, trimSpace } from "./tokenize.js"

export const wideKeywords = new Set(["initial", "inherit", "unset", "revert", "revert-layer"])

/**
 * A declaration of a longhand or custom property. A shorthand with var() cannot be expanded before the variables are known: its
 * longhands have an empty value, and `pending` says what they wait for.
 *
 * @typedef {{ name: string, value: string, important: boolean, pending: { shorthand: object, text: string } | null }} Declaration
 */

// The same few values come again and again: documents repeat styles, and editors set them.
const CACHE_SIZE = 4096
const cache = new Map()

function parseUncached(property, text) {
  const values = parseComponentValues(text)
  if (values === null || values.length === 0) return null
  if (hasSubstitution(values)) {
    if (!areVariablesValid(values)) return null
    const written = closeAtEnd(withoutComments(text))
    if (!property.isShorthand) return [[property.name, written, null]]
    const pending = { shorthand: property, text: written }
    return property.longhandNames.map((name) => [name, "", pending])
  }
  if (values.length === 1 && values[0].type === "ident") {
    const keyword = values[0].value.toLowerCase()
    if (wideKeywords.has(keyword)) {
      return property.isShorthand ? property.longhandNames.map((name) => [name, keyword, null]) : [[property.name, keyword, null]]
    }
  }
  if (!property.isShorthand) {
    const value = property.match(values)
    return value === null ? null : [[property.name, canonicalForm(property.name, value), null]]
  }
  const texts = expandShorthand(property, values)
  return texts === null ? null : texts.map((value, i) => [property.longhandNames[i], value, null])
}

/**
 * The longhand values that a declaration of a property stands for.
 *
 * @param {object} property
 * @param {string} text - without `!important`
 * @returns {[name: string, value: string, pending: object | null][] | null} null when the value is invalid
 */
export function parseValue(property, text) {
  const key = `${property.name}:${text}`
  let result = cache.get(key)
  if (result === undefined) {
    result = parseUncached(property, text)
    if (text.length <= 256) {
      if (cache.size >= CACHE_SIZE) cache.clear()
      cache.set(key, result)
    }
  }
  return result
}

/** Whether a custom property can have a value: any tokens but bad strings, bad URLs, stray brackets and variables without a name. */
export function isCustomValue(text) {
  const values = parseComponentValues(text)
  return values !== null && areVariablesValid(values)
}

/**
 * The longhand values for a name as scripts and sheets write it; null when there is no such property or the value is invalid.
 *
 * @param {string} name
 * @param {string} text
 */
export function parseDeclaration(name, text) {
  if (name.startsWith("--")) return name.length > 2 && isCustomValue(text) ? [[name, closeAtEnd(withoutComments(preprocess(text))), null]] : null
  const property = propertyNamed(name.toLowerCase())
  return property === undefined ? null : parseValue(property, trimSpace(text))
}
