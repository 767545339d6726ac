import { attributesOf } from "../nodes/Element.js"
import { CONNECTED, flagsOf, rareDataOf } from "../nodes/Node.js"
import { DOMException } from "../web-idl/DOMException.js"
import { enqueueCallback } from "./reactions.js"
import { formAssociationHooks } from "./registry.js"

/**
 * @throws what the constructor throws; the element has failed then
 * @see https://html.spec.whatwg.org/multipage/custom-elements.html#concept-upgrade-an-element
 */
export function upgrade(element, definition) {
  const state = rareDataOf(element).customElement
  if (state.state !== "undefined") return
  state.definition = definition
  state.state = "failed"
  for (const { localName, value, namespace } of attributesOf(element)) {
    enqueueCallback(element, "attributeChangedCallback", [localName, null, value, namespace])
  }
  if ((flagsOf(element) & CONNECTED) !== 0) enqueueCallback(element, "connectedCallback", [])
  definition.constructionStack.push(element)
  try {
    if (definition.disableShadow && rareDataOf(element).shadowRoot !== null) {
      throw new DOMException(`the definition of ${definition.name} disables shadow roots`, "NotSupportedError")
    }
    state.state = "precustomized"
    const Constructor = definition.constructor
    if (new Constructor() !== element) throw new TypeError(`the constructor of ${definition.name} returned another object`)
  } catch (error) {
    state.state = "failed"
    state.definition = null
    state.reactions = []
    throw error
  } finally {
    definition.constructionStack.pop()
  }
  state.state = "custom"
  if (definition.formAssociated) formAssociationHooks().upgraded(element)
}
