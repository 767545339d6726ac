import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submitevent */
export class SubmitEvent extends Event {
  #submitter

  constructor(type, init) {
    super(...arguments)
    this.#submitter = init?.submitter ?? null
  }

  get submitter() {
    return this.#submitter
  }
}

defineInterface(SubmitEvent)
