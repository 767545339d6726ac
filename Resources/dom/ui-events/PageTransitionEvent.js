import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#pagetransitionevent */
export class PageTransitionEvent extends Event {
  #persisted

  constructor(type, init) {
    super(...arguments)
    this.#persisted = Boolean(init?.persisted)
  }

  get persisted() {
    return this.#persisted
  }
}

defineInterface(PageTransitionEvent)
