import { toDictionary } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import {
  aliases, cellNames, flat, identity, inverted, leavesPlane, multiplied, rotation, scaling, skewing, translation,
} from "./matrix-arithmetic.js"
import { matrixFromInit } from "./matrix-init.js"
import { parseTransform } from "./parse-transform.js"
import { transformPoint } from "./transform-point.js"

let Matrix

/** `DOMMatrix` gives itself: `DOMMatrixReadOnly`, its parent, must make instances of it. */
export function setMatrixInterface(Interface) {
  Matrix = Interface
}

/** The cells of a matrix; setting cells, and multiplying with others from the right or the left, in place. */
export let cellsOf, setMatrix, setCell, multiplySelf

const numberOf = (value, missing) => (value === undefined ? missing : Number(value))

/** What a constructor takes: nothing, a list of transform functions, or 6 or 16 numbers. */
function matrixOf(init) {
  if (init === undefined) return { cells: identity.slice(), is2D: true }
  if (typeof init !== "object" || init === null || typeof init[Symbol.iterator] !== "function") return parseTransform(`${init}`)
  return matrixOfNumbers(Array.from(init, Number))
}

function matrixOfNumbers(numbers) {
  if (numbers.length === 6) return { cells: flat(...numbers), is2D: true }
  if (numbers.length === 16) return { cells: numbers, is2D: false }
  throw new TypeError(`a matrix has 6 or 16 numbers, not ${numbers.length}`)
}

/** The steps of the members that change a matrix; those that give a new one change a copy. */
const operations = {
  multiply(matrix, other) {
    const { cells, is2D } = matrixFromInit(other, "DOMMatrix.multiply")
    multiplySelf(matrix, cells, is2D)
  },

  translate(matrix, x, y, z) {
    const depth = numberOf(z, 0)
    multiplySelf(matrix, translation(numberOf(x, 0), numberOf(y, 0), depth), depth === 0)
  },

  scale(matrix, x, y, z, originX, originY, originZ) {
    const factor = numberOf(x, 1)
    const depth = numberOf(z, 1)
    scaleAround(matrix, [factor, numberOf(y, factor), depth], [originX, originY, originZ], depth === 1)
  },

  scale3d(matrix, scale, ...origin) {
    const factor = numberOf(scale, 1)
    scaleAround(matrix, [factor, factor, factor], origin, factor === 1)
  },

  rotate(matrix, x, y, z) {
    const isAroundZ = y === undefined && z === undefined
    const [byX, byY, byZ] = isAroundZ ? [0, 0, numberOf(x, 0)] : [numberOf(x, 0), numberOf(y, 0), numberOf(z, 0)]
    multiplySelf(matrix, rotation(0, 0, 1, byZ), true)
    if (byY !== 0) multiplySelf(matrix, rotation(0, 1, 0, byY), false)
    if (byX !== 0) multiplySelf(matrix, rotation(1, 0, 0, byX), false)
  },

  rotateFromVector(matrix, x, y) {
    multiplySelf(matrix, rotation(0, 0, 1, (Math.atan2(numberOf(y, 0), numberOf(x, 0)) * 180) / Math.PI), true)
  },

  rotateAxisAngle(matrix, x, y, z, angle) {
    const axis = [numberOf(x, 0), numberOf(y, 0), numberOf(z, 0)]
    multiplySelf(matrix, rotation(...axis, numberOf(angle, 0)), axis[0] === 0 && axis[1] === 0)
  },

  skewX: (matrix, angle) => multiplySelf(matrix, skewing(numberOf(angle, 0), 0), true),
  skewY: (matrix, angle) => multiplySelf(matrix, skewing(0, numberOf(angle, 0)), true),

  invert(matrix) {
    const cells = inverted(cellsOf(matrix))
    // What has no inverse is no matrix of the plane any more either.
    if (cells === null) setMatrix(matrix, { cells: new Array(16).fill(NaN), is2D: false })
    else setMatrix(matrix, { cells, is2D: matrix.is2D })
  },
}

function scaleAround(matrix, factors, origin, isFlat) {
  const [x, y, z] = origin.map((value) => numberOf(value, 0))
  multiplySelf(matrix, translation(x ?? 0, y ?? 0, z ?? 0), !z)
  multiplySelf(matrix, scaling(...factors), isFlat)
  multiplySelf(matrix, translation(-(x ?? 0), -(y ?? 0), -(z ?? 0)), true)
}

