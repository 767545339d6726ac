import { domTokenList } from "../nodes/DOMTokenList.js"
import { getAttributeValue, removeAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { asciiLowercase } from "../nodes/names.js"
import { nodeDocumentOf } from "../nodes/Node.js"
import { toDOMString, toDOMStringNullAsEmpty, toDouble } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { resolveURL } from "./base-url.js"
import { parseFloatingPoint, parseInteger, parseNonNegativeInteger } from "./microsyntaxes.js"

// The greatest value that an `unsigned long` attribute can reflect: 2^31 - 1.
const MAXIMUM = 2147483647

/**
 * Defines IDL attributes that reflect content attributes. In each list a name stands for both, or is written `idlName:attribute`
 * when the attribute is not the name in lower case.
 *
 * @typedef {object} Reflections
 * @property {string} [text]
 * @property {string} [legacyText] - text that null makes empty
 * @property {string} [url] - resolved against the document's base URL
 * @property {string} [boolean]
 * @property {string} [tokens] - DOMTokenLists; setting one sets the attribute
 * @property {Record<string, Enumeration>} [enumerated] - limited to only known values
 * @property {Record<string, number>} [long] - with the default
 * @property {Record<string, number>} [nonNegative] - `long` limited to only non-negative numbers, with the default
 * @property {Record<string, number>} [unsigned] - `unsigned long`, with the default
 * @property {Record<string, number>} [positive] - `unsigned long` limited to only positive numbers with fallback, with the default
 * @property {Record<string, number>} [strictlyPositive] - the same without a fallback: zero throws
 * @property {Record<string, [number, number, number]>} [clamped] - least, greatest, default
 * @property {Record<string, number>} [double] - with the default
 *
 * @typedef {object} Enumeration
 * @property {string | string[] | Record<string, string>} values - keywords; a record maps a keyword to the state's canonical one
 * @property {string | null} [missing] - what an absent attribute reads as; "" when left out
 * @property {string | null} [invalid] - what an unknown value reads as; that of `missing` when left out
 *
 * @param {Function} Class
 * @param {Reflections} reflections
 * @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
 */
export function reflect(Class, reflections) {
  for (const kind in reflections) {
    const list = reflections[kind]
    const make = kinds[kind]
    if (typeof list === "string") {
      for (const name of list.split(" ")) define(Class, name, make)
    } else {
      for (const name in list) define(Class, name, make, list[name])
    }
  }
}

function define(Class, name, make, option) {
  const colon = name.indexOf(":")
  const idlName = colon < 0 ? name : name.slice(0, colon)
  const attribute = colon < 0 ? name.toLowerCase() : name.slice(colon + 1)
  const { get, set } = make(attribute, option, idlName)
  Object.defineProperty(Class.prototype, idlName, { get, set, enumerable: true, configurable: true })
}

const kinds = {
  text: (attribute) => ({
    get() {
      return getAttributeValue(this, attribute) ?? ""
    },
    set(value) {
      setAttributeValue(this, attribute, toDOMString(value))
    },
  }),

  legacyText: (attribute) => ({
    get() {
      return getAttributeValue(this, attribute) ?? ""
    },
    set(value) {
      setAttributeValue(this, attribute, toDOMStringNullAsEmpty(value))
    },
  }),

  url: (attribute) => ({
    get() {
      const value = getAttributeValue(this, attribute)
      return value === null ? "" : (resolveURL(nodeDocumentOf(this), value)?.href ?? value)
    },
    set(value) {
      setAttributeValue(this, attribute, toDOMString(value).toWellFormed())
    },
  }),

  boolean: (attribute) => ({
    get() {
      return getAttributeValue(this, attribute) !== null
    },
    set(value) {
      if (value) setAttributeValue(this, attribute, "")
      else removeAttributeValue(this, attribute)
    },
  }),

  tokens: (attribute) => ({
    get() {
      return domTokenList(this, attribute, supportedTokens(attribute))
    },
    set(value) {
      setAttributeValue(this, attribute, toDOMString(value))
    },
  }),

  enumerated: (attribute, { values, missing = "", invalid = missing }) => {
    let canonical = null
    return {
      get() {
        const value = getAttributeValue(this, attribute)
        if (value === null) return missing
        canonical ??= canonicalKeywords(values)
        return canonical.get(asciiLowercase(value)) ?? invalid
      },
      set(value) {
        if (missing === null && (value === null || value === undefined)) removeAttributeValue(this, attribute)
        else setAttributeValue(this, attribute, toDOMString(value))
      },
    }
  },

  long: (attribute, fallback) => ({
    get() {
      return readInteger(this, attribute, -MAXIMUM - 1, fallback)
    },
    set(value) {
      setAttributeValue(this, attribute, `${value | 0}`)
    },
  }),

  nonNegative: (attribute, fallback, name) => ({
    get() {
      return readInteger(this, attribute, 0, fallback)
    },
    set(value) {
      const number = value | 0
      if (number < 0) throw new DOMException(`${name} cannot be negative: ${number}`, "IndexSizeError")
      setAttributeValue(this, attribute, `${number}`)
    },
  }),

  unsigned: (attribute, fallback) => ({
    get() {
      return readInteger(this, attribute, 0, fallback)
    },
    set(value) {
      const number = value >>> 0
      setAttributeValue(this, attribute, `${number > MAXIMUM ? fallback : number}`)
    },
  }),

  positive: (attribute, fallback) => ({
    get() {
      return readInteger(this, attribute, 1, fallback)
    },
    set(value) {
      const number = value >>> 0
      setAttributeValue(this, attribute, `${number < 1 || number > MAXIMUM ? fallback : number}`)
    },
  }),

  strictlyPositive: (attribute, fallback, name) => ({
    get() {
      return readInteger(this, attribute, 1, fallback)
    },
    set(value) {
      const number = value >>> 0
      if (number === 0) throw new DOMException(`${name} cannot be 0`, "IndexSizeError")
      setAttributeValue(this, attribute, `${number > MAXIMUM ? fallback : number}`)
    },
  }),

  clamped: (attribute, [least, greatest, fallback]) => ({
    get() {
      const value = getAttributeValue(this, attribute)
      const number = value === null ? null : parseNonNegativeInteger(value)
      return number === null ? fallback : Math.min(Math.max(number, least), greatest)
    },
    set(value) {
      const number = value >>> 0
      setAttributeValue(this, attribute, `${number > MAXIMUM ? fallback : number}`)
    },
  }),

  double: (attribute, fallback) => ({
    get() {
      const value = getAttributeValue(this, attribute)
      return (value === null ? null : parseFloatingPoint(value)) ?? fallback
    },
    set(value) {
      setAttributeValue(this, attribute, `${toDouble(value)}`)
    },
  }),
}

function readInteger(element, attribute, least, fallback) {
  const value = getAttributeValue(element, attribute)
  if (value === null) return fallback
  const number = parseInteger(value)
  return number === null || number < least || number > MAXIMUM ? fallback : number
}

export const referrerPolicies = {
  values:
    "no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url",
}

/** @param {Enumeration["values"]} values */
function canonicalKeywords(values) {
  if (typeof values === "string") values = values.split(" ")
  if (Array.isArray(values)) return new Map(values.map((value) => [value, value]))
  return new Map(Object.entries(values))
}

const linkTypes = new Set(
  "alternate dns-prefetch icon manifest modulepreload next pingback preconnect prefetch preload search stylesheet".split(" "),
)
const sandboxTokens = new Set(
  ("allow-downloads allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-popups " +
    "allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts allow-top-navigation " +
    "allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols").split(" "),
)
const supportedTokens = (attribute) => (attribute === "rel" ? linkTypes : attribute === "sandbox" ? sandboxTokens : null)
