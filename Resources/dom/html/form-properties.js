import { isHTMLElementNamed, formOwner } from "./form-controls.js"
import { formAround, FormImages } from "./FormControls.js"
import { isGivenName } from "./given-names.js"

/**
 * The properties that a form has by its elements: `form[0]`, `form.email`.
 *
 * @implements {import("../web-idl/indexed-properties.js").IndexedSource}
 * @see https://html.spec.whatwg.org/multipage/forms.html#the-form-element:supported-property-names
 */
export class FormProperties {
  #form
  #controls
  #images
  /** @type {Map<string, Element>} what each name has stood for: it does so when the element is called otherwise */
  #pastNames = new Map()

  /**
   * @param {HTMLFormElement} form
   * @param {import("./FormControls.js").FormControls} controls
   */
  constructor(form, controls) {
    this.#form = form
    this.#controls = controls
    this.#images = new FormImages(form)
  }

  get length() {
    return this.#controls.length
  }

  item(index) {
    return this.#controls.item(index)
  }

  /** @see https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem */
  namedItem(name) {
    if (!isGivenName(name)) return null
    const found = this.#controls.namedItem(name) ?? this.#images.namedItem(name)
    if (found === null) return this.#pastNamed(name)
    // A list of several leaves no trace.
    if ("nodeType" in found) this.#pastNames.set(name, found)
    return found
  }

  #pastNamed(name) {
    const element = this.#pastNames.get(name)
    if (element === undefined) return null
    const owner = isHTMLElementNamed(element, "img") ? formAround(element) : formOwner(element)
    if (owner === this.#form) return element
    this.#pastNames.delete(name)
    return null
  }

  names() {
    const past = [...this.#pastNames.keys()].filter((name) => this.#pastNamed(name) !== null)
    return [...this.#controls.names(), ...this.#images.names(), ...past]
  }
}
