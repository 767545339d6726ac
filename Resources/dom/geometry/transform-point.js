let Point

/** `DOMPoint` gives itself: `DOMPointReadOnly`, its parent, must make instances of it. */
export function setPointInterface(Interface) {
  Point = Interface
}

/**
 * @param {{ x: number, y: number, z: number, w: number }} point
 * @param {object} matrix - a DOMMatrixInit
 * @returns {DOMPoint}
 * @see https://drafts.fxtf.org/geometry/#transform-a-point-with-a-matrix
 */
export function transformPoint({ x = 0, y = 0, z = 0, w = 1 }, matrix = {}) {
  const cell = (row, column) => matrix[`m${row}${column}`] ?? (row === column ? 1 : 0)
  const along = (column) => x * cell(1, column) + y * cell(2, column) + z * cell(3, column) + w * cell(4, column)
  return new Point(along(1), along(2), along(3), along(4))
}
