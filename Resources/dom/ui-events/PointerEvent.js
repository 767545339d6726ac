import { defineInterface } from "../web-idl/interface.js"
import { MouseEvent } from "./MouseEvent.js"

/** @see https://w3c.github.io/pointerevents/#pointerevent-interface */
export class PointerEvent extends MouseEvent {
  #pointerId
  #width
  #height
  #pressure
  #tangentialPressure
  #tiltX
  #tiltY
  #twist
  #pointerType
  #isPrimary

  constructor(type, init) {
    super(...arguments)
    this.#pointerId = init?.pointerId | 0
    this.#width = Number(init?.width ?? 1)
    this.#height = Number(init?.height ?? 1)
    this.#pressure = Number(init?.pressure ?? 0)
    this.#tangentialPressure = Number(init?.tangentialPressure ?? 0)
    this.#tiltX = init?.tiltX | 0
    this.#tiltY = init?.tiltY | 0
    this.#twist = init?.twist | 0
    this.#pointerType = String(init?.pointerType ?? "")
    this.#isPrimary = Boolean(init?.isPrimary)
  }

  get pointerId() {
    return this.#pointerId
  }

  get width() {
    return this.#width
  }

  get height() {
    return this.#height
  }

  get pressure() {
    return this.#pressure
  }

  get tangentialPressure() {
    return this.#tangentialPressure
  }

  get tiltX() {
    return this.#tiltX
  }

  get tiltY() {
    return this.#tiltY
  }

  get twist() {
    return this.#twist
  }

  get pointerType() {
    return this.#pointerType
  }

  get isPrimary() {
    return this.#isPrimary
  }

  getCoalescedEvents() {
    return []
  }

  getPredictedEvents() {
    return []
  }
}

defineInterface(PointerEvent)
