const cells = (matrix) => [...matrix.toFloat64Array()].map((cell) => Math.round(cell * 1e6) / 1e6 + 0)
const plane = (matrix) => ["a", "b", "c", "d", "e", "f"].map((name) => Math.round(matrix[name] * 1e6) / 1e6 + 0)
const attempt = (run) => {
  try {
    return run()
  } catch (error) {
    return error.name
  }
}
;({
  title: "Matrices and points",
  rows: [
    { reason: "made of nothing, numbers, or transform functions", run: () => [plane(new DOMMatrix()), plane(new DOMMatrix([1, 2, 3, 4, 5, 6])), plane(new DOMMatrix("translate(1in, 2px) scale(2) rotate(90deg)"))], expected: [[1, 0, 0, 1, 0, 0], [1, 2, 3, 4, 5, 6], [0, 2, -2, 0, 96, 2]] },
    { reason: "what is no list of functions with absolute lengths", run: () => [" ", "scale(2),scale(2)", "translate(1em)", "translate(5%)", "rotate(90)", "foo(1)", "scale(1, 2, 3)"].map((text) => attempt(() => new DOMMatrix(text))), expected: Array(7).fill("SyntaxError") },
    { reason: "neither 6 nor 16 numbers", run: () => [attempt(() => new DOMMatrix([1])), attempt(() => DOMMatrix.fromFloat32Array([1, 2, 3, 4, 5, 6]))], expected: ["TypeError", "TypeError"] },
    { reason: "multiplied from the right, and from the left", run: () => [plane(new DOMMatrix([2, 0, 0, 2, 0, 0]).multiply({ e: 5 })), plane(new DOMMatrix([2, 0, 0, 2, 0, 0]).preMultiplySelf({ e: 5 }))], expected: [[2, 0, 0, 2, 10, 0], [2, 0, 0, 2, 5, 0]] },
    { reason: "translated, scaled around an origin, rotated, skewed, flipped", run: () => { const m = new DOMMatrix(); return [plane(m.translate(1, 2)), plane(m.scale(2, 3, 1, 5, 5)), plane(m.rotate(90)), plane(m.rotateFromVector(0, 1)), plane(m.skewX(45)), plane(m.skewY(45)), plane(m.flipX()), plane(m.flipY())] }, expected: [[1, 0, 0, 1, 1, 2], [2, 0, 0, 3, -5, -10], [0, 1, -1, 0, 0, 0], [0, 1, -1, 0, 0, 0], [1, 0, 1, 1, 0, 0], [1, 1, 0, 1, 0, 0], [-1, 0, 0, 1, 0, 0], [1, 0, 0, -1, 0, 0]] },
    { reason: "out of the plane, and not back by itself", run: () => { const m = new DOMMatrix().translateSelf(0, 0, 1); const away = m.is2D; m.translateSelf(0, 0, -1); return [away, m.is2D, m.isIdentity, new DOMMatrix().rotateAxisAngle(0, 0, 1, 30).is2D, new DOMMatrix().rotate(0, 30).is2D] }, expected: [false, false, true, true, false] },
    { reason: "an inverse undoes, in the plane and in space; what has none is NaN", run: () => { const flat = new DOMMatrix([1, 2, 3, 4, 5, 6]); const deep = new DOMMatrix().rotate(10, 20, 30).translate(1, 2, 3).scale3d(2); const none = new DOMMatrix([0, 0, 0, 0, 0, 0]).inverse(); return [plane(flat.multiply(flat.inverse())), cells(deep.multiply(deep.inverse())), none.a, none.is2D] }, expected: [[1, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], NaN, false] },
    { reason: "names of one cell may not contradict each other, nor the plane", run: () => [attempt(() => DOMMatrix.fromMatrix({ a: 1, m11: 2 })), attempt(() => DOMMatrix.fromMatrix({ is2D: true, m33: 2 })), DOMMatrix.fromMatrix({ m33: 2 }).is2D], expected: ["TypeError", "TypeError", false] },
    { reason: "written as CSS, unless a cell cannot be", run: () => [`${new DOMMatrix([1, 2, 3, 4, 5, 6.5])}`, `${new DOMMatrix().translate(0, 0, 1)}`, attempt(() => `${new DOMMatrix([NaN, 0, 0, 1, 0, 0])}`)], expected: ["matrix(1, 2, 3, 4, 5, 6.5)", "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1)", "InvalidStateError"] },
    { reason: "points are moved", run: () => { const m = new DOMMatrix([1, 2, 3, 4, 5, 6]); const { x, y, z, w } = new DOMPoint(1, 2).matrixTransform(m); return [x, y, z, w, m.transformPoint({ x: 1, y: 2 }).x] }, expected: [12, 16, 0, 1, 12] },
    { reason: "quadrilaterals have bounds", run: () => new DOMQuad({ x: 1, y: 2 }, { x: 5 }, { y: 7 }, { x: -3, y: -4 }).getBounds().toJSON(), expected: { x: -3, y: -4, width: 8, height: 11, top: -4, right: 5, bottom: 7, left: -3 } },
  ],
})
