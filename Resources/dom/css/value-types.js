/** The data types that grammars name: basic ones in code, the others as grammars. @see https://drafts.csswg.org/css-values-4/ */

import { parseColor } from "./color.js"
import { parseMathFunction, serializeCalculation } from "./math-functions.js"
import { serializeIdentifier, serializeNumber, serializeString, serializeURL } from "./serialize.js"
import { kindOfUnit } from "./units.js"

const wideKeywords = new Set(["initial", "inherit", "unset", "revert", "revert-layer", "default"])

// Which kinds of calculations and dimensions a numeric type takes.
const numeric = {
  length: ["length"],
  "length-percentage": ["length", "percentage", "length-percentage"],
  percentage: ["percentage"],
  number: ["number"],
  integer: ["number"],
  "number-percentage": ["number", "percentage"],
  angle: ["angle"],
  "angle-percentage": ["angle", "percentage", "angle-percentage"],
  time: ["time"],
  frequency: ["frequency"],
  resolution: ["resolution"],
  flex: ["flex"]
}

function matchNumeric(type, value, low, high) {
  const kinds = numeric[type]
  switch (value.type) {
    case "number":
      if (kinds.includes("number")) {
        if (type === "integer" && !value.isInteger) return null
        return value.value >= low && value.value <= high ? serializeNumber(value.value) : null
      }
      // Zero is a length without a unit.
      return value.value === 0 && kinds.includes("length") ? "0px" : value.value === 0 && type === "angle" ? "0deg" : null
    case "percentage":
      return kinds.includes("percentage") && value.value >= low && value.value <= high ? `${serializeNumber(value.value)}%` : null
    case "dimension": {
      const unit = value.unit.toLowerCase()
      if (!kinds.includes(kindOfUnit(unit)) || value.value < low || value.value > high) return null
      return serializeNumber(value.value) + (unit === "hz" ? "Hz" : unit === "khz" ? "kHz" : unit)
    }
    case "function": {
      const calculation = parseMathFunction(value)
      return calculation !== null && kinds.includes(calculation.kind) ? serializeCalculation(calculation) : null
    }
  }
  return null
}

function matchIdentifier(type, value) {
  if (value.type !== "ident") return null
  if (type === "dashed-ident" && !value.value.startsWith("--")) return null
  if (type === "custom-ident" && (wideKeywords.has(value.value.toLowerCase()) || value.value.toLowerCase() === "none")) return null
  return serializeIdentifier(value.value)
}

function urlOf(value) {
  if (value.type === "url") return serializeURL(value.value)
  const [first] = value.type === "function" && /^(url|src)$/i.test(value.value) ? value.children : []
  return first !== undefined && first.type === "string" && value.children.length === 1 ? serializeURL(first.value) : null
}

/** Text of component values that no grammar looks into; null for what could end a declaration. */
export function serializeAny(values) {
  let text = ""
  for (const value of values) {
    let part
    switch (value.type) {
      case "ident":
        part = serializeIdentifier(value.value)
        break
      case "string":
        part = serializeString(value.value)
        break
      case "url":
        part = serializeURL(value.value)
        break
      case "hash":
        part = `#${serializeIdentifier(value.value)}`
        break
      case "number":
        part = serializeNumber(value.value)
        break
      case "percentage":
        part = `${serializeNumber(value.value)}%`
        break
      case "dimension":
        part = serializeNumber(value.value) + value.unit.toLowerCase()
        break
      case "function":
        part = `${value.value.toLowerCase()}(${serializeAny(value.children)})`
        break
      case "(":
        part = `(${serializeAny(value.children)})`
        break
      case "[":
        part = `[${serializeAny(value.children)}]`
        break
      default:
        part = value.value
    }
    text += text === "" || value.type === "comma" || value.type === "colon" ? part : ` ${part}`
  }
  return text
}

/**
 * Matches one component value against a basic type.
 *
 * @param {string} type - "length", "color" ...
 * @returns {number} the place behind it, or -1
 */
export function matchBasicType(type, values, at, out, low, high) {
  const value = values[at]
  if (value === undefined) return -1
  let text = null
  if (Object.hasOwn(numeric, type)) text = matchNumeric(type, value, low, high)
  else if (type === "color") text = parseColor(value)
  else if (type === "string") text = value.type === "string" ? serializeString(value.value) : null
  else if (type === "url") text = urlOf(value)
  else if (type === "ident" || type === "custom-ident" || type === "dashed-ident") text = matchIdentifier(type, value)
  else throw new Error(`there is no type <${type}>`)
  if (text === null) return -1
  out.push(text)
  return at + 1
}

