import { inlineStyle } from "../css/inline-style.js"

/** @see https://drafts.csswg.org/cssom/#the-elementcssinlinestyle-mixin */
export class ElementCSSInlineStyle {
  get style() {
    return inlineStyle(this)
  }

  set style(value) {
    inlineStyle(this).cssText = value
  }
}
