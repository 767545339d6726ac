import { defineInterface } from "../web-idl/interface.js"
import { part } from "../window/part.js"
import { HTMLElement } from "./HTMLElement.js"
import { referrerPolicies, reflect } from "./reflect.js"

/** Elements that bring style sheets. What a sheet is, and when it is parsed, is the matter of css/. */

/** @see https://html.spec.whatwg.org/multipage/semantics.html#the-style-element */
export class HTMLStyleElement extends HTMLElement {
  get sheet() {
    return part("css").styleSheetOf(this)
  }

  get disabled() {
    return this.sheet?.disabled ?? false
  }

  set disabled(value) {
    const { sheet } = this
    if (sheet !== null) sheet.disabled = !!value
  }
}

/** @see https://html.spec.whatwg.org/multipage/semantics.html#the-link-element */
export class HTMLLinkElement extends HTMLElement {
  get sheet() {
    return part("css").styleSheetOf(this)
  }

}

reflect(HTMLStyleElement, { text: "media type", tokens: "blocking" })
reflect(HTMLLinkElement, {
  text: "rel media integrity hreflang type imageSrcset imageSizes charset rev target",
  url: "href",
  boolean: "disabled",
  tokens: "relList:rel sizes blocking",
  enumerated: {
    as: { values: "fetch audio document embed font image json manifest object report script sharedworker style text track video worker xslt" },
    crossOrigin: { values: { anonymous: "anonymous", "": "anonymous", "use-credentials": "use-credentials" }, missing: null, invalid: "anonymous" },
    fetchPriority: { values: "high low auto", missing: "auto" },
    referrerPolicy: referrerPolicies,
  },
})
defineInterface(HTMLStyleElement)
defineInterface(HTMLLinkElement)
