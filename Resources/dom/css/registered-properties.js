/**
 * Custom properties that a script or an `@property` rule has registered: with a syntax that values are checked against, an initial value,
 * and whether they are inherited.
 *
 * @see https://drafts.css-houdini.org/css-properties-values-api/
 */

import { toDictionary, toDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { currentDocument } from "../window/current.js"
import { hasSubstitution, parseComponentValues } from "./component-values.js"
import { computeRegistered } from "./computed-value.js"
import { parseSyntax } from "./custom-property-syntax.js"
import { wideKeywords } from "./parse-value.js"
import { trimSpace } from "./tokenize.js"
import { bumpRuleVersion } from "./versions.js"

/** A registration, in the place of a property of the table. */
class RegisteredProperty {
  #syntax

  constructor(name, syntax, inherited, initial) {
    this.name = name
    this.#syntax = syntax
    this.inherited = inherited
    this.initial = initial
  }

  /** The canonical text of a value; null when it does not have the syntax. */
  check(text) {
    if (this.#syntax.isUniversal || wideKeywords.has(text.toLowerCase())) return text
    return this.#match(text)?.text ?? null
  }

  /** @param {import("./computed-style.js").ElementStyle} style */
  compute(style, text) {
    if (this.#syntax.isUniversal || text === "") return text
    const matched = this.#match(text)
    return computeRegistered(style, matched.type, matched.text, (values) => this.#syntax.match(values)?.text ?? null)
  }

  #match(text) {
    const values = parseComponentValues(text)
    return values === null ? null : this.#syntax.match(values)
  }
}

// What depends on the element's font or container.
const relativeUnit = /\d(?:r?(?:em|ex|ch|cap|ic|lh)|cq(?:w|h|i|b|min|max))(?![-\w])/i

/**
 * Whether a text can be the initial value of a syntax: it must not depend on the element.
 *
 * @see https://drafts.css-houdini.org/css-properties-values-api/#computationally-independent
 */
function isInitialValue(syntax, text) {
  const values = parseComponentValues(text)
  if (values === null || hasSubstitution(values)) return false
  if (values.length === 1 && values[0].type === "ident" && wideKeywords.has(values[0].value.toLowerCase())) return false
  return syntax.isUniversal || (syntax.match(values) !== null && !relativeUnit.test(text.replace(/"[^"]*"|'[^']*'/g, "")))
}

/**
 * @param {string} name
 * @param {string} syntaxText
 * @param {boolean} inherits
 * @param {string | null} initialValue - null when there is none, which only the universal syntax allows
 * @returns {RegisteredProperty | null} null when the syntax or the initial value is invalid
 */
export function makeRegisteredProperty(name, syntaxText, inherits, initialValue) {
  const syntax = parseSyntax(syntaxText)
  if (syntax === null) return null
  if (initialValue === null) return syntax.isUniversal ? new RegisteredProperty(name, syntax, inherits, "") : null
  const text = trimSpace(initialValue)
  return isInitialValue(syntax, text) ? new RegisteredProperty(name, syntax, inherits, text) : null
}

/** By document, then name. @type {WeakMap<Document, Map<string, RegisteredProperty>>} */
const byScripts = new WeakMap()

/** What scripts have registered for a document. @returns {Iterable<[string, RegisteredProperty]>} */
export const propertiesOfScripts = (document) => byScripts.get(document) ?? []

/** @see https://drafts.css-houdini.org/css-properties-values-api/#the-registerproperty-function */
export function registerProperty(definition) {
  const dictionary = toDictionary(definition, "CSS.registerProperty")
  const { inherits, initialValue, name, syntax = "*" } = dictionary
  if (name === undefined || inherits === undefined) throw new TypeError("CSS.registerProperty needs a name, and whether it inherits")
  const nameText = toDOMString(name)
  if (!/^--[^]/.test(nameText)) {
    throw new DOMException(`"${nameText}" is not the name of a custom property; write --${nameText}`, "SyntaxError")
  }
  const document = currentDocument()
  let properties = byScripts.get(document)
  if (properties === undefined) byScripts.set(document, (properties = new Map()))
  if (properties.has(nameText)) throw new DOMException(`${nameText} is registered already`, "InvalidModificationError")
  const initial = initialValue === undefined ? null : toDOMString(initialValue)
  const property = makeRegisteredProperty(nameText, toDOMString(syntax), Boolean(inherits), initial)
  if (property === null) {
    throw new DOMException(`the syntax "${syntax}" is invalid, or "${initialValue}" is no initial value of it`, "SyntaxError")
  }
  properties.set(nameText, property)
  bumpRuleVersion()
}
