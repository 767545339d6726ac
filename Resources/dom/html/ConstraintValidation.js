import { fire } from "../events/dispatch.js"
import { getAttributeValue } from "../nodes/Element.js"
import { part } from "../window/part.js"
import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { isDisabled, isFormAssociated, isInDatalist } from "./form-controls.js"
import { boundsOf, kindOf, stepsOf, stepsTo } from "./input-values.js"

/** @type {WeakMap<Element, string>} */
const customMessages = new WeakMap()
/** @type {WeakMap<Element, ValidityState>} */
const states = new WeakMap()

const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** What a form-associated custom element has said of itself: flags, and the message. @type {WeakMap<Element, { flags: object, message: string }>} */
const ownValidity = new WeakMap()

/** What can be wrong with a control, each by its algorithm. */
const constraints = {
  valueMissing(element) {
    if (element.type === "radio") return isMissingChoice(element)
    if (getAttributeValue(element, "required") === null) return false
    if (element.type === "checkbox") return !element.checked
    if (element.localName !== "select" && !isMutable(element)) return false
    return !withoutRequired.has(element.type) && element.value === ""
  },

  typeMismatch(element) {
    const { type, value } = element
    if (value === "") return false
    if (type === "url") return !part("url").URL.canParse(value)
    if (type !== "email") return false
    const addresses = getAttributeValue(element, "multiple") === null ? [value] : value.split(",").map((part) => part.trim())
    return !addresses.every((address) => email.test(address))
  },

  patternMismatch(element) {
    const pattern = getAttributeValue(element, "pattern")
    const { value } = element
    if (pattern === null || !value || element.localName !== "input") return false
    let expression
    try {
      expression = new RegExp(`^(?:${pattern})$`, "v")
    } catch {
      // A pattern that is no regular expression constrains nothing, as the standard says.
      return false
    }
    return !expression.test(value)
  },

  // Only what a user types can be too long or too short; scripts may set anything.
  tooLong: () => false,
  tooShort: () => false,
  rangeUnderflow: (element) => isOutOfRange(element, ({ least }, number) => least !== null && number < least),
  rangeOverflow: (element) => isOutOfRange(element, ({ greatest }, number) => greatest !== null && number > greatest),

  stepMismatch(element) {
    const number = numberOf(element)
    const steps = number === null ? null : stepsOf(element, element.type)
    return steps !== null && !Number.isInteger(stepsTo(number, steps))
  },

  badInput: () => false,
  customError: (element) => (customMessages.get(element) ?? "") !== "",
}

/** The names of the flags, in the order of the dictionary ValidityStateFlags. */
export const validityFlags = Object.keys(constraints)

function isSuffering(element, flag) {
  if (isFormAssociated(element)) return ownValidity.get(element)?.flags[flag] === true
  return constraints[flag](element)
}

function isOutOfRange(element, isOutside) {
  const number = numberOf(element)
  if (number === null) return false
  const bounds = boundsOf(element, element.type)
  if (bounds.reversed) return number > bounds.greatest && number < bounds.least
  return isOutside(bounds, number)
}

/** The number behind the value of an input; null where there is none. */
const numberOf = (element) => (element.localName === "input" ? (kindOf(element.type)?.parse(element.value) ?? null) : null)

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-validitystate-interface */
export class ValidityState {
  #element

  static {
    for (const flag of validityFlags) {
      const members = {
        get [flag]() {
          return isSuffering(this.#element, flag)
        },
      }
      Object.defineProperty(this.prototype, flag, Object.getOwnPropertyDescriptor(members, flag))
    }
  }

  constructor(key, element) {
    requireInternal(key)
    this.#element = element
  }

  get valid() {
    return isSatisfied(this.#element)
  }
}

const isSatisfied = (element) => !validityFlags.some((flag) => isSuffering(element, flag))

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
    return validityOf(this)
  }

  get validationMessage() {
    if (!willValidate(this) || isSatisfied(this)) return ""
    return customMessages.get(this) || messageFor(validityOf(this))
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

export function validityOf(element) {
  let state = states.get(element)
  if (state === undefined) states.set(element, (state = new ValidityState(internal, element)))
  return state
}

/** What a form-associated custom element says of itself. */
export function setOwnValidity(element, flags, message) {
  ownValidity.set(element, { flags, message })
}

export const ownMessage = (element) => ownValidity.get(element)?.message ?? ""

/** What tells of a form-associated custom element what the members of a control do. */
export const constraintsOf = (element) => ({ willValidate: willValidate(element), validity: validityOf(element) })

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#barred-from-constraint-validation */
export function willValidate(element) {
  if (isDisabled(element)) return false
  if (isFormAssociated(element)) return getAttributeValue(element, "readonly") === null && !isInDatalist(element)
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
  if (!willValidate(element) || isSatisfied(element)) return true
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
