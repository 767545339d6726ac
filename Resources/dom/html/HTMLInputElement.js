import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { defineActivationBehavior } from "../events/activation-behavior.js"
import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { asciiLowercase } from "../nodes/names.js"
import { defineElementSteps } from "../nodes/steps.js"
import { following, rootOf } from "../nodes/tree.js"
import { toDOMString, toDOMStringNullAsEmpty } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { mixin } from "../web-idl/mixin.js"
import { part } from "../window/part.js"
import { ConstraintValidation } from "./ConstraintValidation.js"
import { fireInputAndChange, formOwner, isDisabled, isHTMLElementNamed } from "./form-controls.js"
import { FormControl, SubmitButton } from "./FormControl.js"
import { requestSubmit, resetForm } from "./form-submission.js"
import { HTMLElement } from "./HTMLElement.js"
import { dateOf, kindOf, sanitizeColor, sanitizeRange, stepped, stepsOf, textOfDate } from "./input-values.js"
import { reflect } from "./reflect.js"
import { TextControlState, textControlMembers } from "./text-control.js"

export let setInputChecked, inputChecked
let stateOf, cloneState, resetInput, setDefaultChecked, changeType

const types =
  "hidden text search tel url email password date month week time datetime-local number range color checkbox radio file submit image reset button"
const knownTypes = new Set(types.split(" "))
/** Types whose value is the attribute alone. */
const defaultMode = new Set("hidden submit image reset button".split(" "))
/** Types with a selection that scripts may read. */
const selectable = new Set("text search url tel password".split(" "))

/** Types whose value is their own, once it is set. */
const hasValueMode = (type) => !defaultMode.has(type) && type !== "checkbox" && type !== "radio" && type !== "file"

const typeOf = (input) => typeNamed(getAttributeValue(input, "type"))

function typeNamed(value) {
  if (value === null) return "text"
  const type = asciiLowercase(value)
  return knownTypes.has(type) ? type : "text"
}

/** @see https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm */
function sanitize(input, type, value) {
  switch (type) {
    case "text":
    case "search":
    case "tel":
    case "password":
      return value.replace(/[\r\n]/g, "")
    case "url":
      return trim(value.replace(/[\r\n]/g, ""))
    case "email": {
      const line = value.replace(/[\r\n]/g, "")
      return getAttributeValue(input, "multiple") === null ? trim(line) : line.split(",").map(trim).join(",")
    }
    case "range":
      return sanitizeRange(input, value)
    case "color":
      return sanitizeColor(value)
    case "datetime-local": {
      const number = kindOf(type).parse(value)
      return number === null ? "" : kindOf(type).write(number)
    }
    default:
      return kindOf(type)?.parse(value) === null ? "" : value
  }
}

const trim = (text) => text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "")

