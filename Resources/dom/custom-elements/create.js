import { elementInterface } from "../nodes/element-interfaces.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { ensureRareData, rareDataOf } from "../nodes/Node.js"
import { internal } from "../web-idl/internal.js"
import { windowOf } from "../window/current.js"
import { part } from "../window/part.js"
import { isValidCustomElementName } from "./names.js"
import { CustomElementState, enqueueUpgrade, flushReactions } from "./reactions.js"
import { definitionFor, hasDefinitions } from "./registry.js"

/** Making custom elements: autonomous ones, and built-in ones that are customized (`is`). */

/** @returns {import("./registry.js").CustomElementDefinition | null} */
function customElementDefinition(document, localName, isValue = null) {
  if (!hasDefinitions() || windowOf(document) === null) return null
  return definitionFor(localName, isValue) ?? null
}

/**
 * Makes an element whose name or `is` value is that of a custom element, defined or not.
 *
 * @param {Document} document
 * @param {string} localName
 * @param {string | null} prefix
 * @param {string | null} isValue
 * @param {boolean | null} synchronous - run the constructor now; otherwise the element is upgraded soon after; null: not before it
 *   joins a document
 * @see https://dom.spec.whatwg.org/#concept-create-element
 */
export function createCustomElement(document, localName, prefix, isValue, synchronous) {
  const definition = customElementDefinition(document, localName, isValue)
  const isAutonomous = definition !== null && definition.name === localName
  if (isAutonomous && synchronous) return part("custom").constructNow(definition, document, prefix)
  const Interface = isAutonomous || isValidCustomElementName(localName) ? baseInterface() : elementInterface(HTML_NAMESPACE, localName)
  const element = new Interface(internal, document, localName, HTML_NAMESPACE, prefix)
  ensureState(element).isValue = isValue
  if (definition === null || synchronous === null) return element
  enqueueUpgrade(element, definition)
  if (synchronous) flushReactions()
  return element
}

/** Notes the `is` attribute of a start tag. */
export function setIsValue(element, value) {
  ensureState(element).isValue = value
}

// An autonomous custom element is an HTMLElement and nothing more, as `article` is.
const baseInterface = () => elementInterface(HTML_NAMESPACE, "article")

export const ensureState = (element) => (ensureRareData(element).customElement ??= new CustomElementState())

/** "undefined", "failed", "precustomized" or "custom"; null for an element that cannot be a custom one. */
export const customElementStateOf = (element) => rareDataOf(element)?.customElement?.state ?? null