/** Does one of the operations to a matrix. @returns the matrix */
export function operate(matrix, name, args) {
  operations[name](matrix, ...args)
  return matrix
}

const copyOf = (matrix) => new Matrix(internal, { cells: cellsOf(matrix).slice(), is2D: matrix.is2D })

/** @see https://drafts.fxtf.org/geometry/#DOMMatrix */
export class DOMMatrixReadOnly {
  #cells
  #is2D

  static {
    cellsOf = (matrix) => matrix.#cells
    setMatrix = (matrix, { cells, is2D }) => {
      matrix.#cells = cells
      matrix.#is2D = is2D
    }
    setCell = (matrix, cell, value) => {
      matrix.#cells[cell] = value
      if (leavesPlane(cell, value)) matrix.#is2D = false
    }
    multiplySelf = (matrix, cells, is2D, isFromLeft = false) => {
      matrix.#cells = isFromLeft ? multiplied(cells, matrix.#cells) : multiplied(matrix.#cells, cells)
      matrix.#is2D &&= is2D
    }
  }

  constructor(init = undefined, made = undefined) {
    const { cells, is2D } = init === internal ? made : matrixOf(init)
    this.#cells = cells
    this.#is2D = is2D
  }

  static fromMatrix(other = undefined) {
    return new this(internal, matrixFromInit(other, "DOMMatrix.fromMatrix"))
  }

  static fromFloat32Array(array) {
    if (!(array instanceof Float32Array)) throw new TypeError("DOMMatrix.fromFloat32Array: the argument is not a Float32Array")
    return new this(internal, matrixOfNumbers(Array.from(array)))
  }

  static fromFloat64Array(array) {
    if (!(array instanceof Float64Array)) throw new TypeError("DOMMatrix.fromFloat64Array: the argument is not a Float64Array")
    return new this(internal, matrixOfNumbers(Array.from(array)))
  }

  get is2D() {
    return this.#is2D
  }

  get isIdentity() {
    return this.#cells.every((cell, index) => cell === identity[index])
  }

  translate(tx = undefined, ty = undefined, tz = undefined) {
    return operate(copyOf(this), "translate", [tx, ty, tz])
  }

  scale(...args) {
    return operate(copyOf(this), "scale", args)
  }

  scaleNonUniform(scaleX = 1, scaleY = 1) {
    return operate(copyOf(this), "scale", [scaleX, scaleY])
  }

  scale3d(...args) {
    return operate(copyOf(this), "scale3d", args)
  }

  rotate(...args) {
    return operate(copyOf(this), "rotate", args)
  }

  rotateFromVector(...args) {
    return operate(copyOf(this), "rotateFromVector", args)
  }

  rotateAxisAngle(...args) {
    return operate(copyOf(this), "rotateAxisAngle", args)
  }

  skewX(sx = undefined) {
    return operate(copyOf(this), "skewX", [sx])
  }

  skewY(sy = undefined) {
    return operate(copyOf(this), "skewY", [sy])
  }

  multiply(other = undefined) {
    return operate(copyOf(this), "multiply", [other])
  }

  flipX() {
    const matrix = copyOf(this)
    multiplySelf(matrix, flat(-1, 0, 0, 1, 0, 0), true)
    return matrix
  }

  flipY() {
    const matrix = copyOf(this)
    multiplySelf(matrix, flat(1, 0, 0, -1, 0, 0), true)
    return matrix
  }

  inverse() {
    return operate(copyOf(this), "invert", [])
  }

  transformPoint(point = undefined) {
    return transformPoint(toDictionary(point, "DOMMatrix.transformPoint"), this.#cells)
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
    for (const name of cellNames) json[name] = this[name]
    return { ...json, is2D: this.is2D, isIdentity: this.isIdentity }
  }

  toString() {
    const cells = this.#is2D ? Object.values(aliases).map((cell) => this.#cells[cell]) : this.#cells
    if (!cells.every(Number.isFinite)) throw new DOMException("a matrix with NaN or infinite cells cannot be written", "InvalidStateError")
    return `${this.#is2D ? "matrix" : "matrix3d"}(${cells.join(", ")})`
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
            setCell(this, cell, Number(value))
          }
        : undefined,
      configurable: true,
      enumerable: true,
    })
  for (const [name, cell] of Object.entries(aliases)) define(name, cell)
  cellNames.forEach(define)
}

defineCells(DOMMatrixReadOnly, false)
defineInterface(DOMMatrixReadOnly)
