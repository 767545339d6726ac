import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { parseComponentValues } from "./component-values.js"
import { CSSRule } from "./CSSRule.js"
import { makeRegisteredProperty } from "./registered-properties.js"
import { findStop, skipSpace, withoutComments } from "./scan.js"
import { serializeIdentifier, serializeString } from "./serialize.js"

/** What a rule registers, for the cascade. */
export let registrationOf

/** @see https://drafts.css-houdini.org/css-properties-values-api/#the-css-property-rule-interface */
export class CSSPropertyRule extends CSSRule {
  #name
  #syntax
  #inherits
  #initialValue
  #registration

  static {
    registrationOf = (rule) => rule.#registration
  }

  constructor(key, name, { syntax, inherits, initialValue }, registration) {
    super(key)
    this.#name = name
    this.#syntax = syntax
    this.#inherits = inherits
    this.#initialValue = initialValue
    this.#registration = registration
  }

  get name() {
    return this.#name
  }

  get syntax() {
    return this.#syntax
  }

  get inherits() {
    return this.#inherits
  }

  get initialValue() {
    return this.#initialValue
  }

  get cssText() {
    const initial = this.#initialValue ? ` initial-value: ${this.#initialValue};` : ""
    return `@property ${serializeIdentifier(this.#name)} { syntax: ${serializeString(this.#syntax)}; inherits: ${this.#inherits};${initial} }`
  }

  set cssText(text) {}
}

defineInterface(CSSPropertyRule)

/**
 * @param {string} prelude
 * @param {string} body
 * @returns {CSSPropertyRule | null} null when a descriptor is missing or invalid: such a rule is ignored as a whole
 * @see https://drafts.css-houdini.org/css-properties-values-api/#at-property-rule
 */
export function makePropertyRule(prelude, body) {
  const [name, ...more] = parseComponentValues(prelude) ?? []
  if (name?.type !== "ident" || !/^--[^]/.test(name.value) || more.length > 0) return null
  const descriptors = { syntax: null, inherits: null, initialValue: null }
  for (let at = skipSpace(body, 0); at < body.length; ) {
    const end = findStop(body, at, ";")
    const colon = findStop(body, at, ":")
    const text = withoutComments(body.slice(colon + 1, end))
    if (colon < end) takeDescriptor(descriptors, withoutComments(body.slice(at, colon)).toLowerCase(), text)
    at = skipSpace(body, end + 1)
  }
  const { syntax, inherits, initialValue } = descriptors
  if (syntax === null || inherits === null) return null
  const registration = makeRegisteredProperty(name.value, syntax, inherits, initialValue)
  return registration === null ? null : new CSSPropertyRule(internal, name.value, descriptors, registration)
}

function takeDescriptor(descriptors, name, text) {
  if (name === "initial-value") {
    descriptors.initialValue = text
    return
  }
  const [value, ...more] = parseComponentValues(text) ?? []
  if (more.length > 0) return
  if (name === "syntax" && value?.type === "string") descriptors.syntax = value.value
  const word = value?.type === "ident" ? value.value.toLowerCase() : ""
  if (name === "inherits" && (word === "true" || word === "false")) descriptors.inherits = word === "true"
}
