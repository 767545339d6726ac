import { fire } from "../events/dispatch.js"
import { getAttributeValue } from "../nodes/Element.js"
import { part } from "../window/part.js"
import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { isDisabled } from "./form-controls.js"
import { boundsOf, kindOf, stepsOf, stepsTo } from "./input-values.js"

/** @type {WeakMap<Element, string>} */
const customMessages = new WeakMap()
/** @type {WeakMap<Element, ValidityState>} */
const states = new WeakMap()

const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-validitystate-interface */
export class ValidityState {
  #element

  constructor(key, element) {
    requireInternal(key)
    this.#element = element
  }

  get valueMissing() {
    const element = this.#element
    if (element.type === "radio") return isMissingChoice(element)
    if (getAttributeValue(element, "required") === null) return false
    if (element.type === "checkbox") return !element.checked
    if (element.localName !== "select" && !isMutable(element)) return false
    return !withoutRequired.has(element.type) && element.value === ""
  }

  get typeMismatch() {
    const { type, value } = this.#element
    if (value === "") return false
    if (type === "url") return !part("url").URL.canParse(value)
    if (type !== "email") return false
    const addresses = getAttributeValue(this.#element, "multiple") === null ? [value] : value.split(",").map((part) => part.trim())
    return !addresses.every((address) => email.test(address))
  }

  get patternMismatch() {
    const pattern = getAttributeValue(this.#element, "pattern")
    const { value } = this.#element
    if (pattern === null || !value || this.#element.localName !== "input") return false
    let expression
    try {
      expression = new RegExp(`^(?:${pattern})$`, "v")
    } catch {
      // A pattern that is no regular expression constrains nothing, as the standard says.
      return false
    }
    return !expression.test(value)
  }

  // Only what a user types can be too long or too short; scripts may set anything.
  get tooLong() {
    return false
  }

  get tooShort() {
    return false
  }

  get rangeUnderflow() {
    return this.#isOutOfRange(({ least }, number) => least !== null && number < least)
  }

  get rangeOverflow() {
    return this.#isOutOfRange(({ greatest }, number) => greatest !== null && number > greatest)
  }

  #isOutOfRange(isOutside) {
    const number = this.#number()
    if (number === null) return false
    const bounds = boundsOf(this.#element, this.#element.type)
    if (bounds.reversed) return number > bounds.greatest && number < bounds.least
    return isOutside(bounds, number)
  }

  get stepMismatch() {
    const number = this.#number()
    const steps = number === null ? null : stepsOf(this.#element, this.#element.type)
    return steps !== null && !Number.isInteger(stepsTo(number, steps))
  }

  /** The number behind the value of an input; null where there is none. */
  #number() {
    const element = this.#element
    return element.localName === "input" ? (kindOf(element.type)?.parse(element.value) ?? null) : null
  }

  get badInput() {
    return false
  }

  get customError() {
    return (customMessages.get(this.#element) ?? "") !== ""
  }

  get valid() {
    return !flags.some((flag) => this[flag])
  }
}

const flags = [
  "valueMissing",
  "typeMismatch",
  "patternMismatch",
  "rangeUnderflow",
  "rangeOverflow",
  "stepMismatch",
  "customError",
]

defineInterface(ValidityState)

/** Types to which `required` does not apply. */
const withoutRequired = new Set("hidden range color submit image reset button".split(" "))

const isMutable = (element) => !isDisabled(element) && getAttributeValue(element, "readonly") === null

/** Whether one of a group of radio buttons has to be chosen, and none is. */
function isMissingChoice(element) {
  const name = getAttributeValue(element, "name")
  const required = (radio) => getAttributeValue(radio, "required") !== null
  if (!name) return required(element) && !element.checked
  const scope = element.form ?? element.getRootNode()
  const group = Array.from(scope.querySelectorAll("input[type=radio]")).filter((radio) => radio.name === name && radio.form === element.form)
  return group.some(required) && !group.some((radio) => radio.checked)
}

/**
 * Members of the controls that can be invalid.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
 */
export class ConstraintValidation {
  get willValidate() {
    return willValidate(this)
  }

  get validity() {
    let state = states.get(this)
    if (state === undefined) states.set(this, (state = new ValidityState(internal, this)))
    return state
  }

  get validationMessage() {
    if (!willValidate(this) || this.validity.valid) return ""
    return customMessages.get(this) || messageFor(this.validity)
  }

  checkValidity() {
    return isValid(this)
  }

  reportValidity() {
    return isValid(this)
  }

  setCustomValidity(message) {
    customMessages.set(this, toDOMString(message))
  }
}

function willValidate(element) {
  if (isDisabled(element)) return false
  if (element.localName === "input") {
    if (["hidden", "reset", "button"].includes(element.type)) return false
    return getAttributeValue(element, "readonly") === null
  }
  if (element.localName === "textarea") return getAttributeValue(element, "readonly") === null
  if (element.localName === "button") return element.type === "submit"
  return element.localName === "select"
}

/** Whether a control is valid; `invalid` is fired at it if not. */
export function isValid(element) {
  if (!willValidate(element) || element.validity.valid) return true
  fire(element, "invalid", { cancelable: true })
  return false
}

function messageFor(validity) {
  if (validity.valueMissing) return "Fill out this field"
  if (validity.typeMismatch || validity.patternMismatch) return "Match the requested format"
  if (validity.rangeUnderflow) return "Value is too small"
  if (validity.rangeOverflow) return "Value is too large"
  return "Enter a valid value"
}