const gradientNames = new Set(
  "linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient".split(" ")
)
const imageFunctions = new Set("image image-set -webkit-image-set cross-fade -webkit-cross-fade element paint".split(" "))

/**
 * The inside of a gradient or image-set: idents, numbers, colors, images and strings between commas.
 *
 * @param {boolean} isSet - strings are addresses of images
 */
function imageArguments(values, isSet) {
  const parts = []
  for (const value of values) {
    const text =
      value.type === "comma" || (value.type === "delim" && value.value === "/")
        ? value.value
        : (parseColor(value) ??
          imageOf(value) ??
          matchNumeric("length-percentage", value, -Infinity, Infinity) ??
          matchNumeric("angle", value, -Infinity, Infinity) ??
          matchNumeric("resolution", value, -Infinity, Infinity) ??
          matchNumeric("number", value, -Infinity, Infinity) ??
          (value.type === "string" ? (isSet ? serializeURL : serializeString)(value.value) : value.type === "ident" ? value.value.toLowerCase() : null))
    if (text === null) {
      if (value.type !== "function" || value.value.toLowerCase() !== "type") return null
      parts.push(`type(${serializeAny(value.children)})`)
    } else parts.push(text)
  }
  let text = ""
  for (const part of parts) text += text === "" || part === "," ? part : ` ${part}`
  return text
}

function imageOf(value) {
  const url = urlOf(value)
  if (url !== null || value.type !== "function") return url
  const name = value.value.toLowerCase()
  const standard = name.replace(/^-webkit-/, "")
  if (!gradientNames.has(standard) && !imageFunctions.has(name)) return null
  const inner = imageArguments(value.children, name.endsWith("image-set"))
  if (inner === null || inner === "") return null
  if (!gradientNames.has(standard)) return `${name}(${inner})`
  // One color is enough; a corner is named by its side before its top or bottom.
  if (!value.children.some((child) => parseColor(child) !== null)) return null
  return `${name}(${inner.replace(/^to (top|bottom) (left|right)/, "to $2 $1")})`
}

function matchImage(values, at, out) {
  const text = values[at] === undefined ? null : imageOf(values[at])
  if (text === null) return -1
  out.push(text)
  return at + 1
}

const genericFamilies = new Set("serif sans-serif system-ui cursive fantasy math monospace ui-serif ui-sans-serif ui-monospace ui-rounded".split(" "))

/** A family name: a string, or identifiers in a row. */
function matchFamilyName(values, at, out) {
  if (values[at]?.type === "string") {
    out.push(serializeString(values[at].value))
    return at + 1
  }
  let end = at
  const words = []
  while (values[end]?.type === "ident") words.push(serializeIdentifier(values[end++].value))
  if (end === at || (words.length === 1 && wideKeywords.has(words[0].toLowerCase()))) return -1
  const name = words.join(" ")
  out.push(genericFamilies.has(name.toLowerCase()) ? name.toLowerCase() : name)
  return end
}

/** A ratio; the second number is written when it is not there. */
function matchRatio(values, at, out) {
  const first = values[at]
  if (first?.type !== "number" || first.value < 0) return -1
  const isSlash = values[at + 1]?.type === "delim" && values[at + 1].value === "/"
  const second = isSlash ? values[at + 2] : undefined
  if (isSlash && (second?.type !== "number" || second.value < 0)) return -1
  out.push(serializeNumber(first.value), "/", second === undefined ? "1" : serializeNumber(second.value))
  return isSlash ? at + 3 : at + 1
}

function matchLineNames(values, at, out) {
  const value = values[at]
  if (value?.type !== "[" || value.children.some(({ type }) => type !== "ident")) return -1
  out.push(serializeAny([value]))
  return at + 1
}

/** A string of a grid template, with the columns divided by single spaces. */
function matchGridAreas(values, at, out) {
  const value = values[at]
  if (value?.type !== "string" || !/^\s*(?:[-\w\u0080-\uffff]+|\.+)(?:\s+(?:[-\w\u0080-\uffff]+|\.+))*\s*$/.test(value.value)) return -1
  out.push(serializeString(value.value.trim().replace(/\s+/g, " ").replace(/\.+/g, ".")))
  return at + 1
}

