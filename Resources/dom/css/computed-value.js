/**
 * Computed values of longhands: relative lengths, colors and keywords made absolute.
 *
 * `style` is the ElementStyle that the value is for; see computed-style.js.
 *
 * @see https://drafts.csswg.org/css-cascade-5/#computed
 */

import { resolveColor } from "./color.js"
import { parseComponentValues } from "./component-values.js"
import { propertyNamed } from "./properties.js"
import { serializeNumber } from "./serialize.js"
import { mediaEnvironment } from "./media-queries.js"
import { pixels } from "./units.js"

const px = (value) => `${serializeNumber(value)}px`
const MEDIUM = 16
const fontSizes = {
  "xx-small": 9, "x-small": 10, small: 13, medium: MEDIUM, large: 18, "x-large": 24, "xx-large": 32, "xxx-large": 48, "-webkit-xxx-large": 48
}
const lineWidths = { thin: "1px", medium: "3px", thick: "5px" }
const stretches = {
  "ultra-condensed": "50%", "extra-condensed": "62.5%", condensed: "75%", "semi-condensed": "87.5%", normal: "100%", "semi-expanded": "112.5%",
  expanded: "125%", "extra-expanded": "150%", "ultra-expanded": "200%"
}
// What an out-of-flow or root box, or one in a flex or grid container, becomes.
const blockDisplays = {
  inline: "block", "inline-block": "block", "inline-flex": "flex", "inline-grid": "grid", "inline-table": "table", "table-row-group": "block",
  "table-header-group": "block", "table-footer-group": "block", "table-row": "block", "table-cell": "block", "table-column-group": "block",
  "table-column": "block", "table-caption": "block", "ruby-base": "block", "ruby-text": "block", "-webkit-inline-box": "-webkit-box", "-webkit-inline-flex": "flex"
}

const relativeLength = /"(?:[^"\\]|\\[^])*"|(?<![-\w.])(-?\d*\.?\d+)(r?em|r?ex|r?ch|r?cap|r?ic|r?lh|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|q|in|pt|pc)(?![-\w])/g

/** Pixels of one unit of a relative length. */
function pixelsOf(unit, style) {
  if (Object.hasOwn(pixels, unit)) return pixels[unit]
  const { width, height } = mediaEnvironment()
  switch (unit.replace(/^[sld](?=v)|^cq/, (prefix) => (prefix === "cq" ? "v" : ""))) {
    case "em":
    case "ic":
      return parseFloat(style.value("font-size"))
    case "rem":
    case "ric":
      return style.rootFontSize
    case "ex":
    case "ch":
      return parseFloat(style.value("font-size")) / 2
    case "rex":
    case "rch":
      return style.rootFontSize / 2
    case "cap":
      return parseFloat(style.value("font-size")) * 0.7
    case "rcap":
      return style.rootFontSize * 0.7
    case "lh":
    case "rlh": {
      const height = style.value("line-height")
      return height === "normal" ? parseFloat(style.value("font-size")) * 1.2 : parseFloat(height)
    }
    case "vw":
    case "vi":
      return width / 100
    case "vh":
    case "vb":
      return height / 100
    case "vmin":
      return Math.min(width, height) / 100
    case "vmax":
      return Math.max(width, height) / 100
  }
  return 0
}

/** Makes the lengths of a canonical value absolute, and simplifies calculations that have one unit left. */
function absolutize(property, text, style) {
  let result = text
  if (/\d(?!px|%)[a-z]/.test(text)) {
    result = text.replace(relativeLength, (all, number, unit) => (unit === undefined ? all : px(Number(number) * pixelsOf(unit, style))))
  }
  if (!/\b(?:calc|min|max|clamp|round|mod|rem|abs|sign|hypot|pow|sqrt|exp|log|a?sin|a?cos|a?tan2?)\(/.test(result)) return result
  const values = parseComponentValues(result)
  const simplified = values === null ? null : property.match(values)
  return (simplified ?? result).replace(/\bcalc\((-?[\d.]+(?:[a-z]+|%)?)\)/g, "$1")
}

const word = /"(?:[^"\\]|\\[^])*"|(?<![-\w#.%])[a-z]+(?![-\w(])/g

