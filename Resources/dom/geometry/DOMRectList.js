import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"

/**
 * A list of rectangles, which does not change once made.
 *
 * @see https://drafts.fxtf.org/geometry/#DOMRectList
 */
export class DOMRectList {
  #length

  constructor(key, rects) {
    if (key !== internal) throw new TypeError("Illegal constructor")
    this.#length = rects.length
    for (let index = 0; index < rects.length; index++) {
      Object.defineProperty(this, index, { value: rects[index], enumerable: true, configurable: true })
    }
  }

  get length() {
    return this.#length
  }

  item(index) {
    return this[index >>> 0] ?? null
  }
}

defineIterator(DOMRectList)
defineInterface(DOMRectList)
