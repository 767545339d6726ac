import { toDictionary } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { matrixFromInit } from "./matrix-init.js"
import { transformPoint } from "./transform-point.js"

/** Sets a coordinate of a point; only `DOMPoint` lets scripts do so. */
export let setPoint

/** @see https://drafts.fxtf.org/geometry/#DOMPoint */
export class DOMPointReadOnly {
  #coordinates

  static {
    setPoint = (point, index, value) => {
      point.#coordinates[index] = value
    }
  }

  constructor(x = 0, y = 0, z = 0, w = 1) {
    this.#coordinates = [Number(x), Number(y), Number(z), Number(w)]
  }

  static fromPoint(other = undefined) {
    const { x, y, z, w } = toDictionary(other, "DOMPoint.fromPoint")
    return new this(x, y, z, w)
  }

  get x() {
    return this.#coordinates[0]
  }

  get y() {
    return this.#coordinates[1]
  }

  get z() {
    return this.#coordinates[2]
  }

  get w() {
    return this.#coordinates[3]
  }

  matrixTransform(matrix = undefined) {
    return transformPoint(this, matrixFromInit(matrix, "DOMPoint.matrixTransform").cells)
  }

  toJSON() {
    const { x, y, z, w } = this
    return { x, y, z, w }
  }
}

defineInterface(DOMPointReadOnly)
