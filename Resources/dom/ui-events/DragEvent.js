import { registerEventInterface } from "../events/create-event.js"
import { defineInterface } from "../web-idl/interface.js"
import { MouseEvent } from "./MouseEvent.js"

/** @see https://html.spec.whatwg.org/multipage/dnd.html#dragevent */
export class DragEvent extends MouseEvent {
  #dataTransfer

  constructor(type, init) {
    super(...arguments)
    this.#dataTransfer = init?.dataTransfer ?? null
  }

  get dataTransfer() {
    return this.#dataTransfer
  }
}

defineInterface(DragEvent)
registerEventInterface(DragEvent, "DragEvent")
