import { toDictionary } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { DOMPoint } from "./DOMPoint.js"
import { DOMRect } from "./DOMRect.js"

/** @see https://drafts.fxtf.org/geometry/#DOMQuad */
export class DOMQuad {
  #points

  constructor(p1 = undefined, p2 = undefined, p3 = undefined, p4 = undefined) {
    this.#points = [p1, p2, p3, p4].map((point) => DOMPoint.fromPoint(point))
  }

  static fromRect(other = undefined) {
    const { x, y, width, height } = DOMRect.fromRect(other)
    return new DOMQuad({ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height })
  }

  static fromQuad(other = undefined) {
    const { p1, p2, p3, p4 } = toDictionary(other, "DOMQuad.fromQuad")
    return new DOMQuad(p1, p2, p3, p4)
  }

  get p1() {
    return this.#points[0]
  }

  get p2() {
    return this.#points[1]
  }

  get p3() {
    return this.#points[2]
  }

  get p4() {
    return this.#points[3]
  }

  getBounds() {
    const xs = this.#points.map((point) => point.x)
    const ys = this.#points.map((point) => point.y)
    const left = Math.min(...xs)
    const top = Math.min(...ys)
    return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top)
  }

  toJSON() {
    const { p1, p2, p3, p4 } = this
    return { p1, p2, p3, p4 }
  }
}

defineInterface(DOMQuad)
