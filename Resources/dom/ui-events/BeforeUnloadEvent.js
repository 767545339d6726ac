import { registerEventInterface } from "../events/create-event.js"
import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#beforeunloadevent */
export class BeforeUnloadEvent extends Event {
  #returnValue = ""

  get returnValue() {
    return this.#returnValue
  }

  set returnValue(value) {
    this.#returnValue = String(value)
  }
}

defineInterface(BeforeUnloadEvent)
registerEventInterface(BeforeUnloadEvent, "BeforeUnloadEvent")