/** The strings of a grid's areas: as many columns in each, and every name a rectangle. */
function matchGridTemplateAreas(values, at, out) {
  const rows = []
  for (; ; at++) {
    const row = []
    if (matchGridAreas(values, at, row) < 0) break
    out.push(row[0])
    rows.push(row[0].slice(1, -1).split(" "))
  }
  return rows.length > 0 && areRectangles(rows) ? at : -1
}

/** @see https://drafts.csswg.org/css-grid-2/#grid-template-areas-property */
function areRectangles(rows) {
  const areas = new Map()
  for (let y = 0; y < rows.length; y++) {
    if (rows[y].length !== rows[0].length) return false
    for (let x = 0; x < rows[y].length; x++) {
      const name = rows[y][x]
      if (name === ".") continue
      const area = areas.get(name)
      if (area === undefined) areas.set(name, { left: x, right: x, top: y, bottom: y, cells: 1 })
      else {
        area.left = Math.min(area.left, x)
        area.right = Math.max(area.right, x)
        area.bottom = y
        area.cells++
      }
    }
  }
  return [...areas.values()].every(({ left, right, top, bottom, cells }) => (right - left + 1) * (bottom - top + 1) === cells)
}

/** A number; a percentage that is one is written as a number. @see https://drafts.csswg.org/css-transforms-2/#two-d-transform-functions */
function matchScaleFactor(values, at, out) {
  const value = values[at]
  if (value?.type !== "percentage") return matchBasicType("number", values, at, out, -Infinity, Infinity)
  out.push(serializeNumber(value.value / 100))
  return at + 1
}

const quarterTurns = { deg: 90, grad: 100, rad: Math.PI / 2, turn: 0.25 }

/** An angle of a quarter turn at most. @see https://drafts.csswg.org/css-fonts-4/#valdef-font-style-oblique-angle */
function matchObliqueAngle(values, at, out) {
  const value = values[at]
  if (value?.type === "dimension" && Math.abs(value.value) > quarterTurns[value.unit.toLowerCase()]) return -1
  return matchBasicType("angle", values, at, out, -Infinity, Infinity)
}

function matchAny(values, at, out) {
  if (at >= values.length) return -1
  out.push(serializeAny(values.slice(at)))
  return values.length
}

