import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { toUSVString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { fallbackBaseURL, parseWithBase } from "./base-url.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"

/** @see https://html.spec.whatwg.org/multipage/semantics.html#the-base-element */
export class HTMLBaseElement extends HTMLElement {
  /** Relative to the document's own URL, not to what base elements say. */
  get href() {
    const value = getAttributeValue(this, "href") ?? ""
    return parseWithBase(value, fallbackBaseURL(nodeDocumentOf(this)))?.href ?? value
  }

  set href(value) {
    setAttributeValue(this, "href", toUSVString(value))
  }
}

reflect(HTMLBaseElement, { text: "target" })
defineInterface(HTMLBaseElement)
