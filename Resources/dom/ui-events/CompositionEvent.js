import { registerEventInterface } from "../events/create-event.js"
import { eventState } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"
import { UIEvent } from "./UIEvent.js"

/** @see https://w3c.github.io/uievents/#compositionevent */
export class CompositionEvent extends UIEvent {
  #data

  constructor(type, init) {
    super(...arguments)
    this.#data = String(init?.data ?? "")
  }

  get data() {
    return this.#data
  }

  initCompositionEvent(type, bubbles = false, cancelable = false, view = null, data = "") {
    if (eventState(this).dispatching) return
    this.initUIEvent(type, bubbles, cancelable, view, 0)
    this.#data = String(data)
  }
}

defineInterface(CompositionEvent)
registerEventInterface(CompositionEvent, "CompositionEvent")
