/**
 * Colors: parsing, and serialization as CSSOM has it.
 *
 * @see https://drafts.csswg.org/css-color-4/#serializing-color-values
 */

import { parseComponentValues } from "./component-values.js"
import { parseMathFunction } from "./math-functions.js"
import { serializeNumber } from "./serialize.js"

// Name and value of each named color.
const names =
  "aliceblue #f0f8ff antiquewhite #faebd7 aqua #00ffff aquamarine #7fffd4 azure #f0ffff beige #f5f5dc bisque #ffe4c4 black #000000 " +
  "blanchedalmond #ffebcd blue #0000ff blueviolet #8a2be2 brown #a52a2a burlywood #deb887 cadetblue #5f9ea0 chartreuse #7fff00 chocolate #d2691e " +
  "coral #ff7f50 cornflowerblue #6495ed cornsilk #fff8dc crimson #dc143c cyan #00ffff darkblue #00008b darkcyan #008b8b darkgoldenrod #b8860b " +
  "darkgray #a9a9a9 darkgreen #006400 darkgrey #a9a9a9 darkkhaki #bdb76b darkmagenta #8b008b darkolivegreen #556b2f darkorange #ff8c00 " +
  "darkorchid #9932cc darkred #8b0000 darksalmon #e9967a darkseagreen #8fbc8f darkslateblue #483d8b darkslategray #2f4f4f darkslategrey #2f4f4f " +
  "darkturquoise #00ced1 darkviolet #9400d3 deeppink #ff1493 deepskyblue #00bfff dimgray #696969 dimgrey #696969 dodgerblue #1e90ff " +
  "firebrick #b22222 floralwhite #fffaf0 forestgreen #228b22 fuchsia #ff00ff gainsboro #dcdcdc ghostwhite #f8f8ff gold #ffd700 goldenrod #daa520 " +
  "gray #808080 green #008000 greenyellow #adff2f grey #808080 honeydew #f0fff0 hotpink #ff69b4 indianred #cd5c5c indigo #4b0082 ivory #fffff0 " +
  "khaki #f0e68c lavender #e6e6fa lavenderblush #fff0f5 lawngreen #7cfc00 lemonchiffon #fffacd lightblue #add8e6 lightcoral #f08080 " +
  "lightcyan #e0ffff lightgoldenrodyellow #fafad2 lightgray #d3d3d3 lightgreen #90ee90 lightgrey #d3d3d3 lightpink #ffb6c1 lightsalmon #ffa07a " +
  "lightseagreen #20b2aa lightskyblue #87cefa lightslategray #778899 lightslategrey #778899 lightsteelblue #b0c4de lightyellow #ffffe0 " +
  "lime #00ff00 limegreen #32cd32 linen #faf0e6 magenta #ff00ff maroon #800000 mediumaquamarine #66cdaa mediumblue #0000cd mediumorchid #ba55d3 " +
  "mediumpurple #9370db mediumseagreen #3cb371 mediumslateblue #7b68ee mediumspringgreen #00fa9a mediumturquoise #48d1cc " +
  "mediumvioletred #c71585 midnightblue #191970 mintcream #f5fffa mistyrose #ffe4e1 moccasin #ffe4b5 navajowhite #ffdead navy #000080 " +
  "oldlace #fdf5e6 olive #808000 olivedrab #6b8e23 orange #ffa500 orangered #ff4500 orchid #da70d6 palegoldenrod #eee8aa palegreen #98fb98 " +
  "paleturquoise #afeeee palevioletred #db7093 papayawhip #ffefd5 peachpuff #ffdab9 peru #cd853f pink #ffc0cb plum #dda0dd powderblue #b0e0e6 " +
  "purple #800080 rebeccapurple #663399 red #ff0000 rosybrown #bc8f8f royalblue #4169e1 saddlebrown #8b4513 salmon #fa8072 sandybrown #f4a460 " +
  "seagreen #2e8b57 seashell #fff5ee sienna #a0522d silver #c0c0c0 skyblue #87ceeb slateblue #6a5acd slategray #708090 slategrey #708090 " +
  "snow #fffafa springgreen #00ff7f steelblue #4682b4 tan #d2b48c teal #008080 thistle #d8bfd8 tomato #ff6347 turquoise #40e0d0 violet #ee82ee " +
  "wheat #f5deb3 white #ffffff whitesmoke #f5f5f5 yellow #ffff00 yellowgreen #9acd32"

