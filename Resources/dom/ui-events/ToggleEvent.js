import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/interaction.html#toggleevent */
export class ToggleEvent extends Event {
  #oldState
  #newState

  constructor(type, init) {
    super(...arguments)
    this.#oldState = String(init?.oldState ?? "")
    this.#newState = String(init?.newState ?? "")
  }

  get oldState() {
    return this.#oldState
  }

  get newState() {
    return this.#newState
  }
}

defineInterface(ToggleEvent)
