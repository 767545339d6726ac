import { customElementStateOf } from "../custom-elements/create.js"
import { rareDataOf } from "../nodes/Node.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { mixin } from "../web-idl/mixin.js"
import { HTMLElement } from "./HTMLElement.js"

/** @type {WeakSet<HTMLElement>} */
const attached = new WeakSet()

/**
 * What a custom element keeps to itself.
 *
 * @see https://html.spec.whatwg.org/multipage/custom-elements.html#the-elementinternals-interface
 */
export class ElementInternals {
  #element
  #states = new Set()

  constructor(key, element) {
    requireInternal(key)
    this.#element = element
  }

  /** The shadow root, also a closed one. */
  get shadowRoot() {
    return rareDataOf(this.#element)?.shadowRoot ?? null
  }

  get states() {
    return this.#states
  }
}

defineInterface(ElementInternals)

class AttachInternals {
  attachInternals() {
    if (customElementStateOf(this) === null) {
      throw new DOMException(`a ${this.localName} is no custom element, and has no internals`, "NotSupportedError")
    }
    if (attached.has(this)) throw new DOMException("the internals of the element are attached already", "NotSupportedError")
    attached.add(this)
    return new ElementInternals(internal, this)
  }
}

mixin(HTMLElement, AttachInternals)
