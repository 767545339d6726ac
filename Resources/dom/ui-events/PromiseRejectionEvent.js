import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/webappapis.html#promiserejectionevent */
export class PromiseRejectionEvent extends Event {
  #promise
  #reason

  constructor(type, init) {
    super(...arguments)
    if (init === undefined || !("promise" in Object(init))) throw new TypeError("PromiseRejectionEvent: the init dictionary lacks a promise")
    this.#promise = init.promise
    this.#reason = init.reason
  }

  get promise() {
    return this.#promise
  }

  get reason() {
    return this.#reason
  }
}

defineInterface(PromiseRejectionEvent)
