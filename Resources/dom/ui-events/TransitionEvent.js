import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://drafts.csswg.org/css-transitions/#interface-transitionevent */
export class TransitionEvent extends Event {
  #propertyName
  #elapsedTime
  #pseudoElement

  constructor(type, init) {
    super(...arguments)
    this.#propertyName = String(init?.propertyName ?? "")
    this.#elapsedTime = Number(init?.elapsedTime ?? 0)
    this.#pseudoElement = String(init?.pseudoElement ?? "")
  }

  get propertyName() {
    return this.#propertyName
  }

  get elapsedTime() {
    return this.#elapsedTime
  }

  get pseudoElement() {
    return this.#pseudoElement
  }
}

defineInterface(TransitionEvent)
