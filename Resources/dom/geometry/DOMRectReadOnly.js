import { toDictionary } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"

/** Sets a coordinate of a rectangle; only `DOMRect` lets scripts do so. */
export let setRect

/** @see https://drafts.fxtf.org/geometry/#DOMRect */
export class DOMRectReadOnly {
  #x
  #y
  #width
  #height

  static {
    setRect = (rect, name, value) => {
      if (name === "x") rect.#x = value
      else if (name === "y") rect.#y = value
      else if (name === "width") rect.#width = value
      else rect.#height = value
    }
  }

  constructor(x = 0, y = 0, width = 0, height = 0) {
    this.#x = Number(x)
    this.#y = Number(y)
    this.#width = Number(width)
    this.#height = Number(height)
  }

  static fromRect(other = undefined) {
    const { x, y, width, height } = toDictionary(other, "DOMRect.fromRect")
    return new this(x, y, width, height)
  }

  get x() {
    return this.#x
  }

  get y() {
    return this.#y
  }

  get width() {
    return this.#width
  }

  get height() {
    return this.#height
  }

  get top() {
    return Math.min(this.#y, this.#y + this.#height)
  }

  get right() {
    return Math.max(this.#x, this.#x + this.#width)
  }

  get bottom() {
    return Math.max(this.#y, this.#y + this.#height)
  }

  get left() {
    return Math.min(this.#x, this.#x + this.#width)
  }

  toJSON() {
    const { x, y, width, height, top, right, bottom, left } = this
    return { x, y, width, height, top, right, bottom, left }
  }
}

defineInterface(DOMRectReadOnly)
