import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { stringReplaceAll } from "../nodes/replace.js"
import { defineElementSteps } from "../nodes/steps.js"
import { toDOMString, toDOMStringNullAsEmpty } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { mixin } from "../web-idl/mixin.js"
import { ConstraintValidation } from "./ConstraintValidation.js"
import { FormControl } from "./FormControl.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"
import { TextControlState, textControlMembers } from "./text-control.js"

let stateOf

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element */
export class HTMLTextAreaElement extends HTMLElement {
  #text = new TextControlState()

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  static {
    stateOf = (textarea) => textarea.#text
  }

  get type() {
    return "textarea"
  }

  get defaultValue() {
    return this.textContent
  }

  set defaultValue(value) {
    stringReplaceAll(toDOMString(value), this)
  }

  get value() {
    return (this.#text.value ?? this.textContent).replace(/\r\n?/g, "\n")
  }

  set value(value) {
    const old = this.value
    this.#text.value = toDOMStringNullAsEmpty(value)
    const text = this.value
    if (text !== old) this.#text.start = this.#text.end = text.length
  }

  get textLength() {
    return this.value.length
  }
}

/** Puts a control back to its text. */
export function resetTextArea(textarea) {
  stateOf(textarea).value = null
}

defineElementSteps("textarea", { cloned: (textarea, copy) => Object.assign(stateOf(copy), stateOf(textarea)) })

mixin(HTMLTextAreaElement, FormControl)
mixin(HTMLTextAreaElement, ConstraintValidation)
mixin(HTMLTextAreaElement, textControlMembers(stateOf))
reflect(HTMLTextAreaElement, {
  text: "autocomplete dirName name placeholder wrap",
  boolean: "disabled readOnly required",
  nonNegative: { maxLength: -1, minLength: -1 },
  positive: { cols: 20, rows: 2 },
})
defineInterface(HTMLTextAreaElement)