const definitions = {
  image: matchImage,
  "family-name": matchFamilyName,
  ratio: matchRatio,
  "line-names": matchLineNames,
  "grid-areas": matchGridTemplateAreas,
  "scale-factor": matchScaleFactor,
  "oblique-angle": matchObliqueAngle,
  any: matchAny,

  "line-width": "thin | medium | thick | <length [0,\u221e]>",
  "line-style": "none | hidden | dotted | dashed | solid | double | groove | ridge | inset | outset",
  size: "auto | min-content | max-content | fit-content | -webkit-fill-available | -webkit-fit-content | -webkit-max-content | -webkit-min-content | stretch | intrinsic | min-intrinsic | fit-content( <length-percentage [0,\u221e]> ) | <length-percentage [0,\u221e]>",
  position:
    "[ left | right ] <length-percentage> [ top | bottom ] <length-percentage> | [ top | bottom ] <length-percentage> [ left | right ] <length-percentage> | [ left | right ] <length-percentage> [ top | center | bottom ] | [ left | center | right ] [ top | bottom ] <length-percentage> | [ left | center | right | <length-percentage> ] [ top | center | bottom | <length-percentage> ] | [ top | center | bottom ] [ left | center | right ] | left | center | right | top | bottom | <length-percentage>",
  "bg-size": "[ <length-percentage [0,\u221e]> | auto ]{1,2} | cover | contain",
  "repeat-style": "repeat-x | repeat-y | [ repeat | space | round | no-repeat ]{1,2}",
  "blend-mode":
    "normal | multiply | screen | overlay | darken | lighten | color-dodge | color-burn | hard-light | soft-light | difference | exclusion | hue | saturation | color | luminosity",
  "visual-box": "border-box | padding-box | content-box",
  shadow: "<color>? && [ <length> <length> <length [0,\u221e]>? <length>? ] && [ inset ]?",
  "text-shadow": "<color>? && [ <length> <length> <length [0,\u221e]>? ]",
  "transform-function":
    "matrix( <number>#{6} ) | matrix3d( <number>#{16} ) | translate( <length-percentage> , <length-percentage> ) | translate( <length-percentage> ) | translate3d( <length-percentage> , <length-percentage> , <length> ) | translateX( <length-percentage> ) | translateY( <length-percentage> ) | translateZ( <length> ) | scale( <scale-factor>#{1,2} ) | scale3d( <scale-factor>#{3} ) | scaleX( <scale-factor> ) | scaleY( <scale-factor> ) | scaleZ( <scale-factor> ) | rotate( <angle> ) | rotateX( <angle> ) | rotateY( <angle> ) | rotateZ( <angle> ) | rotate3d( <number> , <number> , <number> , <angle> ) | skew( <angle>#{1,2} ) | skewX( <angle> ) | skewY( <angle> ) | perspective( [ <length [0,\u221e]> | none ] )",
  "filter-function":
    "<url> | blur( <length [0,\u221e]>? ) | brightness( <number-percentage [0,\u221e]>? ) | contrast( <number-percentage [0,\u221e]>? ) | grayscale( <number-percentage [0,\u221e]>? ) | invert( <number-percentage [0,\u221e]>? ) | opacity( <number-percentage [0,\u221e]>? ) | saturate( <number-percentage [0,\u221e]>? ) | sepia( <number-percentage [0,\u221e]>? ) | hue-rotate( <angle>? ) | drop-shadow( <text-shadow> )",
  "easing-function":
    "linear( [ <number> && <percentage>{0,2} ]# ) | linear | ease-in-out | ease-in | ease-out | ease | step-start | step-end | cubic-bezier( <number> , <number> , <number> , <number> ) | steps( <integer [1,\u221e]> , [ jump-start | jump-end | jump-none | jump-both | start | end ] ) | steps( <integer [1,\u221e]> )",
  "basic-shape":
    "inset( <length-percentage>{1,4} [ round <length-percentage [0,\u221e]>{1,4} [ / <length-percentage [0,\u221e]>{1,4} ]? ]? ) | circle( [ <length-percentage [0,\u221e]> | closest-side | farthest-side ]? [ at <position> ]? ) | ellipse( [ [ <length-percentage [0,\u221e]> | closest-side | farthest-side ]{2} ]? [ at <position> ]? ) | polygon( [ [ nonzero | evenodd ] , ]? [ <length-percentage> <length-percentage> ]# ) | path( [ [ nonzero | evenodd ] , ]? <string> )",
  "counter-style": "<custom-ident> | symbols( [ cyclic | numeric | alphabetic | symbolic | fixed ]? <string>+ )",
  content:
    "[ <string> | <image> | counter( <custom-ident> , <counter-style> ) | counter( <custom-ident> ) | counters( <custom-ident> , <string> , <counter-style> ) | counters( <custom-ident> , <string> ) | open-quote | close-quote | no-open-quote | no-close-quote | attr( <any> ) | leader( <any> ) ]+",
  "track-breadth": "<length-percentage [0,\u221e]> | <flex [0,\u221e]> | min-content | max-content | auto",
  "track-size": "minmax( <track-breadth> , <track-breadth> ) | fit-content( <length-percentage [0,\u221e]> ) | <track-breadth>",
  "track-list": "[ <line-names>? [ repeat( [ <integer [1,\u221e]> | auto-fill | auto-fit ] , [ <line-names>? <track-size> ]+ <line-names>? ) | <track-size> ] ]+ <line-names>?",
  "grid-line": "auto | span && [ <integer> || <custom-ident> ] | [ <integer> && <custom-ident>? ] | <custom-ident>",
  "content-distribution": "space-between | space-around | space-evenly | stretch",
  "self-position": "center | start | end | self-start | self-end | flex-start | flex-end",
  "baseline-position": "baseline | first baseline | last baseline",
  "single-animation-name": "none | <custom-ident> | <string>",
  paint: "none | context-fill | context-stroke | <color> | <url> [ none | <color> ]?",
  "quote-pair": "<string> <string>"
}

/** The grammar or matcher of a type that is not basic; undefined for basic ones. */
export const definitionOf = (type) => (Object.hasOwn(definitions, type) ? definitions[type] : undefined)
