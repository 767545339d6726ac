import { defineInterface } from "../web-idl/interface.js"
import { requireArguments, toDOMString } from "../web-idl/conversions.js"
import { Event, eventState, initializeEvent } from "./Event.js"

/** @see https://dom.spec.whatwg.org/#interface-customevent */
export class CustomEvent extends Event {
  #detail = null

  constructor(type, init = undefined) {
    requireArguments(arguments.length, 1, "CustomEvent constructor")
    super(type, init)
    const detail = init?.detail
    if (detail !== undefined) this.#detail = detail
  }

  get detail() {
    return this.#detail
  }

  initCustomEvent(type, bubbles = false, cancelable = false, detail = null) {
    requireArguments(arguments.length, 1, "CustomEvent.initCustomEvent")
    if (eventState(this).dispatching) return
    initializeEvent(this, toDOMString(type), !!bubbles, !!cancelable)
    this.#detail = detail
  }
}

defineInterface(CustomEvent)
