import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

/** @see https://drafts.csswg.org/cssom-view/#the-screen-interface */
export class Screen {
  #viewport

  constructor(key, viewport) {
    requireInternal(key)
    this.#viewport = viewport
  }

  get width() {
    return this.#viewport.width
  }

  get height() {
    return this.#viewport.height
  }

  get availWidth() {
    return this.#viewport.width
  }

  get availHeight() {
    return this.#viewport.height
  }

  get availLeft() {
    return 0
  }

  get availTop() {
    return 0
  }

  get colorDepth() {
    return 24
  }

  get pixelDepth() {
    return 24
  }
}

defineInterface(Screen)
