import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { defineActivationBehavior } from "../events/activation-behavior.js"
import { collectionOf } from "../nodes/collections.js"
import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { stringReplaceAll } from "../nodes/replace.js"
import { parentOf } from "../nodes/tree.js"
import { toDOMString, toDouble } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { mixin } from "../web-idl/mixin.js"
import { ConstraintValidation } from "./ConstraintValidation.js"
import { formOwner, isHTMLElementNamed, isInteractiveInside, isListed, labeledControl } from "./form-controls.js"
import { FormControl, labelListOf } from "./FormControl.js"
import { HTMLElement } from "./HTMLElement.js"
import { parseFloatingPoint } from "./microsyntaxes.js"
import { reflect } from "./reflect.js"

/** The elements of forms that hold no value of a user. */

/** @see https://html.spec.whatwg.org/multipage/forms.html#the-label-element */
export class HTMLLabelElement extends HTMLElement {
  get control() {
    return labeledControl(this)
  }

  get form() {
    const control = labeledControl(this)
    return control !== null && isListed(control) ? formOwner(control) : null
  }
}

defineActivationBehavior("label", {
  activate(label, event) {
    const control = labeledControl(label)
    if (control === null || isInteractiveInside(label, event.target)) return
    control.click()
  },
})
reflect(HTMLLabelElement, { text: "htmlFor:for" })

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-fieldset-element */
export class HTMLFieldSetElement extends HTMLElement {
  get type() {
    return "fieldset"
  }

  get form() {
    return formOwner(this)
  }

  get elements() {
    return collectionOf(this, "elements", isListed)
  }
}

mixin(HTMLFieldSetElement, ConstraintValidation)
reflect(HTMLFieldSetElement, { text: "name", boolean: "disabled" })

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-legend-element */
export class HTMLLegendElement extends HTMLElement {
  get form() {
    const parent = parentOf(this)
    return parent !== null && isHTMLElementNamed(parent, "fieldset") ? formOwner(parent) : null
  }
}

reflect(HTMLLegendElement, { text: "align" })

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-optgroup-element */
export class HTMLOptGroupElement extends HTMLElement {}

reflect(HTMLOptGroupElement, { text: "label", boolean: "disabled" })

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-datalist-element */
export class HTMLDataListElement extends HTMLElement {
  get options() {
    return collectionOf(this, "options", (element) => isHTMLElementNamed(element, "option"))
  }
}

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-output-element */
export class HTMLOutputElement extends HTMLElement {
  /** @type {string | null} */
  #default = null

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  get type() {
    return "output"
  }

  get value() {
    return this.textContent
  }

  set value(value) {
    this.#default ??= this.textContent
    stringReplaceAll(toDOMString(value), this)
  }

  get defaultValue() {
    return this.#default ?? this.textContent
  }

  set defaultValue(value) {
    if (this.#default === null) stringReplaceAll(toDOMString(value), this)
    else this.#default = toDOMString(value)
  }
}

mixin(HTMLOutputElement, FormControl)
mixin(HTMLOutputElement, ConstraintValidation)
reflect(HTMLOutputElement, { text: "name", tokens: "htmlFor:for" })

const numberOf = (element, name, fallback) => parseFloatingPoint(getAttributeValue(element, name) ?? "") ?? fallback
const clamp = (value, least, greatest) => Math.min(Math.max(value, least), greatest)

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element */
export class HTMLProgressElement extends HTMLElement {
  get value() {
    return clamp(numberOf(this, "value", 0), 0, this.max)
  }

  set value(value) {
    setAttributeValue(this, "value", `${toDouble(value)}`)
  }

  get max() {
    const max = numberOf(this, "max", 1)
    return max > 0 ? max : 1
  }

  set max(value) {
    const max = toDouble(value)
    if (max > 0) setAttributeValue(this, "max", `${max}`)
  }

  get position() {
    return getAttributeValue(this, "value") === null ? -1 : this.value / this.max
  }

  get labels() {
    return labelListOf(this)
  }
}

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element */
export class HTMLMeterElement extends HTMLElement {
  get min() {
    return numberOf(this, "min", 0)
  }

  set min(value) {
    setAttributeValue(this, "min", `${toDouble(value)}`)
  }

  get max() {
    return Math.max(this.min, numberOf(this, "max", 1))
  }

  set max(value) {
    setAttributeValue(this, "max", `${toDouble(value)}`)
  }

  get value() {
    return clamp(numberOf(this, "value", 0), this.min, this.max)
  }

  set value(value) {
    setAttributeValue(this, "value", `${toDouble(value)}`)
  }

  get low() {
    return clamp(numberOf(this, "low", this.min), this.min, this.max)
  }

  set low(value) {
    setAttributeValue(this, "low", `${toDouble(value)}`)
  }

  get high() {
    return clamp(numberOf(this, "high", this.max), this.low, this.max)
  }

  set high(value) {
    setAttributeValue(this, "high", `${toDouble(value)}`)
  }

  get optimum() {
    return clamp(numberOf(this, "optimum", (this.min + this.max) / 2), this.min, this.max)
  }

  set optimum(value) {
    setAttributeValue(this, "optimum", `${toDouble(value)}`)
  }

  get labels() {
    return labelListOf(this)
  }
}

for (const Class of [
  HTMLLabelElement,
  HTMLFieldSetElement,
  HTMLLegendElement,
  HTMLOptGroupElement,
  HTMLDataListElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLMeterElement,
]) {
  defineInterface(Class)
}
