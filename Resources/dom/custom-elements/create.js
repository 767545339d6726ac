import { reportException } from "../events/report-exception.js"
import { attributesOf, localNameOf, namespaceOf } from "../nodes/Element.js"
import { elementInterface } from "../nodes/element-interfaces.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { ensureRareData, firstChildOf, isNode, nodeDocumentOf, nodeTypeOf, parentOf, rareDataOf } from "../nodes/Node.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { currentDocument, windowOf } from "../window/current.js"
import { CustomElementState, enqueueUpgrade } from "./reactions.js"
import { definitionByConstructor, definitionByName, hasDefinitions } from "./registry.js"

/** Making custom elements. Customized built-in elements (`is`) are not made, as in WebKit. */

/** @returns {import("./registry.js").CustomElementDefinition | null} */
export function customElementDefinition(document, localName) {
  if (!hasDefinitions() || windowOf(document) === null) return null
  return definitionByName(localName) ?? null
}

/**
 * Makes an element whose name is that of a custom element, defined or not.
 *
 * @param {Document} document
 * @param {string} localName
 * @param {string | null} prefix
 * @param {boolean | null} synchronous - run the constructor now; otherwise the element is upgraded soon after; null: not before it
 *   joins a document
 * @see https://dom.spec.whatwg.org/#concept-create-element
 */
export function createCustomElement(document, localName, prefix, synchronous) {
  const definition = customElementDefinition(document, localName)
  if (definition !== null && synchronous) {
    try {
      const Constructor = definition.constructor
      const element = new Constructor()
      requireFreshElement(element, document, localName)
      return element
    } catch (error) {
      reportException(error)
      const Unknown = elementInterface(HTML_NAMESPACE, "")
      const element = new Unknown(internal, document, localName, HTML_NAMESPACE, prefix)
      ensureState(element).state = "failed"
      return element
    }
  }
  const element = new (baseInterface())(internal, document, localName, HTML_NAMESPACE, prefix)
  ensureState(element)
  if (definition !== null && synchronous !== null) enqueueUpgrade(element, definition)
  return element
}

// An autonomous custom element is an HTMLElement and nothing more, as `article` is.
const baseInterface = () => elementInterface(HTML_NAMESPACE, "article")

const ensureState = (element) => (ensureRareData(element).customElement ??= new CustomElementState())

function requireFreshElement(element, document, localName) {
  if (!isNode(element) || nodeTypeOf(element) !== 1 || namespaceOf(element) !== HTML_NAMESPACE) {
    throw new TypeError(`the constructor of ${localName} did not make an HTML element`)
  }
  const refuse = (what) => {
    throw new DOMException(`the constructor of ${localName} ${what}`, "NotSupportedError")
  }
  if (attributesOf(element).length > 0) refuse("added attributes")
  if (firstChildOf(element) !== null) refuse("added children")
  if (parentOf(element) !== null) refuse("inserted the element")
  if (nodeDocumentOf(element) !== document) refuse("made an element of another document")
  if (localNameOf(element) !== localName) refuse(`made a ${localNameOf(element)} element`)
}

/**
 * What the constructor of HTMLElement does when a script calls it, with `super()` or `new`: gives the element that is being upgraded, or
 * makes one.
 *
 * @param {Function} newTarget - `new.target` of the constructor
 * @param {Function} Interface - HTMLElement
 * @returns {HTMLElement} for the constructor to return
 * @throws {TypeError} for a constructor that is not that of a custom element, or `super()` called twice
 * @see https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors
 */
export function constructCustomElement(newTarget, Interface) {
  const definition = definitionByConstructor(newTarget)
  if (definition === undefined) throw new TypeError("Illegal constructor: the class is not a custom element; define it first")
  const stack = definition.constructionStack
  if (stack.length === 0) {
    const args = [internal, currentDocument(), definition.localName, HTML_NAMESPACE, null]
    const element = Reflect.construct(Interface, args, newTarget)
    const state = ensureState(element)
    state.state = "custom"
    state.definition = definition
    return element
  }
  const element = stack[stack.length - 1]
  if (element === null) throw new TypeError(`${definition.name} is constructed already; call super() once`)
  Object.setPrototypeOf(element, newTarget.prototype)
  stack[stack.length - 1] = null
  return element
}

/** "undefined", "failed", "precustomized" or "custom"; null for an element that cannot be a custom one. */
export const customElementStateOf = (element) => rareDataOf(element)?.customElement?.state ?? null
