import { fire } from "../events/dispatch.js"
import { getAttributeValue, localNameOf } from "../nodes/Element.js"
import { FormDataEvent } from "../ui-events/FormDataEvent.js"
import { part } from "../window/part.js"
import { isDisabled, isFormAssociated, isInDatalist } from "./form-controls.js"
import { listedElementsOf } from "./FormControls.js"

/** @type {WeakSet<HTMLFormElement>} forms whose entry list is being made */
const constructing = new WeakSet()

/**
 * What a form submits: names and values of its controls. `formdata` is fired at it, with an object of `FormData` to change them in.
 *
 * @param {HTMLFormElement} form
 * @param {Element | null} submitter
 * @param {(entries: [string, string | File][]) => FormData} createFormData
 * @returns {FormData | null} null when it is being made already
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
 */
export function constructEntryList(form, submitter, createFormData) {
  if (constructing.has(form)) return null
  constructing.add(form)
  try {
    const entries = []
    for (const control of listedElementsOf(form)) addEntries(entries, control, submitter)
    const formData = createFormData(entries)
    fire(form, "formdata", { bubbles: true, formData }, FormDataEvent)
    return formData
  } finally {
    constructing.delete(form)
  }
}

function addEntries(entries, control, submitter) {
  if (isDisabled(control) || isInDatalist(control)) return
  if (isFormAssociated(control)) return addOwnEntries(entries, control)
  const localName = localNameOf(control)
  const { type } = control
  const name = getAttributeValue(control, "name") ?? ""
  if (localName === "fieldset" || localName === "object" || localName === "output") return
  if (isButton(localName, type) && control !== submitter) return
  if (localName === "input" && (type === "checkbox" || type === "radio") && !control.checked) return
  if (type === "image") {
    const prefix = name === "" ? "" : `${name}.`
    entries.push([`${prefix}x`, "0"], [`${prefix}y`, "0"])
    return
  }
  if (name === "") return
  if (localName === "select") {
    for (const option of Array.from(control.options)) if (option.selected && !isDisabled(option)) entries.push([name, option.value])
  } else if (type === "checkbox" || type === "radio") {
    entries.push([name, getAttributeValue(control, "value") ?? "on"])
  } else if (localName === "input" && type === "file") {
    const files = Array.from(control.files ?? [])
    const { File } = part("platform")
    for (const file of files.length > 0 ? files : [new File([], "", { type: "application/octet-stream" })]) entries.push([name, file])
  } else if (type === "hidden" && name.toLowerCase() === "_charset_") {
    entries.push([name, "UTF-8"])
  } else {
    entries.push([name, control.value.toWellFormed()])
  }
  const direction = getAttributeValue(control, "dirname")
  if (direction && (localName === "textarea" || hasDirection.has(type))) entries.push([direction, control.matches(":dir(rtl)") ? "rtl" : "ltr"])
}

/** @type {WeakMap<HTMLElement, string | File | [string, string | File][]>} what form-associated custom elements submit */
const ownValues = new WeakMap()

/** Sets what a form-associated custom element submits; null for nothing. */
export function setSubmissionValue(element, value) {
  if (value === null) ownValues.delete(element)
  else ownValues.set(element, value)
}

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#face-entry-construction */
function addOwnEntries(entries, element) {
  const value = ownValues.get(element)
  if (Array.isArray(value)) entries.push(...value.map((entry) => entry.slice()))
  const name = getAttributeValue(element, "name")
  if (value !== undefined && !Array.isArray(value) && name) entries.push([name, value])
}

const buttons = new Set(["submit", "button", "reset", "image"])
const isButton = (localName, type) => localName === "button" || (localName === "input" && buttons.has(type))
const hasDirection = new Set(["hidden", "text", "search", "tel", "url", "email", "password", "submit", "reset", "button"])
