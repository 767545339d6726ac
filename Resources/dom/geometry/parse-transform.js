import { DOMException } from "../web-idl/DOMException.js"
import { flat, identity, multiplied, perspective, rotation, scaling, skewing, translation } from "./matrix-arithmetic.js"

const pixels = { px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, pt: 96 / 72, pc: 16 }
const degrees = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i

function quantity(text, units, hasUnitlessZero) {
  const match = number.exec(text)
  if (match === null) return null
  const value = Number(match[0])
  const unit = text.slice(match[0].length).toLowerCase()
  if (unit === "") return hasUnitlessZero && value === 0 ? 0 : null
  return Object.hasOwn(units, unit) ? value * units[unit] : null
}

/** The kinds of arguments: text to number, null for what is none. Lengths that depend on an element have no meaning here. */
const kinds = {
  number: (text) => (number.exec(text)?.[0] === text ? Number(text) : null),
  // Numbers, and percentages as numbers.
  factor: (text) => (text.endsWith("%") ? (kinds.number(text.slice(0, -1)) ?? NaN) / 100 : kinds.number(text)),
  length: (text) => quantity(text, pixels, true),
  angle: (text) => quantity(text, degrees, true),
  // `none`, or a length that is not negative and counts as one pixel at least.
  distance: (text) => (text.toLowerCase() === "none" ? Infinity : atLeastOne(quantity(text, pixels, true))),
}

const atLeastOne = (length) => (length === null || length < 0 ? null : Math.max(1, length))

/**
 * The transform functions: the kinds of their arguments, how many are needed, whether they leave the plane, and their matrices.
 *
 * @see https://drafts.csswg.org/css-transforms-2/#transform-functions
 */
const functions = {
  matrix: { kinds: Array(6).fill("number"), make: flat },
  matrix3d: { kinds: Array(16).fill("number"), is3D: true, make: (...cells) => cells },
  translate: { kinds: ["length", "length"], needed: 1, make: (x, y = 0) => translation(x, y, 0) },
  translatex: { kinds: ["length"], make: (x) => translation(x, 0, 0) },
  translatey: { kinds: ["length"], make: (y) => translation(0, y, 0) },
  translatez: { kinds: ["length"], is3D: true, make: (z) => translation(0, 0, z) },
  translate3d: { kinds: ["length", "length", "length"], is3D: true, make: translation },
  scale: { kinds: ["factor", "factor"], needed: 1, make: (x, y = x) => scaling(x, y, 1) },
  scalex: { kinds: ["factor"], make: (x) => scaling(x, 1, 1) },
  scaley: { kinds: ["factor"], make: (y) => scaling(1, y, 1) },
  scalez: { kinds: ["factor"], is3D: true, make: (z) => scaling(1, 1, z) },
  scale3d: { kinds: ["factor", "factor", "factor"], is3D: true, make: scaling },
  rotate: { kinds: ["angle"], make: (angle) => rotation(0, 0, 1, angle) },
  rotatex: { kinds: ["angle"], is3D: true, make: (angle) => rotation(1, 0, 0, angle) },
  rotatey: { kinds: ["angle"], is3D: true, make: (angle) => rotation(0, 1, 0, angle) },
  rotatez: { kinds: ["angle"], make: (angle) => rotation(0, 0, 1, angle) },
  rotate3d: { kinds: ["number", "number", "number", "angle"], is3D: true, make: rotation },
  skew: { kinds: ["angle", "angle"], needed: 1, make: (x, y = 0) => skewing(x, y) },
  skewx: { kinds: ["angle"], make: (x) => skewing(x, 0) },
  skewy: { kinds: ["angle"], make: (y) => skewing(0, y) },
  perspective: { kinds: ["distance"], is3D: true, make: perspective },
}

/**
 * The matrix of a list of CSS transform functions.
 *
 * @param {string} text
 * @returns {{ cells: number[], is2D: boolean }}
 * @throws {DOMException} `SyntaxError`, also for units that only mean something in an element
 * @see https://drafts.fxtf.org/geometry/#parse-a-string-into-an-abstract-matrix
 */
export function parseTransform(text) {
  const list = text.replace(/\/\*[^]*?\*\//g, " ").trim()
  let cells = identity.slice()
  let is2D = true
  if (text === "" || list.toLowerCase() === "none") return { cells, is2D }
  const refuse = () => new DOMException(`"${text}" is no list of transform functions with absolute lengths`, "SyntaxError")
  if (list === "") throw refuse()
  // The end closes what is open, as everywhere in CSS.
  const call = /([a-z0-9]+)\(([^()]*)(?:\)|$)\s*/iy
  while (call.lastIndex < list.length) {
    const match = call.exec(list)
    const name = match?.[1].toLowerCase()
    if (match === null || !Object.hasOwn(functions, name)) throw refuse()
    const { kinds: expected, needed = expected.length, is3D = false, make } = functions[name]
    const given = match[2].split(",").map((argument) => argument.trim())
    if (given.length < needed || given.length > expected.length) throw refuse()
    const values = given.map((argument, index) => kinds[expected[index]](argument))
    if (values.some((value) => value === null || Number.isNaN(value))) throw refuse()
    cells = multiplied(cells, make(...values))
    if (is3D) is2D = false
  }
  return { cells, is2D }
}
