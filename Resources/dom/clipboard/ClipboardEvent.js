import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://w3c.github.io/clipboard-apis/#clipboardevent */
export class ClipboardEvent extends Event {
  #clipboardData

  constructor(type, init) {
    super(...arguments)
    this.#clipboardData = init?.clipboardData ?? null
  }

  get clipboardData() {
    return this.#clipboardData
  }
}

defineInterface(ClipboardEvent)
