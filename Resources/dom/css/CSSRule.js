import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

export let setParents

/** @see https://drafts.csswg.org/cssom/#the-cssrule-interface */
export class CSSRule {
  #parentRule = null
  #parentStyleSheet = null

  static {
    setParents = (rule, parentRule, parentStyleSheet) => {
      rule.#parentRule = parentRule
      rule.#parentStyleSheet = parentStyleSheet
    }
  }

  constructor(key) {
    requireInternal(key)
  }

  get cssText() {
    return ""
  }

  // Setting it does nothing, and throws nothing.
  set cssText(text) {}

  get parentRule() {
    return this.#parentRule
  }

  get parentStyleSheet() {
    return this.#parentRule?.parentStyleSheet ?? this.#parentStyleSheet
  }

  get type() {
    return 0
  }
}

defineInterface(CSSRule)
defineConstants(CSSRule, {
  STYLE_RULE: 1,
  CHARSET_RULE: 2,
  IMPORT_RULE: 3,
  MEDIA_RULE: 4,
  FONT_FACE_RULE: 5,
  PAGE_RULE: 6,
  KEYFRAMES_RULE: 7,
  KEYFRAME_RULE: 8,
  MARGIN_RULE: 9,
  NAMESPACE_RULE: 10,
  COUNTER_STYLE_RULE: 11,
  SUPPORTS_RULE: 12,
  FONT_FEATURE_VALUES_RULE: 14
})