function resolveColors(text, style, name) {
  // `color` itself takes the parent's color, which is handled before.
  const current = name === "color" ? text : style.value("color")
  const { colorScheme } = mediaEnvironment()
  const dark = colorScheme === "dark" && name !== "color-scheme" && /\bdark\b/.test(style.value("color-scheme"))
  return text.replace(word, (part) => (part[0] === '"' ? part : resolveColor(part, current, dark)))
}

const holdsColors = new Map()

function hasColors(property) {
  let answer = holdsColors.get(property.name)
  if (answer === undefined) {
    answer = /<(?:color|paint|shadow|text-shadow|image|filter-function)\b/.test(property.grammar)
    holdsColors.set(property.name, answer)
  }
  return answer
}

/** Whether a specified value is relative to the parent's value of the same property. */
export function dependsOnParent(name, value) {
  switch (name) {
    case "font-size":
      return value === "larger" || value === "smaller" || /\d(?:em|ex|ch|cap|ic|lh)\b|%/.test(value)
    case "font-weight":
      return value === "bolder" || value === "lighter"
    case "color":
      return value === "currentcolor"
    case "text-align":
      return value === "match-parent" || value === "-webkit-match-parent"
  }
  return false
}

function computeFontSize(value, parentValue, style) {
  if (Object.hasOwn(fontSizes, value)) return px(fontSizes[value])
  const parent = parentValue === null ? MEDIUM : parseFloat(parentValue)
  if (value === "larger") return px(parent * 1.2)
  if (value === "smaller") return px(parent / 1.2)
  if (value === "math") return px(parent)
  const absolute = value.replace(relativeLength, (all, number, unit) => {
    if (unit === undefined) return all
    const own = unit === "em" || unit === "ic" ? parent : unit === "ex" || unit === "ch" ? parent / 2 : unit === "cap" ? parent * 0.7 : unit === "lh" ? parent * 1.2 : null
    return px(Number(number) * (own ?? pixelsOf(unit, style)))
  })
  const resolved = absolute.replace(/(-?[\d.]+)%/g, (all, number) => px((Number(number) / 100) * parent))
  return absolutize(propertyNamed("font-size"), resolved, style)
}

function computeFontWeight(value, parentValue) {
  if (value === "normal") return "400"
  if (value === "bold") return "700"
  const parent = parentValue === null ? 400 : Number(parentValue)
  if (value === "bolder") return parent < 350 ? "400" : parent < 550 ? "700" : parent < 900 ? "900" : String(parent)
  if (value === "lighter") return parent < 100 ? String(parent) : parent < 550 ? "100" : parent < 750 ? "400" : "700"
  return value
}

function computeLineHeight(value, style) {
  const size = () => parseFloat(style.value("font-size"))
  if (/^[\d.]+$/.test(value)) return px(Number(value) * size())
  const absolute = value.replace(/(-?[\d.]+)%/g, (all, number) => px((Number(number) / 100) * size()))
  return absolutize(propertyNamed("line-height"), absolute, style)
}

function computeDisplay(value, style) {
  if (!Object.hasOwn(blockDisplays, value) || style.parent === null) return value === "inline" && style.parent === null ? "block" : value
  const position = style.value("position")
  const outOfFlow = style.value("float") !== "none" || position === "absolute" || position === "fixed"
  return outOfFlow || /flex|grid/.test(style.parent.specified("display") ?? "") ? blockDisplays[value] : value
}

function computeTextAlign(value, parentValue, style) {
  if (value !== "match-parent" && value !== "-webkit-match-parent") return value
  const parent = parentValue ?? "start"
  if (parent !== "start" && parent !== "end") return parent
  const direction = style.parent === null ? "ltr" : style.parent.value("direction")
  // A child without a direction of its own keeps the keyword, which means the same there.
  if (style.parent === null || direction === style.value("direction")) return parent
  return (parent === "start") === (direction === "ltr") ? "left" : "right"
}

