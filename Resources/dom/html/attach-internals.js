import { customElementStateOf } from "../custom-elements/create.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { mixin } from "../web-idl/mixin.js"
import { part } from "../window/part.js"
import { HTMLElement } from "./HTMLElement.js"

/** @type {WeakSet<HTMLElement>} */
const attached = new WeakSet()

/** @see https://html.spec.whatwg.org/multipage/custom-elements.html#dom-attachinternals */
class AttachInternals {
  attachInternals() {
    if (customElementStateOf(this) === null) {
      throw new DOMException(`a ${this.localName} is no custom element, and has no internals`, "NotSupportedError")
    }
    if (attached.has(this)) throw new DOMException("the internals of the element are attached already", "NotSupportedError")
    attached.add(this)
    return new (part("elements").ElementInternals)(internal, this)
  }
}

mixin(HTMLElement, AttachInternals)
