import { customElementStateOf } from "../custom-elements/create.js"
import { isValueOf } from "../custom-elements/reactions.js"
import { definitionFor } from "../custom-elements/registry.js"
import { localNameOf } from "../nodes/Element.js"
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
    const definition = isValueOf(this) === null ? definitionFor(localNameOf(this), null) : undefined
    const state = customElementStateOf(this)
    if (definition === undefined || definition.disableInternals || (state !== "precustomized" && state !== "custom")) {
      throw new DOMException(`a ${localNameOf(this)} is no custom element that has internals`, "NotSupportedError")
    }
    if (attached.has(this)) throw new DOMException("the internals of the element are attached already", "NotSupportedError")
    attached.add(this)
    return new (part("elements").ElementInternals)(internal, this)
  }
}

mixin(HTMLElement, AttachInternals)
