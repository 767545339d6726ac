import { requireArguments } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { defineCells, DOMMatrixReadOnly, multiplySelf, operate, setMatrix, setMatrixInterface } from "./DOMMatrixReadOnly.js"
import { matrixFromInit } from "./matrix-init.js"
import { parseTransform } from "./parse-transform.js"

/** @see https://drafts.fxtf.org/geometry/#dom-dommatrix-dommatrix */
export class DOMMatrix extends DOMMatrixReadOnly {
  static fromMatrix(other = undefined) {
    return super.fromMatrix(other)
  }

  static fromFloat32Array(array) {
    return super.fromFloat32Array(array)
  }

  static fromFloat64Array(array) {
    return super.fromFloat64Array(array)
  }

  multiplySelf(other = undefined) {
    return operate(this, "multiply", [other])
  }

  preMultiplySelf(other = undefined) {
    const { cells, is2D } = matrixFromInit(other, "DOMMatrix.preMultiplySelf")
    multiplySelf(this, cells, is2D, true)
    return this
  }

  translateSelf(...args) {
    return operate(this, "translate", args)
  }

  scaleSelf(...args) {
    return operate(this, "scale", args)
  }

  scale3dSelf(...args) {
    return operate(this, "scale3d", args)
  }

  rotateSelf(...args) {
    return operate(this, "rotate", args)
  }

  rotateFromVectorSelf(...args) {
    return operate(this, "rotateFromVector", args)
  }

  rotateAxisAngleSelf(...args) {
    return operate(this, "rotateAxisAngle", args)
  }

  skewXSelf(sx = undefined) {
    return operate(this, "skewX", [sx])
  }

  skewYSelf(sy = undefined) {
    return operate(this, "skewY", [sy])
  }

  invertSelf() {
    return operate(this, "invert", [])
  }

  setMatrixValue(transformList) {
    requireArguments(arguments.length, 1, "DOMMatrix.setMatrixValue")
    setMatrix(this, parseTransform(`${transformList}`))
    return this
  }
}

setMatrixInterface(DOMMatrix)
defineCells(DOMMatrix, true)
defineInterface(DOMMatrix)
