import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#formdataevent */
export class FormDataEvent extends Event {
  #formData

  constructor(type, init) {
    super(...arguments)
    this.#formData = init?.formData ?? null
  }

  get formData() {
    return this.#formData
  }
}

defineInterface(FormDataEvent)
