import { requireArguments, toUSVString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { part } from "../window/part.js"
import { formOwner } from "./form-controls.js"
import { constructEntryList } from "./form-entries.js"
import { HTMLFormElement, isSubmitButton } from "./HTMLFormElement.js"

/** @see https://xhr.spec.whatwg.org/#interface-formdata */
export class FormData {
  /** @type {[string, string | File][]} */
  #entries = []

  constructor(form = undefined, submitter = null) {
    if (form === undefined) return
    if (!(form instanceof HTMLFormElement)) throw new TypeError("FormData: the first argument is not a form")
    if (submitter !== null) {
      if (!isSubmitButton(submitter)) throw new TypeError("FormData: the submitter is not a submit button")
      if (formOwner(submitter) !== form) throw new DOMException("the submitter belongs to another form", "NotFoundError")
    }
    const made = constructEntryList(form, submitter, (entries) => {
      const formData = new FormData()
      formData.#entries = entries
      return formData
    })
    if (made === null) throw new DOMException("the form is making its entries already", "InvalidStateError")
    this.#entries = made.#entries.slice()
  }

  append(name, value, filename = undefined) {
    requireArguments(arguments.length, 2, "FormData.append")
    this.#entries.push(entryOf(name, value, filename, arguments.length > 2))
  }

  delete(name) {
    requireArguments(arguments.length, 1, "FormData.delete")
    const key = toUSVString(name)
    this.#entries = this.#entries.filter((entry) => entry[0] !== key)
  }

  get(name) {
    requireArguments(arguments.length, 1, "FormData.get")
    const key = toUSVString(name)
    return this.#entries.find((entry) => entry[0] === key)?.[1] ?? null
  }

  getAll(name) {
    requireArguments(arguments.length, 1, "FormData.getAll")
    const key = toUSVString(name)
    return this.#entries.filter((entry) => entry[0] === key).map((entry) => entry[1])
  }

  has(name) {
    requireArguments(arguments.length, 1, "FormData.has")
    const key = toUSVString(name)
    return this.#entries.some((entry) => entry[0] === key)
  }

  set(name, value, filename = undefined) {
    requireArguments(arguments.length, 2, "FormData.set")
    const entry = entryOf(name, value, filename, arguments.length > 2)
    const index = this.#entries.findIndex(([key]) => key === entry[0])
    if (index < 0) this.#entries.push(entry)
    else this.#entries = this.#entries.filter(([key], at) => at <= index || key !== entry[0]).with(index, entry)
  }

  *entries() {
    // The list may change while a script walks it.
    for (let index = 0; index < this.#entries.length; index++) yield this.#entries[index].slice()
  }

  *keys() {
    for (const [name] of this.entries()) yield name
  }

  *values() {
    for (const [, value] of this.entries()) yield value
  }

  forEach(callback, thisArgument = undefined) {
    if (typeof callback !== "function") throw new TypeError("FormData.forEach: the callback is not a function")
    for (const [name, value] of this.entries()) Reflect.apply(callback, thisArgument, [value, name, this])
  }
}

/** @see https://xhr.spec.whatwg.org/#create-an-entry */
function entryOf(name, value, filename, hasFilename) {
  const key = toUSVString(name)
  const { Blob, File } = part("platform")
  if (!(value instanceof Blob)) {
    if (hasFilename) throw new TypeError("FormData: a file name goes with a Blob; the value is none")
    return [key, toUSVString(value)]
  }
  if (value instanceof File && !hasFilename) return [key, value]
  const options = { type: value.type, lastModified: value instanceof File ? value.lastModified : undefined }
  return [key, new File([value], hasFilename ? toUSVString(filename) : "blob", options)]
}

defineIterator(FormData, FormData.prototype.entries)
defineInterface(FormData)