// Values in a light scheme, then in a dark one.
const systemColors =
  "accentcolor #0078d4 #0078d4 accentcolortext #ffffff #ffffff activetext #ff0000 #ff0000 buttonborder #767676 #858585 buttonface #efefef #6b6b6b " +
  "buttontext #000000 #ffffff canvas #ffffff #121212 canvastext #000000 #ffffff field #ffffff #3b3b3b fieldtext #000000 #ffffff graytext #808080 #808080 " +
  "highlight #b4d5fe #3f638b highlighttext #000000 #ffffff linktext #0000ee #9e9eff mark #ffff00 #ffff00 marktext #000000 #000000 " +
  "selecteditem #b4d5fe #3f638b selecteditemtext #000000 #ffffff visitedtext #551a8b #d0adf0"

const numberOf = (hex) => parseInt(hex, 16)

/** The place in a table of the word behind a name, or -1. */
function placeBehind(table, name) {
  if (!/^[a-z]+$/.test(name)) return -1
  if (table.startsWith(`${name} `)) return name.length + 1
  const at = table.indexOf(` ${name} `)
  return at < 0 ? -1 : at + name.length + 2
}

/** The value of a named color; undefined for other names. */
function named(name) {
  const at = placeBehind(names, name)
  return at < 0 ? undefined : numberOf(names.slice(at + 1, at + 7))
}

/** The values of a system color in a light and a dark scheme; undefined for other names. */
function system(name) {
  const at = placeBehind(systemColors, name)
  return at < 0 ? undefined : [numberOf(systemColors.slice(at + 1, at + 7)), numberOf(systemColors.slice(at + 9, at + 15))]
}

const clamp = (value, low, high) => Math.min(high, Math.max(low, value))

/** Two digits if they say the same alpha out of 255, else three. */
function serializeAlpha(alpha) {
  const two = Math.round(alpha * 100) / 100
  return serializeNumber(Math.round(two * 255) === Math.round(alpha * 255) ? two : Math.round(alpha * 1000) / 1000)
}

