import { dispatch } from "../events/dispatch.js"
import { getAttributeValue, removeAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { asciiLowercase } from "../nodes/names.js"
import { nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { PointerEvent } from "../ui-events/PointerEvent.js"
import { toDOMString, toDOMStringNullAsEmpty } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { mixin } from "../web-idl/mixin.js"
import { windowOf } from "../window/current.js"
import { contentEditableState, isEditable } from "./editing-host.js"
import { ElementCSSInlineStyle } from "./ElementCSSInlineStyle.js"
import { isDisabled } from "./form-controls.js"
import { GlobalEventHandlers } from "./GlobalEventHandlers.js"
import { HTMLElement } from "./HTMLElement.js"
import { HTMLOrSVGElement } from "./HTMLOrSVGElement.js"
import { innerText, setInnerText, setOuterText } from "./inner-text.js"
import { reflect } from "./reflect.js"

/** Elements whose `click()` is running, which does not nest. */
const clicking = new WeakSet()

class HTMLElementMembers {
  /** @see https://html.spec.whatwg.org/multipage/interaction.html#dom-click */
  click() {
    if (isDisabled(this) || clicking.has(this)) return
    clicking.add(this)
    const view = windowOf(nodeDocumentOf(this))
    dispatch(new PointerEvent("click", { bubbles: true, cancelable: true, composed: true, view }), this)
    clicking.delete(this)
  }

  get hidden() {
    const value = getAttributeValue(this, "hidden")
    if (value === null) return false
    return asciiLowercase(value) === "until-found" ? "until-found" : true
  }

  set hidden(value) {
    if (typeof value === "string" && asciiLowercase(value) === "until-found") setAttributeValue(this, "hidden", "until-found")
    else if (value) setAttributeValue(this, "hidden", "")
    else removeAttributeValue(this, "hidden")
  }

  get contentEditable() {
    return contentEditableState(this)
  }

  set contentEditable(value) {
    const keyword = asciiLowercase(toDOMString(value))
    if (keyword === "inherit") removeAttributeValue(this, "contenteditable")
    else if (keyword === "true" || keyword === "false" || keyword === "plaintext-only") {
      setAttributeValue(this, "contenteditable", keyword)
    } else {
      throw new DOMException(`contentEditable cannot be "${value}"; give true, false, plaintext-only or inherit`, "SyntaxError")
    }
  }

  get isContentEditable() {
    return isEditable(this)
  }

  get draggable() {
    const value = getAttributeValue(this, "draggable")
    const keyword = value === null ? null : asciiLowercase(value)
    if (keyword === "true" || keyword === "false") return keyword === "true"
    return this.localName === "img" || (this.localName === "a" && getAttributeValue(this, "href") !== null)
  }

  set draggable(value) {
    setAttributeValue(this, "draggable", value ? "true" : "false")
  }

  get spellcheck() {
    for (let element = this; element !== null && element.nodeType === 1; element = parentOf(element)) {
      const value = getAttributeValue(element, "spellcheck")
      const keyword = value === null ? null : asciiLowercase(value)
      if (keyword === "false") return false
      if (keyword === "true" || keyword === "") return true
    }
    return true
  }

  set spellcheck(value) {
    setAttributeValue(this, "spellcheck", value ? "true" : "false")
  }

  get translate() {
    for (let element = this; element !== null && element.nodeType === 1; element = parentOf(element)) {
      const value = getAttributeValue(element, "translate")
      const keyword = value === null ? null : asciiLowercase(value)
      if (keyword === "no") return false
      if (keyword === "yes" || keyword === "") return true
    }
    return true
  }

  set translate(value) {
    setAttributeValue(this, "translate", value ? "yes" : "no")
  }

  get innerText() {
    return innerText(this)
  }

  set innerText(value) {
    setInnerText(this, toDOMStringNullAsEmpty(value))
  }

  get outerText() {
    return innerText(this)
  }

  set outerText(value) {
    setOuterText(this, toDOMStringNullAsEmpty(value))
  }

  // Nothing is laid out here, so an element has the box of one that is not rendered.
  get offsetParent() {
    return null
  }

  get offsetTop() {
    return 0
  }

  get offsetLeft() {
    return 0
  }

  get offsetWidth() {
    return 0
  }

  get offsetHeight() {
    return 0
  }

  get accessKeyLabel() {
    return getAttributeValue(this, "accesskey") ?? ""
  }
}

mixin(HTMLElement, HTMLElementMembers)
mixin(HTMLElement, HTMLOrSVGElement)
mixin(HTMLElement, GlobalEventHandlers)
mixin(HTMLElement, ElementCSSInlineStyle)

reflect(HTMLElement, {
  text: "title lang accessKey",
  boolean: "inert",
  enumerated: {
    dir: { values: "ltr rtl auto" },
    enterKeyHint: { values: "enter done go next previous search send" },
    inputMode: { values: "none text tel url email numeric decimal search" },
    autocapitalize: { values: { off: "none", none: "none", on: "sentences", sentences: "sentences", words: "words", characters: "characters", "": "" }, invalid: "sentences" },
    writingSuggestions: { values: { true: "true", "": "true", false: "false" }, missing: "true" },
    popover: { values: { auto: "auto", "": "auto", manual: "manual", hint: "hint" }, missing: null, invalid: "manual" },
  },
})
