import { Event } from "../events/Event.js"
import { isElement } from "../nodes/Element.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/interaction.html#toggleevent */
export class ToggleEvent extends Event {
  #oldState
  #newState
  #source

  constructor(type, init) {
    super(...arguments)
    this.#oldState = String(init?.oldState ?? "")
    this.#newState = String(init?.newState ?? "")
    this.#source = init?.source ?? null
    if (this.#source !== null && !isElement(this.#source)) throw new TypeError("ToggleEvent: source is no element")
  }

  get oldState() {
    return this.#oldState
  }

  get newState() {
    return this.#newState
  }

  get source() {
    return this.#source
  }
}

defineInterface(ToggleEvent)
