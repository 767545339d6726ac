import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { createText } from "../nodes/create-nodes.js"
import { append } from "../nodes/insert.js"
import { stringReplaceAll } from "../nodes/replace.js"
import { defineElementSteps } from "../nodes/steps.js"
import { createElement } from "../nodes/create-element.js"
import { dataOf } from "../nodes/CharacterData.js"
import { following, followingSkippingChildren, nodeTypeOf } from "../nodes/tree.js"
import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentDocument } from "../window/current.js"
import { formOwner, isHTMLElementNamed } from "./form-controls.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"
import { choiceChanged, optionInserted, selectOf, settleSelection } from "./select-options.js"

export let isSelected, setSelectedness

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element */
export class HTMLOptionElement extends HTMLElement {
  // Null while the `selected` attribute counts.
  #selected = null

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  static {
    isSelected = (option) => option.#selected ?? getAttributeValue(option, "selected") !== null
    setSelectedness = (option, selected) => {
      option.#selected = selected
    }
  }

  get form() {
    const select = selectOf(this)
    return select === null ? null : formOwner(select)
  }

  get label() {
    return getAttributeValue(this, "label") ?? this.text
  }

  set label(value) {
    setAttributeValue(this, "label", toDOMString(value))
  }

  get selected() {
    const select = selectOf(this)
    if (select !== null) settleSelection(select)
    return isSelected(this)
  }

  set selected(value) {
    const was = isSelected(this)
    this.#selected = !!value
    const select = selectOf(this)
    if (select === null) return
    settleSelection(select, value ? this : null)
    if (isSelected(this) !== was) choiceChanged(select)
  }

  get value() {
    return getAttributeValue(this, "value") ?? this.text
  }

  set value(value) {
    setAttributeValue(this, "value", toDOMString(value))
  }

  /** Its text without that of scripts, with white space collapsed. */
  get text() {
    let text = ""
    let node = following(this, this)
    while (node !== null) {
      if (isHTMLElementNamed(node, "script")) {
        node = followingSkippingChildren(node, this)
        continue
      }
      if (nodeTypeOf(node) === 3) text += dataOf(node)
      node = following(node, this)
    }
    return text.replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "")
  }

  set text(value) {
    stringReplaceAll(toDOMString(value), this)
  }

  get index() {
    const select = selectOf(this)
    return select === null ? 0 : Math.max(0, Array.prototype.indexOf.call(select.options, this))
  }
}

defineElementSteps("option", {
  inserted(option) {
    const select = selectOf(option)
    if (select !== null) optionInserted(select, option)
  },
})

reflect(HTMLOptionElement, { boolean: "disabled defaultSelected:selected" })
defineInterface(HTMLOptionElement)

/** `new Option(text, value, defaultSelected, selected)`. @see https://html.spec.whatwg.org/multipage/form-elements.html#dom-option */
export function Option(text = "", value = undefined, defaultSelected = false, selected = false) {
  if (new.target === undefined) throw new TypeError("Option is a constructor; call it with new")
  const document = currentDocument()
  const option = createElement(document, "option")
  if (text !== "") append(createText(document, toDOMString(text)), option)
  if (value !== undefined) setAttributeValue(option, "value", toDOMString(value))
  if (defaultSelected) setAttributeValue(option, "selected", "")
  setSelectedness(option, !!selected)
  return option
}

Option.prototype = HTMLOptionElement.prototype
