import { toDictionary } from "../web-idl/conversions.js"
import { aliases, cellNames, identity, leavesPlane } from "./matrix-arithmetic.js"

const sameValueZero = (left, right) => left === right || (Number.isNaN(left) && Number.isNaN(right))

/**
 * The cells that a dictionary gives a matrix.
 *
 * @param {unknown} other - DOMMatrixInit: also any matrix
 * @returns {{ cells: number[], is2D: boolean }}
 * @throws {TypeError} when names of one cell contradict each other, or cells the claim to be flat
 * @see https://drafts.fxtf.org/geometry/#matrix-validate-and-fixup
 */
export function matrixFromInit(other, member) {
  const init = toDictionary(other, member)
  const cells = identity.slice()
  const given = (name) => (init[name] === undefined ? undefined : Number(init[name]))
  cellNames.forEach((name, cell) => {
    const value = given(name)
    if (value !== undefined) cells[cell] = value
  })
  for (const [name, cell] of Object.entries(aliases)) {
    const value = given(name)
    if (value === undefined) continue
    if (init[cellNames[cell]] !== undefined && !sameValueZero(value, cells[cell])) {
      throw new TypeError(`${member}: ${name} is ${value}, but ${cellNames[cell]} is ${cells[cell]}`)
    }
    cells[cell] = value
  }
  const hasDepth = cells.some((value, cell) => leavesPlane(cell, value))
  if (init.is2D !== undefined && init.is2D && hasDepth) throw new TypeError(`${member}: the matrix is not two-dimensional, as it says`)
  return { cells, is2D: init.is2D === undefined ? !hasDepth : !!init.is2D }
}
