import { enqueueCallback, flushReactions } from "../custom-elements/reactions.js"
import { fire } from "../events/dispatch.js"
import { getAttributeValue, localNameOf } from "../nodes/Element.js"
import { CONNECTED, flagsOf } from "../nodes/Node.js"
import { SubmitEvent } from "../ui-events/SubmitEvent.js"
import { isValid } from "./ConstraintValidation.js"
import { isFormAssociated } from "./form-controls.js"
import { listedElementsOf } from "./FormControls.js"
import { resetInputElement } from "./HTMLInputElement.js"
import { resetSelect } from "./HTMLSelectElement.js"
import { resetTextArea } from "./HTMLTextAreaElement.js"

/**
 * Submits as a submit button does: after validation, with a `submit` event. What a page does with it is up to its scripts; nothing
 * is sent, and no page is left.
 *
 * @param {HTMLFormElement} form
 * @param {Element | null} submitter
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-submit
 */
export function requestSubmit(form, submitter) {
  if ((flagsOf(form) & CONNECTED) === 0) return
  const skipsValidation =
    getAttributeValue(form, "novalidate") !== null ||
    (submitter !== null && getAttributeValue(submitter, "formnovalidate") !== null)
  if (!skipsValidation && !validateForm(form)) return
  fire(form, "submit", { bubbles: true, cancelable: true, submitter }, SubmitEvent)
}

/** Whether all controls are valid; `invalid` is fired at those that are not. */
export function validateForm(form) {
  let valid = true
  for (const element of listedElementsOf(form)) if (hasConstraints(element) && !isValid(element)) valid = false
  return valid
}

const hasConstraints = (element) => isFormAssociated(element) || typeof element.checkValidity === "function"

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset */
export function resetForm(form) {
  if (!fire(form, "reset", { bubbles: true, cancelable: true })) return
  for (const element of listedElementsOf(form)) {
    const localName = localNameOf(element)
    if (isFormAssociated(element)) enqueueCallback(element, "formResetCallback", [])
    else if (localName === "input") resetInputElement(element)
    else if (localName === "textarea") resetTextArea(element)
    else if (localName === "select") resetSelect(element)
  }
  flushReactions()
}
