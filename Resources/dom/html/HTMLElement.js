import { Element } from "../nodes/Element.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { part } from "../window/part.js"

/**
 * Members that need more than the element itself are in html-element-members.js.
 *
 * @see https://html.spec.whatwg.org/multipage/dom.html#htmlelement
 */
export class HTMLElement extends Element {
  /** The web calls it only through `super()` of the class of a custom element. */
  constructor(key = undefined, document = undefined, localName = undefined, namespace = undefined, prefix = undefined, exotic = null) {
    if (key === internal) super(internal, document, localName, namespace, prefix, exotic)
    else return part("custom").constructCustomElement(new.target, HTMLElement, key, exotic)
  }
}

defineInterface(HTMLElement)
