import { DOMException } from "../web-idl/DOMException.js"
import { XML_NAMESPACE, XMLNS_NAMESPACE } from "./namespaces.js"

/** Which names elements and attributes may have (https://dom.spec.whatwg.org/#namespaces). */

const asciiWhitespaceNulOrEnd = /[\t\n\f\r \0/>]/
const restOfForeignName = /^[A-Za-z0-9:_\u{80}-\u{10ffff}-][A-Za-z0-9.:_\u{80}-\u{10ffff}-]*$/u

/** @see https://dom.spec.whatwg.org/#valid-element-local-name */
export function isValidElementLocalName(name) {
  if (name === "") return false
  const first = name.charCodeAt(0)
  if ((first >= 97 && first <= 122) || (first >= 65 && first <= 90)) return !asciiWhitespaceNulOrEnd.test(name)
  if (first !== 58 && first !== 95 && first < 128) return false
  return restOfForeignName.test(name.toWellFormed())
}

/** @see https://dom.spec.whatwg.org/#valid-attribute-local-name */
export const isValidAttributeLocalName = (name) => name !== "" && !/[\t\n\f\r \0/=>]/.test(name)

/** @see https://dom.spec.whatwg.org/#valid-namespace-prefix */
export const isValidNamespacePrefix = (prefix) => prefix !== "" && !asciiWhitespaceNulOrEnd.test(prefix)

/** @see https://dom.spec.whatwg.org/#valid-doctype-name */
export const isValidDoctypeName = (name) => !/[\t\n\f\r \0>]/.test(name)

/** Throws `InvalidCharacterError` for a name that no attribute can have. */
export function requireAttributeName(name) {
  if (!isValidAttributeLocalName(name)) throw new DOMException(`"${name}" cannot be the name of an attribute`, "InvalidCharacterError")
}

/**
 * @param {string | null} namespace
 * @param {string} qualifiedName
 * @param {"element" | "attribute"} context
 * @returns {{ namespace: string | null, prefix: string | null, localName: string }}
 * @throws {DOMException} `InvalidCharacterError`, `NamespaceError`
 * @see https://dom.spec.whatwg.org/#validate-and-extract
 */
export function validateAndExtract(namespace, qualifiedName, context) {
  if (namespace === "") namespace = null
  let prefix = null
  let localName = qualifiedName
  const colon = qualifiedName.indexOf(":")
  if (colon >= 0) {
    prefix = qualifiedName.slice(0, colon)
    // What follows a second colon counts for nothing.
    localName = qualifiedName.split(":")[1]
    if (!isValidNamespacePrefix(prefix)) {
      throw new DOMException(`"${prefix}" in "${qualifiedName}" cannot be a namespace prefix`, "InvalidCharacterError")
    }
  }
  const valid = context === "attribute" ? isValidAttributeLocalName(localName) : isValidElementLocalName(localName)
  if (!valid) throw new DOMException(`"${qualifiedName}" cannot be the name of an ${context}`, "InvalidCharacterError")
  if (prefix !== null && namespace === null) {
    throw new DOMException(`"${qualifiedName}" has a prefix, but no namespace`, "NamespaceError")
  }
  if (prefix === "xml" && namespace !== XML_NAMESPACE) {
    throw new DOMException(`the prefix of "${qualifiedName}" belongs to the XML namespace`, "NamespaceError")
  }
  const isXmlns = qualifiedName === "xmlns" || prefix === "xmlns"
  if (isXmlns !== (namespace === XMLNS_NAMESPACE)) {
    throw new DOMException(`"xmlns" and the XMLNS namespace only go together: "${qualifiedName}"`, "NamespaceError")
  }
  return { namespace, prefix, localName }
}

/** @see https://infra.spec.whatwg.org/#ascii-lowercase */
export function asciiLowercase(text) {
  return hasUppercase.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text
}

/** @see https://infra.spec.whatwg.org/#ascii-uppercase */
export function asciiUppercase(text) {
  return hasLowercase.test(text) ? text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()) : text
}

const hasUppercase = /[A-Z]/
const hasLowercase = /[a-z]/