const degrees = { turn: 360, grad: 0.9, rad: 180 / Math.PI }

/**
 * The computed value of a registered custom property.
 *
 * @param {import("./computed-style.js").ElementStyle} style
 * @param {string} type - that the value is of, by the syntax
 * @param {string} text - canonical
 * @param {(values: object[]) => string | null} match - makes what has been calculated canonical
 * @see https://drafts.css-houdini.org/css-properties-values-api/#calculation-of-computed-values
 */
export function computeRegistered(style, type, text, match) {
  const absolute = absolutize({ match }, text, style)
  switch (type) {
    case "color":
      return absolute.replace(word, (part) => (part[0] === '"' ? part : resolveColor(part, "currentcolor", false)))
    case "angle":
    case "transform-function":
    case "transform-list":
      return absolute.replace(/(-?[\d.]+)(turn|grad|rad)\b/g, (all, number, unit) => `${serializeNumber(Number(number) * degrees[unit])}deg`)
    case "time":
      return absolute.replace(/(-?[\d.]+)ms\b/g, (all, number) => `${serializeNumber(Number(number) / 1000)}s`)
  }
  return absolute
}

const lineWidth = /^(?:border-(?!image).*|outline|column-rule)-width$/

/**
 * @param {import("./computed-style.js").ElementStyle} style
 * @param {object} property
 * @param {string} value - canonical, without variables and CSS-wide keywords
 * @param {string | null} parentValue - the parent's computed value, when the value depends on it
 * @returns {string}
 */
export function computeValue(style, property, value, parentValue) {
  const { name } = property
  const number = /^calc\((-?[\d.]+)\)$/.exec(value)
  if (number !== null) value = name === "z-index" || name === "order" ? String(Math.round(Number(number[1]))) : number[1]
  switch (name) {
    case "font-size":
      return computeFontSize(value, parentValue, style)
    case "font-weight":
      return computeFontWeight(value, parentValue)
    case "line-height":
      return computeLineHeight(value, style)
    case "font-stretch":
      return stretches[value] ?? value
    case "display":
      return computeDisplay(value, style)
    case "text-align":
      return computeTextAlign(value, parentValue, style)
    case "float":
      return /^(?:absolute|fixed)$/.test(style.specified("position") ?? "") ? "none" : value
    case "overflow-x":
    case "overflow-y": {
      const other = style.specified(name === "overflow-x" ? "overflow-y" : "overflow-x") ?? "visible"
      const scrolls = (text) => text !== "visible" && text !== "clip"
      if (value === "overlay") return "auto"
      return scrolls(other) && !scrolls(value) ? (value === "visible" ? "auto" : "hidden") : value
    }
    case "color":
      return value === "currentcolor" ? (parentValue ?? "rgb(0, 0, 0)") : resolveColors(value, style, name)
    case "letter-spacing":
      return value === "normal" ? value : absolutize(property, value, style)
    case "word-spacing":
      return value === "normal" ? "0px" : absolutize(property, value, style)
    case "content":
      return value === "normal" && style.pseudoElement !== "" && (style.pseudoElement === "before" || style.pseudoElement === "after") ? "none" : value
  }
  if (lineWidth.test(name)) {
    const lineStyle = style.value(name.replace(/width$/, "style"))
    if (lineStyle === "none" || lineStyle === "hidden") return "0px"
    return lineWidths[value] ?? absolutize(property, value, style)
  }
  if (/opacity$|^shape-image-threshold$/.test(name)) {
    const number = value.endsWith("%") ? parseFloat(value) / 100 : Number(value)
    return Number.isNaN(number) ? value : serializeNumber(Math.min(1, Math.max(0, number)))
  }
  const absolute = absolutize(property, value, style)
  return hasColors(property) ? resolveColors(absolute, style, name) : absolute
}
