import { defineInterface } from "../web-idl/interface.js"
import { DOMException } from "../web-idl/DOMException.js"
import { transformPoint } from "./transform-point.js"

// The two-dimensional names and the cells they stand for, as indices into sixteen cells, column by column.
const aliases = { a: 0, b: 1, c: 4, d: 5, e: 12, f: 13 }
const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

let Matrix

/** `DOMMatrix` gives itself: `DOMMatrixReadOnly`, its parent, must make instances of it. */
export function setMatrixInterface(Interface) {
  Matrix = Interface
}

export let cellsOf

function multiplied(left, right) {
  const result = new Array(16).fill(0)
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      for (let index = 0; index < 4; index++) result[column * 4 + row] += left[index * 4 + row] * right[column * 4 + index]
    }
  }
  return result
}

function cellsFrom(init) {
  if (init === undefined) return identity.slice()
  if (typeof init === "string") {
    const match = /^\s*(?:none|matrix(3d)?\(([^()]*)\))?\s*$/.exec(init)
    if (match === null) throw new DOMException(`"${init}" is no matrix() or matrix3d()`, "SyntaxError")
    if (match[2] === undefined) return identity.slice()
    return cellsFrom(match[2].split(",").map(Number))
  }
  const numbers = Array.from(init, Number)
  if (numbers.length === 16) return numbers
  if (numbers.length !== 6) throw new TypeError(`a matrix has 6 or 16 numbers, not ${numbers.length}`)
  const cells = identity.slice()
  Object.values(aliases).forEach((cell, index) => {
    cells[cell] = numbers[index]
  })
  return cells
}

/**
 * Matrices that are translated, scaled and multiplied; what turns or skews has no use without a display.
 *
 * @see https://drafts.fxtf.org/geometry/#DOMMatrix
 */
export class DOMMatrixReadOnly {
  #cells

  static {
    cellsOf = (matrix) => matrix.#cells
  }

  constructor(init) {
    this.#cells = cellsFrom(init)
  }

  static fromMatrix(other = {}) {
    const cells = identity.slice()
    for (const [name, cell] of Object.entries(aliases)) if (other[name] !== undefined) cells[cell] = Number(other[name])
    for (let cell = 0; cell < 16; cell++) {
      const value = other[`m${(cell >> 2) + 1}${(cell & 3) + 1}`]
      if (value !== undefined) cells[cell] = Number(value)
    }
    return new this(cells)
  }

  get is2D() {
    return [2, 3, 6, 7, 8, 9, 11, 14].every((cell) => this.#cells[cell] === 0) && this.#cells[10] === 1 && this.#cells[15] === 1
  }

  get isIdentity() {
    return this.#cells.every((cell, index) => cell === identity[index])
  }

  multiply(other = {}) {
    return new Matrix(multiplied(this.#cells, cellsOf(Matrix.fromMatrix(other))))
  }

  translate(x = 0, y = 0, z = 0) {
    return this.multiply({ m41: x, m42: y, m43: z })
  }

  scale(x = 1, y = x, z = 1) {
    return this.multiply({ m11: x, m22: y, m33: z })
  }

  transformPoint(point = {}) {
    return transformPoint(point, this)
  }

  toFloat32Array() {
    return Float32Array.from(this.#cells)
  }

  toFloat64Array() {
    return Float64Array.from(this.#cells)
  }

  toJSON() {
    const json = {}
    for (const name of Object.keys(aliases)) json[name] = this[name]
    for (let cell = 0; cell < 16; cell++) json[`m${(cell >> 2) + 1}${(cell & 3) + 1}`] = this.#cells[cell]
    return { ...json, is2D: this.is2D, isIdentity: this.isIdentity }
  }

  toString() {
    if (!this.is2D) return `matrix3d(${this.#cells.join(", ")})`
    return `matrix(${Object.values(aliases).map((cell) => this.#cells[cell]).join(", ")})`
  }
}

/** Defines an accessor for each cell: `a`-`f` and `m11`-`m44`. */
export function defineCells(Interface, isWritable) {
  const define = (name, cell) =>
    Object.defineProperty(Interface.prototype, name, {
      get() {
        return cellsOf(this)[cell]
      },
      set: isWritable
        ? function (value) {
            cellsOf(this)[cell] = Number(value)
          }
        : undefined,
      configurable: true,
      enumerable: true,
    })
  for (const [name, cell] of Object.entries(aliases)) define(name, cell)
  for (let cell = 0; cell < 16; cell++) define(`m${(cell >> 2) + 1}${(cell & 3) + 1}`, cell)
}

defineCells(DOMMatrixReadOnly, false)
defineInterface(DOMMatrixReadOnly)
