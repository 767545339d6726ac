/** Matrices as arrays of sixteen cells, column by column: `m11` to `m14`, then `m21` and so on. */

// The two-dimensional names and the cells they stand for.
export const aliases = { a: 0, b: 1, c: 4, d: 5, e: 12, f: 13 }
export const cellNames = Array.from({ length: 16 }, (_, cell) => `m${(cell >> 2) + 1}${(cell & 3) + 1}`)

export const identity = Object.freeze([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

/** The cells that a two-dimensional matrix has as the identity has them. */
const cellsOf3D = [2, 3, 6, 7, 8, 9, 10, 11, 14, 15]

export const isFlat = (cells) => cellsOf3D.every((cell) => cells[cell] === identity[cell])

/** Whether a cell of a value takes a matrix out of the plane. */
export const leavesPlane = (cell, value) => cellsOf3D.includes(cell) && value !== identity[cell]

export const flat = (a, b, c, d, e, f) => [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, e, f, 0, 1]

export function multiplied(left, right) {
  const result = new Array(16)
  for (let column = 0; column < 16; column += 4) {
    for (let row = 0; row < 4; row++) {
      let sum = 0
      for (let index = 0; index < 4; index++) sum += left[index * 4 + row] * right[column + index]
      result[column + row] = sum
    }
  }
  return result
}

export function translation(x, y, z) {
  const cells = identity.slice()
  cells[12] = x
  cells[13] = y
  cells[14] = z
  return cells
}

export function scaling(x, y, z) {
  const cells = identity.slice()
  cells[0] = x
  cells[5] = y
  cells[10] = z
  return cells
}

export const radians = (degrees) => (degrees * Math.PI) / 180

/** The sine of an angle in degrees, without an error at right angles. */
const sineOf = (angle) => (angle % 90 === 0 ? [0, 1, 0, -1][(((angle / 90) % 4) + 4) % 4] : Math.sin(radians(angle)))

/**
 * A rotation around a vector by an angle in degrees; none around no vector.
 *
 * @see https://drafts.csswg.org/css-transforms-2/#Rotate3dDefined
 */
export function rotation(x, y, z, angle) {
  const length = Math.hypot(x, y, z)
  if (length === 0) return identity.slice()
  x /= length
  y /= length
  z /= length
  const sine = sineOf(angle)
  const cosine = sineOf(angle + 90)
  const rest = 1 - cosine
  return [
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0,
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0,
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0,
    0, 0, 0, 1,
  ]
}

/** A skew by angles in degrees. */
export const skewing = (x, y) => flat(1, Math.tan(radians(y)), Math.tan(radians(x)), 1, 0, 0)

export function perspective(distance) {
  const cells = identity.slice()
  cells[11] = -1 / distance
  return cells
}

/** @returns {number[] | null} null for a matrix that has no inverse */
export function inverted(cells) {
  if (isFlat(cells)) {
    const [a, b, c, d, e, f] = Object.values(aliases).map((cell) => cells[cell])
    const determinant = a * d - b * c
    if (!Number.isFinite(determinant) || determinant === 0) return null
    return flat(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * f - d * e) / determinant, (b * e - a * f) / determinant,
    )
  }
  // By the adjugate, whose cells are sums of products of the two-by-two determinants of the halves.
  const pair = (row, left, right) => cells[row + left] * cells[row + 4 + right] - cells[row + right] * cells[row + 4 + left]
  const pairs = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
  const [s0, s1, s2, s3, s4, s5] = pairs.map(([left, right]) => pair(0, left, right))
  const [c0, c1, c2, c3, c4, c5] = pairs.map(([left, right]) => pair(8, left, right))
  const determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
  if (!Number.isFinite(determinant) || determinant === 0) return null
  const m = cells
  const adjugate = [
    m[5] * c5 - m[6] * c4 + m[7] * c3, -m[1] * c5 + m[2] * c4 - m[3] * c3, m[13] * s5 - m[14] * s4 + m[15] * s3, -m[9] * s5 + m[10] * s4 - m[11] * s3,
    -m[4] * c5 + m[6] * c2 - m[7] * c1, m[0] * c5 - m[2] * c2 + m[3] * c1, -m[12] * s5 + m[14] * s2 - m[15] * s1, m[8] * s5 - m[10] * s2 + m[11] * s1,
    m[4] * c4 - m[5] * c2 + m[7] * c0, -m[0] * c4 + m[1] * c2 - m[3] * c0, m[12] * s4 - m[13] * s2 + m[15] * s0, -m[8] * s4 + m[9] * s2 - m[11] * s0,
    -m[4] * c3 + m[5] * c1 - m[6] * c0, m[0] * c3 - m[1] * c1 + m[2] * c0, -m[12] * s3 + m[13] * s1 - m[14] * s0, m[8] * s3 - m[9] * s1 + m[10] * s0,
  ]
  return adjugate.map((cell) => cell / determinant)
}

/** The coordinates of a point that a matrix has moved. @see https://drafts.fxtf.org/geometry/#transform-a-point-with-a-matrix */
export function transformed(cells, [x, y, z, w]) {
  const moved = [0, 1, 2, 3].map((row) => cells[row] * x + cells[4 + row] * y + cells[8 + row] * z + cells[12 + row] * w)
  // In the plane a coordinate that is no number leaves depth and perspective alone.
  return z === 0 && w === 1 && isFlat(cells) ? [moved[0], moved[1], 0, 1] : moved
}
