import { reportException } from "../events/report-exception.js"
import { attributesOf, localNameOf, namespaceOf } from "../nodes/Element.js"
import { elementInterface, isElementInterface } from "../nodes/element-interfaces.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { firstChildOf, isNode, nodeDocumentOf, nodeTypeOf, parentOf } from "../nodes/Node.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { currentDocument } from "../window/current.js"
import { ensureState } from "./create.js"
import { definitionByConstructor } from "./registry.js"
import { standInOf, stateful } from "./stand-in.js"

/** Running the constructors of custom elements. */

/**
 * Makes an autonomous custom element by its constructor, as `createElement` does. If it throws, the error is reported and the element is
 * an unknown one.
 *
 * @see https://dom.spec.whatwg.org/#concept-create-element
 */
export function constructNow(definition, document, prefix) {
  const { localName, constructor: Constructor } = definition
  try {
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
 * @param {unknown} key - the first argument of the constructor
 * @param {unknown} exotic - its last, if a stateful interface has given the first
 * @returns {HTMLElement} for the constructor to return
 * @throws {TypeError} for a constructor that is not that of a custom element, or `super()` called twice
 * @see https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors
 */
export function constructCustomElement(newTarget, Interface, key, exotic) {
  const definition = definitionByConstructor(newTarget)
  if (definition === undefined) throw new TypeError("Illegal constructor: the class is not a custom element; define it first")
  const isAutonomous = definition.name === definition.localName
  const expected = isAutonomous ? Interface : elementInterface(HTML_NAMESPACE, definition.localName)
  if (builtInOf(newTarget) !== expected) {
    throw new TypeError(`Illegal constructor: the class of ${definition.name} does not extend ${expected.name}`)
  }
  const stack = definition.constructionStack
  if (stack.length === 0) {
    const args = [internal, currentDocument(), definition.localName, HTML_NAMESPACE, null, key === stateful ? exotic : null]
    const element = Reflect.construct(Interface, args, newTarget)
    const state = ensureState(element)
    state.state = "custom"
    state.definition = definition
    if (!isAutonomous) state.isValue = definition.name
    return element
  }
  const element = stack[stack.length - 1]
  if (element === null) throw new TypeError(`${definition.name} is constructed already; call super() once`)
  Object.setPrototypeOf(element, newTarget.prototype)
  stack[stack.length - 1] = null
  if (key !== stateful) return element
  return standInOf(element)
}

/** The interface that a class derives from in the end. */
function builtInOf(Class) {
  while (Class !== null && !isElementInterface(Class)) Class = Object.getPrototypeOf(Class)
  return Class
}
