import { createCustomElement } from "../custom-elements/create.js"
import { isValidCustomElementName } from "../custom-elements/names.js"
import { internal } from "../web-idl/internal.js"
import { Element } from "./Element.js"
import { elementInterface } from "./element-interfaces.js"
import { HTML_NAMESPACE } from "./namespaces.js"

/**
 * Makes an element without attributes.
 *
 * @param {Document} document
 * @param {string} localName
 * @param {string | null} [namespace]
 * @param {string | null} [prefix]
 * @param {string | null} [isValue] - the name under which a built-in element is customized
 * @param {boolean} [synchronous] - run the constructor of a custom element now, as a script expects; otherwise the element is
 *   upgraded when it is inserted or the reactions are flushed
 * @returns {Element}
 * @see https://dom.spec.whatwg.org/#concept-create-element
 */
export function createElement(document, localName, namespace = HTML_NAMESPACE, prefix = null, isValue = null, synchronous = false) {
  if (namespace === HTML_NAMESPACE && (isValue !== null || (localName.includes("-") && isValidCustomElementName(localName)))) {
    return createCustomElement(document, localName, prefix, isValue, synchronous)
  }
  const Class = elementInterface(namespace, localName) ?? Element
  return new Class(internal, document, localName, namespace, prefix)
}
