import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#popstateevent */
export class PopStateEvent extends Event {
  #state
  #hasUAVisualTransition

  constructor(type, init) {
    super(...arguments)
    this.#state = init?.state ?? null
    this.#hasUAVisualTransition = Boolean(init?.hasUAVisualTransition)
  }

  get state() {
    return this.#state
  }

  get hasUAVisualTransition() {
    return this.#hasUAVisualTransition
  }
}

defineInterface(PopStateEvent)
