import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://drafts.csswg.org/css-animations/#interface-animationevent */
export class AnimationEvent extends Event {
  #animationName
  #elapsedTime
  #pseudoElement

  constructor(type, init) {
    super(...arguments)
    this.#animationName = String(init?.animationName ?? "")
    this.#elapsedTime = Number(init?.elapsedTime ?? 0)
    this.#pseudoElement = String(init?.pseudoElement ?? "")
  }

  get animationName() {
    return this.#animationName
  }

  get elapsedTime() {
    return this.#elapsedTime
  }

  get pseudoElement() {
    return this.#pseudoElement
  }
}

defineInterface(AnimationEvent)
