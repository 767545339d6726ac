import { defineInterface } from "../web-idl/interface.js"
import { DOMRectReadOnly, setRect } from "./DOMRectReadOnly.js"

/** @see https://drafts.fxtf.org/geometry/#dom-domrect-domrect */
export class DOMRect extends DOMRectReadOnly {
  static fromRect(other = undefined) {
    return super.fromRect(other)
  }

  get x() {
    return super.x
  }

  set x(value) {
    setRect(this, "x", Number(value))
  }

  get y() {
    return super.y
  }

  set y(value) {
    setRect(this, "y", Number(value))
  }

  get width() {
    return super.width
  }

  set width(value) {
    setRect(this, "width", Number(value))
  }

  get height() {
    return super.height
  }

  set height(value) {
    setRect(this, "height", Number(value))
  }
}

defineInterface(DOMRect)
