import { getAttributeValue, isElement, localNameOf, setAttributeValue } from "../nodes/Element.js"
import { HTMLCollection } from "../nodes/HTMLCollection.js"
import { NodeList } from "../nodes/NodeList.js"
import { following, nodeDocumentOf, rootOf } from "../nodes/tree.js"
import { toDOMString, toUSVString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { resolveURL } from "./base-url.js"
import { ComputedList, namesOf } from "./ComputedList.js"
import { formOwner, isListed } from "./form-controls.js"
import { requestSubmit, resetForm, validateForm } from "./form-submission.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"

/** The elements of one name: usually radio buttons. @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#radionodelist */
export class RadioNodeList extends NodeList {
  get value() {
    return Array.from(this).find((element) => element.type === "radio" && element.checked)?.value ?? ""
  }

  set value(value) {
    const text = toDOMString(value)
    const radio = Array.from(this).find((element) => element.type === "radio" && element.value === text)
    if (radio !== undefined) radio.checked = true
  }
}

defineInterface(RadioNodeList)

/** The controls of a form by name: one control, or a list of several. */
class FormControls extends ComputedList {
  namedItem(name) {
    if (name === "") return null
    const found = this.elements.filter((element) => namesOf(element).includes(name))
    if (found.length < 2) return found[0] ?? null
    return new RadioNodeList(internal, new ComputedList(() => this.elements.filter((element) => namesOf(element).includes(name))))
  }
}

/** @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmlformcontrolscollection */
export class HTMLFormControlsCollection extends HTMLCollection {}

defineInterface(HTMLFormControlsCollection)

/** @see https://html.spec.whatwg.org/multipage/forms.html#the-form-element */
export class HTMLFormElement extends HTMLElement {
  #elements = null

  get elements() {
    return (this.#elements ??= new HTMLFormControlsCollection(internal, new FormControls(() => controlsOf(this))))
  }

  get length() {
    return controlsOf(this).length
  }

  get action() {
    const document = nodeDocumentOf(this)
    const value = getAttributeValue(this, "action")
    return value ? (resolveURL(document, value)?.href ?? value) : document.URL
  }

  set action(value) {
    setAttributeValue(this, "action", toUSVString(value))
  }

  /** Submits without validation and events; there is nowhere to send anything to. */
  submit() {}

  requestSubmit(submitter = null) {
    if (submitter !== null) {
      if (!isSubmitButton(submitter)) throw new TypeError("the submitter is not a submit button")
      if (formOwner(submitter) !== this) throw new DOMException("the submitter belongs to another form", "NotFoundError")
    }
    requestSubmit(this, submitter)
  }

  reset() {
    resetForm(this)
  }

  checkValidity() {
    return validateForm(this)
  }

  reportValidity() {
    return validateForm(this)
  }
}

export const isSubmitButton = (element) =>
  isElement(element) &&
  ((localNameOf(element) === "button" && element.type === "submit") ||
    (localNameOf(element) === "input" && (element.type === "submit" || element.type === "image")))

function controlsOf(form) {
  const root = rootOf(form)
  const controls = []
  for (let node = following(root, root); node !== null; node = following(node, root)) {
    if (!isElement(node) || !isListed(node) || formOwner(node) !== form) continue
    if (localNameOf(node) !== "input" || node.type !== "image") controls.push(node)
  }
  return controls
}

reflect(HTMLFormElement, {
  text: "acceptCharset:accept-charset name target rel",
  boolean: "noValidate",
  tokens: "relList:rel",
  enumerated: {
    autocomplete: { values: "on off", missing: "on" },
    enctype: { values: "application/x-www-form-urlencoded multipart/form-data text/plain", missing: "application/x-www-form-urlencoded" },
    "encoding:enctype": { values: "application/x-www-form-urlencoded multipart/form-data text/plain", missing: "application/x-www-form-urlencoded" },
    method: { values: "get post dialog", missing: "get" },
  },
})
defineInterface(HTMLFormElement)
Object.defineProperty(HTMLFormElement.prototype, Symbol.iterator, {
  value: function* () {
    yield* controlsOf(this)
  },
  writable: true,
  configurable: true,
})
