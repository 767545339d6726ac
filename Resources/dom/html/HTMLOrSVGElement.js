import { getAttributeValue, removeAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { toDOMString } from "../web-idl/conversions.js"
import { datasetOf } from "./DOMStringMap.js"
import { blur, focus } from "./focus.js"
import { tabIndexOf } from "./focusable-area.js"

/**
 * Members of HTML, SVG and MathML elements.
 *
 * @see https://html.spec.whatwg.org/multipage/dom.html#htmlorsvgelement
 */
export class HTMLOrSVGElement {
  get dataset() {
    return datasetOf(this)
  }

  get nonce() {
    return getAttributeValue(this, "nonce") ?? ""
  }

  set nonce(value) {
    setAttributeValue(this, "nonce", toDOMString(value))
  }

  get autofocus() {
    return getAttributeValue(this, "autofocus") !== null
  }

  set autofocus(value) {
    if (value) setAttributeValue(this, "autofocus", "")
    else removeAttributeValue(this, "autofocus")
  }

  get tabIndex() {
    return tabIndexOf(this)
  }

  set tabIndex(value) {
    setAttributeValue(this, "tabindex", `${value | 0}`)
  }

  focus() {
    focus(this)
  }

  blur() {
    blur(this)
  }
}
