import { registerEventInterface } from "../events/create-event.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { modifiersFrom } from "./modifiers.js"
import { TouchList } from "./TouchList.js"
import { UIEvent } from "./UIEvent.js"

/** @see https://w3c.github.io/touch-events/#touchevent-interface */
export class TouchEvent extends UIEvent {
  #touches
  #targetTouches
  #changedTouches
  #modifiers

  constructor(type, init) {
    super(...arguments)
    this.#touches = new TouchList(internal, Array.from(init?.touches ?? []))
    this.#targetTouches = new TouchList(internal, Array.from(init?.targetTouches ?? []))
    this.#changedTouches = new TouchList(internal, Array.from(init?.changedTouches ?? []))
    this.#modifiers = modifiersFrom(init)
  }

  get touches() {
    return this.#touches
  }

  get targetTouches() {
    return this.#targetTouches
  }

  get changedTouches() {
    return this.#changedTouches
  }

  get altKey() {
    return this.#modifiers.has("Alt")
  }

  get metaKey() {
    return this.#modifiers.has("Meta")
  }

  get ctrlKey() {
    return this.#modifiers.has("Control")
  }

  get shiftKey() {
    return this.#modifiers.has("Shift")
  }
}

defineInterface(TouchEvent)
registerEventInterface(TouchEvent, "TouchEvent")
