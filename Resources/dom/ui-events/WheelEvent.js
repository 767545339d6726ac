import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { MouseEvent } from "./MouseEvent.js"

/** @see https://w3c.github.io/uievents/#wheelevent */
export class WheelEvent extends MouseEvent {
  #deltaX
  #deltaY
  #deltaZ
  #deltaMode

  constructor(type, init) {
    super(...arguments)
    this.#deltaX = Number(init?.deltaX ?? 0)
    this.#deltaY = Number(init?.deltaY ?? 0)
    this.#deltaZ = Number(init?.deltaZ ?? 0)
    this.#deltaMode = init?.deltaMode >>> 0
  }

  get deltaX() {
    return this.#deltaX
  }

  get deltaY() {
    return this.#deltaY
  }

  get deltaZ() {
    return this.#deltaZ
  }

  get deltaMode() {
    return this.#deltaMode
  }
}

defineInterface(WheelEvent)
defineConstants(WheelEvent, { DOM_DELTA_PIXEL: 0, DOM_DELTA_LINE: 1, DOM_DELTA_PAGE: 2 })
