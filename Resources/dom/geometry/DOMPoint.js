import { defineInterface } from "../web-idl/interface.js"
import { DOMPointReadOnly, setPoint } from "./DOMPointReadOnly.js"
import { setPointInterface } from "./transform-point.js"

/** @see https://drafts.fxtf.org/geometry/#dom-dompoint-dompoint */
export class DOMPoint extends DOMPointReadOnly {
  static fromPoint(other = undefined) {
    return super.fromPoint(other)
  }

  get x() {
    return super.x
  }

  set x(value) {
    setPoint(this, 0, Number(value))
  }

  get y() {
    return super.y
  }

  set y(value) {
    setPoint(this, 1, Number(value))
  }

  get z() {
    return super.z
  }

  set z(value) {
    setPoint(this, 2, Number(value))
  }

  get w() {
    return super.w
  }

  set w(value) {
    setPoint(this, 3, Number(value))
  }
}

setPointInterface(DOMPoint)
defineInterface(DOMPoint)
