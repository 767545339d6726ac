import { collectionOf } from "../nodes/collections.js"
import { stringReplaceAll } from "../nodes/replace.js"
import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { mixin } from "../web-idl/mixin.js"
import { isHTMLElementNamed } from "./form-controls.js"
import { HTMLElement } from "./HTMLElement.js"
import { HTMLHyperlinkElementUtils } from "./HTMLHyperlinkElementUtils.js"
import { referrerPolicies, reflect } from "./reflect.js"

/** Links have no activation behaviour: nothing here leaves the page, and least of all for `javascript:`. */

/** @see https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element */
export class HTMLAnchorElement extends HTMLElement {
  get text() {
    return this.textContent
  }

  set text(value) {
    stringReplaceAll(toDOMString(value), this)
  }
}

/** @see https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element */
export class HTMLAreaElement extends HTMLElement {}

/** @see https://html.spec.whatwg.org/multipage/image-maps.html#the-map-element */
export class HTMLMapElement extends HTMLElement {
  get areas() {
    return collectionOf(this, "areas", (element) => isHTMLElementNamed(element, "area"))
  }
}

mixin(HTMLAnchorElement, HTMLHyperlinkElementUtils)
mixin(HTMLAreaElement, HTMLHyperlinkElementUtils)
reflect(HTMLAnchorElement, {
  text: "target download ping rel hreflang type coords charset name rev shape",
  enumerated: { referrerPolicy: referrerPolicies },
  tokens: "relList:rel",
})
reflect(HTMLAreaElement, {
  text: "alt coords shape target download ping rel",
  enumerated: { referrerPolicy: referrerPolicies },
  tokens: "relList:rel",
  boolean: "noHref",
})
defineInterface(HTMLAnchorElement)
defineInterface(HTMLAreaElement)
reflect(HTMLMapElement, { text: "name" })
defineInterface(HTMLMapElement)
