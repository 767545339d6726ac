import { defineActivationBehavior } from "../events/activation-behavior.js"
import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { asciiLowercase } from "../nodes/names.js"
import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { mixin } from "../web-idl/mixin.js"
import { ConstraintValidation } from "./ConstraintValidation.js"
import { formOwner, isDisabled } from "./form-controls.js"
import { requestSubmit, resetForm } from "./form-submission.js"
import { FormControl, SubmitButton } from "./FormControl.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element */
export class HTMLButtonElement extends HTMLElement {
  get type() {
    const value = getAttributeValue(this, "type")
    const type = value === null ? "submit" : asciiLowercase(value)
    return type === "reset" || type === "button" ? type : "submit"
  }

  set type(value) {
    setAttributeValue(this, "type", toDOMString(value))
  }
}

defineActivationBehavior("button", {
  activate(button) {
    if (isDisabled(button)) return
    const form = formOwner(button)
    if (form === null) return
    if (button.type === "submit") requestSubmit(form, button)
    else if (button.type === "reset") resetForm(form)
  },
})

mixin(HTMLButtonElement, FormControl)
mixin(HTMLButtonElement, SubmitButton)
mixin(HTMLButtonElement, ConstraintValidation)
reflect(HTMLButtonElement, {
  text: "name value formTarget command",
  boolean: "disabled formNoValidate",
  enumerated: {
    formEnctype: { values: "application/x-www-form-urlencoded multipart/form-data text/plain", invalid: "application/x-www-form-urlencoded" },
    formMethod: { values: "get post dialog", invalid: "get" },
    popoverTargetAction: { values: "toggle show hide", missing: "toggle" },
  },
})
defineInterface(HTMLButtonElement)
