import { transformed } from "./matrix-arithmetic.js"

let Point

/** `DOMPoint` gives itself: `DOMPointReadOnly`, its parent, must make instances of it. */
export function setPointInterface(Interface) {
  Point = Interface
}

/**
 * A point that a matrix has moved.
 *
 * @param {{ x?: number, y?: number, z?: number, w?: number }} point
 * @param {number[]} cells
 * @returns {DOMPoint}
 */
export function transformPoint({ x = 0, y = 0, z = 0, w = 1 }, cells) {
  return new Point(...transformed(cells, [x, y, z, w].map(Number)))
}
