import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

/** @see https://drafts.csswg.org/cssom/#the-stylesheet-interface */
export class StyleSheet {
  constructor(key) {
    requireInternal(key)
  }

  get type() {
    return "text/css"
  }
}

defineInterface(StyleSheet)