const serializeRGB = (red, green, blue, alpha) =>
  alpha >= 1 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${serializeAlpha(alpha)})`

const serializePacked = (value) => serializeRGB(value >> 16, (value >> 8) & 255, value & 255, 1)

function parseHash(hex) {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hex)) return null
  const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join("") : hex
  const [red, green, blue, alpha] = [0, 2, 4, 6].map((at) => numberOf(long.slice(at, at + 2)))
  return serializeRGB(red, green, blue, Number.isNaN(alpha) ? 1 : alpha / 255)
}

const turns = { deg: 360, grad: 400, rad: 2 * Math.PI, turn: 1 }

/** Degrees of a hue, or null. */
function hueOf(token) {
  if (token.type === "number") return token.value
  const whole = token.type === "dimension" ? turns[token.unit.toLowerCase()] : undefined
  return whole === undefined ? null : (token.value / whole) * 360
}

/** @see https://drafts.csswg.org/css-color-4/#hsl-to-rgb */
function hslToRGB(hue, saturation, lightness) {
  const channel = (n) => {
    const k = (n + hue / 30) % 12
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function hwbToRGB(hue, white, black) {
  if (white + black >= 1) {
    const gray = white / (white + black)
    return [gray, gray, gray]
  }
  return hslToRGB(hue, 1, 0.5).map((channel) => channel * (1 - white - black) + white)
}

/**
 * The three components and alpha of a color function, in the legacy syntax with commas or the modern one, or null.
 *
 * @returns {{ components: object[], alpha: object | null, legacy: boolean } | null}
 */
function componentsOf(values) {
  const legacy = values.some((value) => value.type === "comma")
  const parts = []
  let alpha = null
  if (legacy) {
    if (values.length !== 5 && values.length !== 7) return null
    for (let i = 0; i < values.length; i++) {
      if (i % 2 === 1 ? values[i].type !== "comma" : values[i].type === "comma") return null
      if (i % 2 === 0) parts.push(values[i])
    }
    alpha = parts[3] ?? null
  } else {
    if (values.length !== 3 && !(values.length === 5 && values[3].type === "delim" && values[3].value === "/")) return null
    parts.push(values[0], values[1], values[2])
    alpha = values[4] ?? null
  }
  return { components: parts.slice(0, 3), alpha, legacy }
}

const isNone = (token) => token.type === "ident" && token.value.toLowerCase() === "none"

/** A number, or a percentage of `whole`; `none` counts as 0; null for anything else. */
function amountOf(token, whole) {
  if (isNone(token)) return 0
  if (token.type === "number") return token.value
  if (token.type === "percentage") return (token.value / 100) * whole
  const calculation = token.type === "function" ? parseMathFunction(token) : null
  if (calculation === null || calculation.terms === null) return null
  if (calculation.kind === "number") return calculation.terms.get("")
  return calculation.kind === "percentage" ? (calculation.terms.get("%") / 100) * whole : null
}

function alphaOf(token) {
  const value = token === null ? 1 : amountOf(token, 1)
  return value === null ? null : clamp(value, 0, 1)
}

function parseRGB(values) {
  const parsed = componentsOf(values)
  if (parsed === null) return null
  const alpha = alphaOf(parsed.alpha)
  const channels = parsed.components.map((token) => amountOf(token, 255))
  if (alpha === null || channels.includes(null)) return null
  if (parsed.legacy && (parsed.components.some(isNone) || parsed.components.some((token) => token.type !== parsed.components[0].type))) return null
  return serializeRGB(...channels.map((channel) => Math.round(clamp(channel, 0, 255))), alpha)
}

function parseHueBased(values, convert) {
  const parsed = componentsOf(values)
  if (parsed === null) return null
  const [first, second, third] = parsed.components
  const hue = isNone(first) ? 0 : hueOf(first)
  const alpha = alphaOf(parsed.alpha)
  if (hue === null || alpha === null) return null
  const amounts = [second, third].map((token) => (parsed.legacy && token.type !== "percentage" ? null : amountOf(token, 100)))
  if (amounts.includes(null)) return null
  const channels = convert(((hue % 360) + 360) % 360, ...amounts.map((amount) => clamp(amount / 100, 0, 1)))
  return serializeRGB(...channels.map((channel) => Math.round(clamp(channel, 0, 1) * 255)), alpha)
}

// The number that 100 % stands for in each component; the hue has none.
const absolute = { lab: [100, 125, 125], lch: [100, 150, null], oklab: [1, 0.4, 0.4], oklch: [1, 0.4, null] }

/**
 * A color of Lab or LCH by numbers alone: percentages become numbers, hues degrees, and lightness, chroma and alpha come into their bounds.
 *
 * @see https://drafts.csswg.org/css-color-4/#serializing-lab-lch
 */
function parseAbsolute(name, values) {
  const parsed = componentsOf(values)
  if (parsed === null || parsed.legacy) return null
  const wholes = absolute[name]
  const texts = []
  for (const [index, token] of parsed.components.entries()) {
    const whole = wholes[index]
    const amount = isNone(token) ? "none" : whole === null ? hueOf(token) : amountOf(token, whole)
    if (amount === null) return null
    const isChroma = index === 1 && wholes[2] === null
    texts.push(amount === "none" ? amount : serializeNumber(index === 0 ? clamp(amount, 0, whole) : isChroma ? Math.max(0, amount) : amount))
  }
  const alpha = parsed.alpha !== null && isNone(parsed.alpha) ? "none" : alphaOf(parsed.alpha)
  if (alpha === null) return null
  return `${name}(${texts.join(" ")}${alpha === 1 ? "" : ` / ${alpha === "none" ? alpha : serializeAlpha(alpha)}`})`
}

const wideGamut = new Set(["lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark", "contrast-color", "device-cmyk"])

/** Modern color functions are kept as they are, with their parts checked. */
function parseWideGamut(name, values) {
  const inner = []
  for (const value of values) {
    switch (value.type) {
      case "number":
        inner.push(serializeNumber(value.value))
        break
      case "percentage":
        inner.push(`${serializeNumber(value.value)}%`)
        break
      case "dimension":
        if (turns[value.unit.toLowerCase()] === undefined) return null
        inner.push(serializeNumber(value.value) + value.unit.toLowerCase())
        break
      case "ident":
        inner.push(value.value.toLowerCase())
        break
      case "comma":
        inner.push(",")
        break
      case "delim":
        if (value.value !== "/") return null
        inner.push("/")
        break
      default: {
        const color = parseColor(value)
        if (color === null) return null
        inner.push(color)
      }
    }
  }
  return inner.length === 0 ? null : `${name}(${inner.join(" ").replaceAll(" ,", ",")})`
}

/**
 * The canonical text of a color, or null when the component value is none.
 *
 * @param {object} value - a component value
 */
export function parseColor(value) {
  if (value.type === "ident") {
    const name = value.value.toLowerCase()
    return name === "transparent" || name === "currentcolor" || named(name) !== undefined || system(name) !== undefined ? name : null
  }
  if (value.type === "hash") return parseHash(value.value)
  if (value.type !== "function") return null
  const name = value.value.toLowerCase()
  const [first] = value.children
  if (first !== undefined && first.type === "ident" && first.value.toLowerCase() === "from" && /^(rgba?|hsla?|hwb)$/.test(name)) {
    return parseWideGamut(name, value.children)
  }
  if (name === "rgb" || name === "rgba") return parseRGB(value.children)
  if (name === "hsl" || name === "hsla") return parseHueBased(value.children, hslToRGB)
  if (name === "hwb") return parseHueBased(value.children, hwbToRGB)
  if (Object.hasOwn(absolute, name)) return parseAbsolute(name, value.children) ?? parseWideGamut(name, value.children)
  return wideGamut.has(name) ? parseWideGamut(name, value.children) : null
}

/**
 * The computed form of a canonical color: names become rgb().
 *
 * @param {string} color
 * @param {string} currentColor - the computed `color`
 * @param {boolean} dark - whether the color scheme is dark
 */
export function resolveColor(color, currentColor, dark) {
  if (color === "currentcolor") return currentColor
  if (color === "transparent") return "rgba(0, 0, 0, 0)"
  if (!/^[a-z]+$/.test(color)) return color
  const packed = named(color)
  if (packed !== undefined) return serializePacked(packed)
  const scheme = system(color)
  return scheme === undefined ? color : serializePacked(scheme[dark ? 1 : 0])
}

/**
 * An opaque color of sRGB as `#rrggbb`, which is all that a color well shows; null for other texts.
 *
 * @param {string} text - any CSS color
 */
export function simpleColor(text) {
  const values = parseComponentValues(text) ?? []
  const color = values.length === 1 ? parseColor(values[0]) : null
  const match = color === null ? null : /^rgba?\((\d+), (\d+), (\d+)/.exec(resolveColor(color, "rgb(0, 0, 0)", false))
  return match === null ? null : `#${match.slice(1).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`
}