/** @see https://html.spec.whatwg.org/multipage/input.html#the-input-element */
export class HTMLInputElement extends HTMLElement {
  #text = new TextControlState()
  // Null while the `checked` attribute counts.
  #checked = null
  #indeterminate = false
  #files = null
  // What a click has changed ahead of its dispatch, to be put back if it is canceled.
  #beforeClick = null

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  static {
    stateOf = (input) => (selectable.has(typeOf(input)) ? input.#text : null)
    inputChecked = (input) => input.#checked ?? getAttributeValue(input, "checked") !== null
    setInputChecked = (input, checked) => {
      input.#checked = checked
      if (checked && typeOf(input) === "radio") {
        for (const other of radioGroup(input)) if (other !== input) other.#checked = false
      }
    }
    setDefaultChecked = (input) => {
      if (input.#checked === null && typeOf(input) === "radio" && inputChecked(input)) {
        for (const other of radioGroup(input)) if (other !== input && inputChecked(other)) other.#checked = false
      }
    }
    cloneState = (input, copy) => {
      Object.assign(copy.#text, input.#text)
      copy.#checked = input.#checked
    }
    resetInput = (input) => {
      input.#text.value = null
      input.#checked = null
    }

    // What a value becomes when an input is of another type from now on.
    changeType = (input, from, to) => {
      const { value } = input.#text
      if (!hasValueMode(to) && hasValueMode(from)) {
        if (value !== null && value !== "" && to !== "file") setAttributeValue(input, "value", value)
        input.#text.value = null
      } else if (hasValueMode(to)) {
        if (!hasValueMode(from)) input.#text.value = null
        else if (value !== null) input.#text.value = sanitize(input, to, value)
      }
    }

    defineActivationBehavior("input", {
      legacyPreActivate(input) {
        const type = typeOf(input)
        if (type === "checkbox") {
          input.#beforeClick = { checked: inputChecked(input), indeterminate: input.#indeterminate }
          input.#checked = !inputChecked(input)
          input.#indeterminate = false
        } else if (type === "radio") {
          input.#beforeClick = { checked: inputChecked(input), other: radioGroup(input).find(inputChecked) ?? null }
          setInputChecked(input, true)
        }
      },
      legacyCanceledActivate(input) {
        const before = input.#beforeClick
        if (before === null) return
        input.#beforeClick = null
        input.#checked = before.checked
        if ("indeterminate" in before) input.#indeterminate = before.indeterminate
        else if (before.other !== null) setInputChecked(before.other, true)
      },
      activate(input) {
        const type = typeOf(input)
        const before = input.#beforeClick
        input.#beforeClick = null
        if (type === "checkbox" || (type === "radio" && before !== null && !before.checked)) fireInputAndChange(input)
        if (isDisabled(input)) return
        const form = formOwner(input)
        if (form === null) return
        if (type === "submit" || type === "image") requestSubmit(form, input)
        else if (type === "reset") resetForm(form)
      },
    })
  }

  get type() {
    return typeOf(this)
  }

  set type(value) {
    setAttributeValue(this, "type", toDOMString(value))
  }

  get defaultValue() {
    return getAttributeValue(this, "value") ?? ""
  }

  set defaultValue(value) {
    setAttributeValue(this, "value", toDOMString(value))
  }

  /** @see https://html.spec.whatwg.org/multipage/input.html#dom-input-value */
  get value() {
    const type = typeOf(this)
    if (type === "checkbox" || type === "radio") return getAttributeValue(this, "value") ?? "on"
    if (type === "file") return ""
    const attribute = getAttributeValue(this, "value") ?? ""
    return defaultMode.has(type) ? attribute : sanitize(this, type, this.#text.value ?? attribute)
  }

  set value(value) {
    const type = typeOf(this)
    const text = toDOMStringNullAsEmpty(value)
    if (type === "checkbox" || type === "radio" || defaultMode.has(type)) {
      setAttributeValue(this, "value", text)
    } else if (type === "file") {
      if (text !== "") throw new DOMException("a script can only clear a file input", "InvalidStateError")
      this.#files = null
    } else {
      const old = this.value
      this.#text.value = sanitize(this, type, text)
      if (this.#text.value !== old) this.#text.start = this.#text.end = this.#text.value.length
    }
  }

  get checked() {
    return inputChecked(this)
  }

  set checked(value) {
    setInputChecked(this, !!value)
  }

  get indeterminate() {
    return this.#indeterminate
  }

  set indeterminate(value) {
    this.#indeterminate = !!value
  }

  get files() {
    if (typeOf(this) !== "file") return null
    return (this.#files ??= new (part("platform").FileList)(internal, []))
  }

  set files(files) {
    if (typeOf(this) === "file" && files instanceof part("platform").FileList) this.#files = files
  }

  get list() {
    const id = getAttributeValue(this, "list")
    const list = id === null ? null : (rootOf(this).getElementById?.(id) ?? null)
    return list !== null && isHTMLElementNamed(list, "datalist") ? list : null
  }

  get valueAsNumber() {
    return kindOf(typeOf(this))?.parse(this.value) ?? NaN
  }

  set valueAsNumber(value) {
    const type = typeOf(this)
    const number = Number(value)
    if (kindOf(type) === undefined) throw new DOMException(`an input of type "${type}" has no number`, "InvalidStateError")
    if (number === Infinity || number === -Infinity) throw new TypeError("valueAsNumber cannot be infinite")
    this.value = Number.isNaN(number) ? "" : kindOf(type).write(number)
  }

  get valueAsDate() {
    return dateOf(typeOf(this), this.value)
  }

  set valueAsDate(value) {
    const type = typeOf(this)
    if (!kindOf(type)?.hasDate) throw new DOMException(`an input of type "${type}" has no date`, "InvalidStateError")
    if (value !== null && !(value instanceof Date)) throw new TypeError("valueAsDate is a Date or null")
    this.value = value === null ? "" : textOfDate(type, value)
  }

  stepUp(count = 1) {
    this.#step(count | 0)
  }

  stepDown(count = 1) {
    this.#step(-(count | 0))
  }

  #step(count) {
    const type = typeOf(this)
    if (kindOf(type) === undefined || stepsOf(this, type) === null) {
      throw new DOMException(`an input of type "${type}" has no steps here`, "InvalidStateError")
    }
    const text = count === 0 ? null : stepped(this, type, this.value, count)
    if (text !== null) this.value = text
  }

  showPicker() {
    throw new DOMException("there is nobody to show a picker to", "NotAllowedError")
  }
}

/** The radio buttons of which only one can be checked. */
function radioGroup(input) {
  const name = getAttributeValue(input, "name")
  if (!name) return [input]
  const form = formOwner(input)
  const root = rootOf(input)
  const group = []
  for (let node = root; node !== null; node = following(node, root)) {
    if (!isHTMLElementNamed(node, "input") || typeOf(node) !== "radio") continue
    if (getAttributeValue(node, "name") === name && formOwner(node) === form) group.push(node)
  }
  return group
}

/** Puts a control back to what its attributes say. */
export const resetInputElement = (input) => resetInput(input)

defineElementSteps("input", {
  cloned: (input, copy) => cloneState(input, copy),
  inserted: (input) => setDefaultChecked(input),
  attributeChanged(input, localName, oldValue, newValue) {
    if (localName === "type" && typeNamed(oldValue) !== typeNamed(newValue)) changeType(input, typeNamed(oldValue), typeNamed(newValue))
  },
})

mixin(HTMLInputElement, FormControl)
mixin(HTMLInputElement, SubmitButton)
mixin(HTMLInputElement, ConstraintValidation)
mixin(HTMLInputElement, textControlMembers((input) => stateOf(input)))
reflect(HTMLInputElement, {
  text: "accept alt autocomplete dirName formTarget max min name pattern placeholder step useMap align",
  url: "src",
  boolean: "defaultChecked:checked disabled formNoValidate multiple readOnly required",
  enumerated: {
    formEnctype: { values: "application/x-www-form-urlencoded multipart/form-data text/plain", invalid: "application/x-www-form-urlencoded" },
    formMethod: { values: "get post dialog", invalid: "get" },
  },
  nonNegative: { maxLength: -1, minLength: -1 },
  strictlyPositive: { size: 20 },
  unsigned: { width: 0, height: 0 },
})
defineInterface(HTMLInputElement)
