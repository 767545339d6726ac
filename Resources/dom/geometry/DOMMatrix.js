import { defineInterface } from "../web-idl/interface.js"
import { cellsOf, defineCells, DOMMatrixReadOnly, setMatrixInterface } from "./DOMMatrixReadOnly.js"

/** @see https://drafts.fxtf.org/geometry/#dom-dommatrix-dommatrix */
export class DOMMatrix extends DOMMatrixReadOnly {
  multiplySelf(other) {
    return this.#take(this.multiply(other))
  }

  translateSelf(x, y, z) {
    return this.#take(this.translate(x, y, z))
  }

  scaleSelf(x, y, z) {
    return this.#take(this.scale(x, y, z))
  }

  #take(other) {
    cellsOf(this).splice(0, 16, ...cellsOf(other))
    return this
  }
}

setMatrixInterface(DOMMatrix)
defineCells(DOMMatrix, true)
defineInterface(DOMMatrix)
