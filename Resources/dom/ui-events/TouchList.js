import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

/** @see https://w3c.github.io/touch-events/#touchlist-interface */
export class TouchList {
  #length

  constructor(key, touches) {
    requireInternal(key)
    this.#length = touches.length
    touches.forEach((value, index) => Object.defineProperty(this, index, { value, enumerable: true, configurable: true }))
  }

  get length() {
    return this.#length
  }

  item(index) {
    return this[index >>> 0] ?? null
  }
}

defineIterator(TouchList)
defineInterface(TouchList)
