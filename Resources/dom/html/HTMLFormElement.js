import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { getAttributeValue, isElement, localNameOf, setAttributeValue } from "../nodes/Element.js"
import { HTMLCollection } from "../nodes/HTMLCollection.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { requireArguments, toUSVString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { ElementProperties } from "../web-idl/ElementProperties.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { resolveURL } from "./base-url.js"
import { formOwner } from "./form-controls.js"
import { FormProperties } from "./form-properties.js"
import { FormControls } from "./FormControls.js"
import { requestSubmit, resetForm, validateForm } from "./form-submission.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"

/** @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmlformcontrolscollection */
export class HTMLFormControlsCollection extends HTMLCollection {
  /** One control, or a RadioNodeList of several. */
  namedItem(name) {
    requireArguments(arguments.length, 1, "HTMLFormControlsCollection.namedItem")
    return super.namedItem(name)
  }
}

defineInterface(HTMLFormControlsCollection)
defineIterator(HTMLFormControlsCollection)

/** @see https://html.spec.whatwg.org/multipage/forms.html#the-form-element */
export class HTMLFormElement extends HTMLElement {
  #controls = new FormControls(this)
  #elements = null

  constructor(key, document, localName, namespace, prefix) {
    const properties = new ElementProperties()
    super(statefulKey(key), document, localName, namespace, prefix, properties)
    properties.source = new FormProperties(this, this.#controls)
    return upgraded(this)
  }

  get elements() {
    return (this.#elements ??= new HTMLFormControlsCollection(internal, this.#controls))
  }

  get length() {
    return this.#controls.length
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
defineIterator(HTMLFormElement)
