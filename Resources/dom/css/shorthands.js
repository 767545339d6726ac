/**
 * Shorthands: expansion of a value into those of the longhands, and the way back.
 *
 * Every kind of shorthand has `expand(property, values)`, which gives the longhands' canonical texts in the property's order or null
 * for an invalid value, and `serialize(property, texts)`, which gives the shorthand's text or "" where no value says all that the
 * longhands say.
 */

import { propertyNamed } from "./properties.js"
import { joinParts, matchDefinition } from "./value-definitions.js"

const isSlash = (value) => value?.type === "delim" && value.value === "/"
const isWord = (value, word) => value?.type === "ident" && value.value.toLowerCase() === word

/** Component values between commas, or between slashes. */
function split(values, separates) {
  const groups = [[]]
  for (const value of values) {
    if (separates(value)) groups.push([])
    else groups.at(-1).push(value)
  }
  return groups
}

const layersOf = (values) => split(values, ({ type }) => type === "comma")
const slashed = (values) => split(values, isSlash)

/** Text between commas outside of brackets and strings. */
function splitText(text) {
  const parts = []
  let depth = 0
  let quoted = false
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === "\\") i++
    else if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === "(" || character === "[") depth++
    else if (character === ")" || character === "]") depth--
    else if (character === "," && depth === 0) {
      parts.push(text.slice(start, i).trim())
      start = i + 1
    }
  }
  parts.push(text.slice(start).trim())
  return parts
}

/** Matches longhands in any order, each once. Texts of those that are not there are null; null when something else stands there. */
function matchAnyOrder(longhands, values) {
  const texts = longhands.map(() => null)
  let at = 0
  while (at < values.length) {
    let end = -1
    for (let i = 0; i < longhands.length && end < 0; i++) {
      if (texts[i] !== null) continue
      const out = []
      end = longhands[i].matchAt(values, at, out)
      if (end > at) texts[i] = joinParts(out)
      else end = -1
    }
    if (end < 0) return null
    at = end
  }
  return texts
}

const initials = (longhands, texts) => texts.map((text, i) => text ?? longhands[i].initial)

/** One to four values around a box. */
function expandSides(property, values) {
  const [longhand] = property.longhands
  const texts = []
  for (let at = 0; at < values.length; ) {
    const out = []
    const end = longhand.matchAt(values, at, out)
    if (end <= at || texts.length === 4) return null
    texts.push(joinParts(out))
    at = end
  }
  if (texts.length === 0) return null
  const [top, right = top, bottom = top, left = right] = texts
  return [top, right, bottom, left]
}

function serializeSides([top, right, bottom, left]) {
  if (left !== right) return `${top} ${right} ${bottom} ${left}`
  if (bottom !== top) return `${top} ${right} ${bottom}`
  return right === top ? top : `${top} ${right}`
}

function expandPair(property, values) {
  const [first, second] = property.longhands
  const out = []
  const end = first.matchAt(values, 0, out)
  if (end <= 0) return null
  if (end < values.length) {
    const rest = second.match(values.slice(end))
    return rest === null ? null : [joinParts(out), rest]
  }
  const text = joinParts(out)
  const other = second.match(values)
  return other === null ? null : [text, other]
}

const serializePair = (texts) => (texts[0] === texts[1] ? texts[0] : texts.join(" "))

// What a shorthand of any order says when all its longhands are initial.
const whenInitial = {
  "list-style": "outside", "flex-flow": "row", columns: "auto", "text-wrap": "wrap", "-webkit-text-stroke": "0px", outline: "none",
  background: "none", mask: "none", transition: "all", animation: "none"
}

function serializeAnyOrder(property, texts) {
  const { longhands } = property
  const said = texts.filter((text, i) => text !== longhands[i].initial)
  return said.length > 0 ? said.join(" ") : (whenInitial[property.name] ?? "none")
}

const cornerPairs = (text) => {
  const [horizontal, vertical = horizontal] = text.split(" ")
  return [horizontal, vertical]
}

function expandRadius(property, values) {
  const groups = slashed(values)
  if (groups.length > 2 || groups.some((group) => group.length === 0 || group.length > 4)) return null
  const lengths = groups.map((group) => {
    const texts = group.map((value) => matchDefinition("<length-percentage [0,\u221e]>", [value]))
    const [a, b = a, c = a, d = b] = texts
    return texts.includes(null) ? null : [a, b, c, d]
  })
  if (lengths.includes(null)) return null
  const [horizontal, vertical = horizontal] = lengths
  return horizontal.map((text, i) => (text === vertical[i] ? text : `${text} ${vertical[i]}`))
}

function serializeRadius(property, texts) {
  const pairs = texts.map(cornerPairs)
  const horizontal = serializeSides(pairs.map(([text]) => text))
  const vertical = serializeSides(pairs.map(([, text]) => text))
  return horizontal === vertical ? horizontal : `${horizontal} / ${vertical}`
}

const borderImageInitials = ["none", "100%", "1", "0", "stretch"]

function expandBorder(property, values) {
  const top = ["border-top-width", "border-top-style", "border-top-color"].map(propertyNamed)
  const texts = matchAnyOrder(top, values)
  if (texts === null) return null
  const sides = initials(top, texts).flatMap((text) => [text, text, text, text])
  return [...sides, ...borderImageInitials]
}

function serializeBorder(property, texts) {
  const groups = [texts.slice(0, 4), texts.slice(4, 8), texts.slice(8, 12)]
  if (groups.some((group) => group.some((text) => text !== group[0]))) return ""
  if (texts.slice(12).some((text, i) => text !== borderImageInitials[i])) return ""
  return serializeAnyOrder(propertyNamed("border-top"), groups.map(([text]) => text))
}

function expandBorderAxis(property, values) {
  const side = [property.longhands[0], property.longhands[2], property.longhands[4]]
  const texts = matchAnyOrder(side, values)
  return texts === null ? null : initials(side, texts).flatMap((text) => [text, text])
}

function serializeBorderAxis(property, [width, width2, style, style2, color, color2]) {
  if (width !== width2 || style !== style2 || color !== color2) return ""
  return serializeAnyOrder(propertyNamed("border-top"), [width, style, color])
}

function expandBorderImage(property, values) {
  const [slice, width, outset] = slashed(values)
  if (slashed(values).length > 3) return null
  const [source, sliceProperty, widthProperty, outsetProperty, repeat] = property.longhands
  // Source and repeat may stand before the slice, or behind the last of slice, width and outset.
  const groups = [slice, width, outset].filter((group) => group !== undefined)
  const texts = [null, null, null, null, null]
  for (let i = 0; i < groups.length; i++) {
    const wanted = [[source, 0], [repeat, 4], [[sliceProperty, widthProperty, outsetProperty][i], i + 1]].filter(([, index]) => texts[index] === null)
    if (groups[i].length === 0) {
      if (i === 1 && groups.length === 3) continue
      return null
    }
    const found = matchAnyOrder(wanted.map(([longhand]) => longhand), groups[i])
    if (found === null) return null
    found.forEach((text, j) => {
      if (text !== null) texts[wanted[j][1]] = text
    })
    if (i > 0 && texts[1] === null) return null
  }
  return initials(property.longhands, texts)
}

function serializeBorderImage(property, [source, slice, width, outset, repeat]) {
  const isPlain = slice === "100%" && width === "1" && outset === "0"
  const box = isPlain ? [] : [slice, ...(width === "1" && outset === "0" ? [] : ["/", width]), ...(outset === "0" ? [] : ["/", outset])]
  const parts = [...(source === "none" ? [] : [source]), ...box, ...(repeat === "stretch" ? [] : [repeat])]
  return parts.length === 0 ? "none" : parts.join(" ")
}

/** `none` may stand for the image or the type, and once or twice. */
function expandListStyle(property, values) {
  const rest = values.filter((value) => !isWord(value, "none"))
  const nones = values.length - rest.length
  const [position, image, type] = rest.length === 0 ? [null, null, null] : (matchAnyOrder(property.longhands, rest) ?? [])
  if (position === undefined || (image !== null && type !== null && nones > 0) || nones > 2) return null
  if (nones === 2 && (image !== null || type !== null)) return null
  return [position ?? "outside", image ?? "none", type ?? (nones > 0 ? "none" : "disc")]
}

function expandFlex(property, values) {
  if (values.length === 1) {
    if (isWord(values[0], "none")) return ["0", "0", "auto"]
    if (isWord(values[0], "auto")) return ["1", "1", "auto"]
  }
  const [grow, shrink, basis] = property.longhands
  const numbers = []
  let basisText = null
  for (let at = 0; at < values.length; ) {
    const number = values[at].type === "number" && numbers.length < 2 && (numbers.length === 0 || values[at - 1].type === "number")
    if (number) {
      const text = (numbers.length === 0 ? grow : shrink).match([values[at]])
      if (text === null) return null
      numbers.push(text)
    } else {
      if (basisText !== null) return null
      basisText = basis.match([values[at]])
      if (basisText === null) return null
    }
    at++
  }
  return [numbers[0] ?? "1", numbers[1] ?? "1", basisText ?? "0%"]
}

const systemFonts = new Set(["caption", "icon", "menu", "message-box", "small-caption", "status-bar"])

function expandFont(property, values) {
  const names = property.longhandNames
  const texts = new Map(property.longhands.map(({ name, initial }) => [name, initial]))
  if (values.length === 1 && values[0].type === "ident" && systemFonts.has(values[0].value.toLowerCase())) {
    texts.set("font-size", "13.333333px").set("font-family", "system-ui")
    return names.map((name) => texts.get(name))
  }
  const styles = [propertyNamed("font-style"), propertyNamed("font-variant-caps"), propertyNamed("font-weight"), propertyNamed("font-stretch")]
  const found = new Set()
  let at = 0
  for (let i = 0; i < 4 && at < values.length; i++) {
    if (isWord(values[at], "normal")) {
      at++
      continue
    }
    const style = styles.find((candidate) => {
      if (found.has(candidate)) return false
      if (candidate.name === "font-variant-caps" && !isWord(values[at], "small-caps")) return false
      if (candidate.name === "font-stretch" && values[at].type !== "ident") return false
      const out = []
      const end = candidate.matchAt(values, at, out)
      if (end <= at) return false
      texts.set(candidate.name, joinParts(out))
      at = end
      return true
    })
    if (style === undefined) break
    found.add(style)
  }
  const size = []
  const behindSize = at < values.length ? propertyNamed("font-size").matchAt(values, at, size) : -1
  if (behindSize < 0) return null
  texts.set("font-size", joinParts(size))
  at = behindSize
  if (isSlash(values[at])) {
    const height = []
    at = propertyNamed("line-height").matchAt(values, at + 1, height)
    if (at < 0) return null
    texts.set("line-height", joinParts(height))
  }
  const family = propertyNamed("font-family").match(values.slice(at))
  if (family === null) return null
  texts.set("font-family", family)
  return names.map((name) => texts.get(name))
}

const stretchKeyword = /^[a-z-]+$/

function serializeFont(property, texts) {
  const [style, caps, weight, stretch, size, lineHeight, family, ...reset] = texts
  if (reset.some((text, i) => text !== property.longhands[i + 7].initial)) return ""
  if ((caps !== "normal" && caps !== "small-caps") || !stretchKeyword.test(stretch)) return ""
  const parts = [style, caps, weight, stretch].filter((text) => text !== "normal")
  parts.push(lineHeight === "normal" ? size : `${size} / ${lineHeight}`, family)
  return parts.join(" ")
}

function expandFontVariant(property, values) {
  if (values.length === 1 && isWord(values[0], "normal")) return property.longhands.map(() => "normal")
  if (values.length === 1 && isWord(values[0], "none")) return property.longhands.map((longhand, i) => (i === 0 ? "none" : "normal"))
  const texts = matchAnyOrder(property.longhands, values)
  return texts === null || texts.includes("normal") || texts[0] === "none" ? null : initials(property.longhands, texts)
}

function serializeFontVariant(property, texts) {
  if (texts[0] === "none") return texts.slice(1).every((text) => text === "normal") ? "none" : ""
  return texts.filter((text) => text !== "normal").join(" ") || "normal"
}

function expandFontSynthesis(property, values) {
  if (values.length === 1 && isWord(values[0], "none")) return ["none", "none", "none"]
  const words = values.map((value) => (value.type === "ident" ? value.value.toLowerCase() : ""))
  const known = ["weight", "style", "small-caps"]
  if (words.length === 0 || words.some((word, i) => !known.includes(word) || words.indexOf(word) !== i)) return null
  return known.map((word) => (words.includes(word) ? "auto" : "none"))
}

function serializeFontSynthesis(property, texts) {
  return ["weight", "style", "small-caps"].filter((word, i) => texts[i] === "auto").join(" ") || "none"
}

const isVertical = (text) => text === "top" || text === "bottom"
const isHorizontal = (text) => text === "left" || text === "right"

/** The horizontal and vertical part of a matched position. */
function positionParts(parts) {
  if (parts.length === 1) return isVertical(parts[0]) ? ["center", parts[0]] : [parts[0], "center"]
  // Keywords with the offset that follows them.
  const groups = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (parts.length > 2 && last !== undefined && /^[a-z]+$/.test(last) && last !== "center" && !/^[a-z]+$/.test(part)) groups[groups.length - 1] = `${last} ${part}`
    else groups.push(part)
  }
  const [first, second] = groups
  return isVertical(first.split(" ")[0]) || isHorizontal(second.split(" ")[0]) ? [second, first] : [first, second]
}

function matchPosition(values, at) {
  const out = []
  const end = propertyNamed("object-position").matchAt(values, at, out)
  return end <= at ? null : { end, parts: positionParts(out) }
}

function expandBackgroundPosition(property, values) {
  const xs = []
  const ys = []
  for (const layer of layersOf(values)) {
    const position = layer.length === 0 ? null : matchPosition(layer, 0)
    if (position === null || position.end !== layer.length) return null
    xs.push(position.parts[0])
    ys.push(position.parts[1])
  }
  return [xs.join(", "), ys.join(", ")]
}

function serializeBackgroundPosition(property, [x, y]) {
  const xs = splitText(x)
  const ys = splitText(y)
  return xs.length === ys.length ? xs.map((text, i) => `${text} ${ys[i]}`).join(", ") : ""
}

/**
 * Expands layers: `singles` are matched in any order, each once; a position may be followed by a slash and a size.
 *
 * @param {string[]} singles - names of longhands, boxes left out
 * @param {string[]} boxes - the names that one or two boxes set
 */
function expandLayer(layer, singles, boxes) {
  const found = new Map()
  let boxCount = 0
  for (let at = 0; at < layer.length; ) {
    let end = -1
    for (const name of singles) {
      if (found.has(name)) continue
      const out = []
      end = propertyNamed(name).matchAt(layer, at, out)
      if (end > at) {
        found.set(name, joinParts(out))
        break
      }
      end = -1
    }
    if (end < 0 && !found.has("position")) {
      const position = matchPosition(layer, at)
      if (position !== null) {
        found.set("position", position.parts)
        end = position.end
        if (isSlash(layer[end])) {
          const out = []
          end = propertyNamed("background-size").matchAt(layer, end + 1, out)
          if (end < 0) return null
          found.set("size", joinParts(out))
        }
      }
    }
    if (end < 0 && boxCount < 2) {
      const out = []
      end = propertyNamed(boxes[1]).matchAt(layer, at, out)
      if (end > at) {
        boxCount++
        if (boxCount === 1) for (const name of boxes) found.set(name, joinParts(out))
        else found.set(boxes[1], joinParts(out))
      } else end = -1
    }
    if (end < 0) return null
    at = end
  }
  return layer.length === 0 ? null : found
}

/** One component value cannot match a list with commas, so each longhand's grammar serves for a single layer. */
function expandBackground(property, values) {
  const layers = layersOf(values)
  const columns = property.longhands.map(() => [])
  for (let i = 0; i < layers.length; i++) {
    const singles = ["background-image", "background-repeat", "background-attachment"]
    if (i === layers.length - 1) singles.push("background-color")
    const found = expandLayer(layers[i], singles, ["background-origin", "background-clip"])
    if (found === null) return null
    const [x, y] = found.get("position") ?? ["0%", "0%"]
    found.set("background-position-x", x).set("background-position-y", y).set("background-size", found.get("size") ?? "auto")
    property.longhands.forEach(({ name, initial }, column) => columns[column].push(found.get(name) ?? initial))
  }
  return columns.map((texts, column) => (property.longhandNames[column] === "background-color" ? texts.at(-1) : texts.join(", ")))
}

function serializeBackground(property, texts) {
  const columns = texts.map(splitText)
  const count = columns[0].length
  const color = texts[8]
  if (columns.slice(0, 8).some((column) => column.length !== count)) return ""
  const layers = columns[0].map((image, i) => {
    const [x, y, size, repeat, attachment, origin, clip] = columns.slice(1, 8).map((column) => column[i])
    const parts = image === "none" ? [] : [image]
    if (x !== "0%" || y !== "0%" || size !== "auto") parts.push(`${x} ${y}${size === "auto" ? "" : ` / ${size}`}`)
    if (repeat !== "repeat") parts.push(repeat)
    if (attachment !== "scroll") parts.push(attachment)
    if (origin !== "padding-box" || clip !== "border-box") parts.push(...(origin === clip ? [origin] : [origin, clip]))
    if (i === count - 1 && color !== "transparent") parts.push(color)
    return parts.join(" ") || "none"
  })
  return layers.join(", ")
}

function expandMask(property, values) {
  const columns = property.longhands.map(() => [])
  for (const layer of layersOf(values)) {
    const found = expandLayer(layer, ["mask-image", "mask-repeat", "mask-composite", "mask-mode"], ["mask-origin", "mask-clip"])
    if (found === null) return null
    found.set("mask-position", (found.get("position") ?? ["0%", "0%"]).join(" ")).set("mask-size", found.get("size") ?? "auto")
    property.longhands.forEach(({ name, initial }, column) => columns[column].push(found.get(name) ?? initial))
  }
  return columns.map((texts) => texts.join(", "))
}

function serializeMask(property, texts) {
  const columns = texts.map(splitText)
  if (columns.some((column) => column.length !== columns[0].length)) return ""
  const layers = columns[0].map((image, i) => {
    const [position, size, repeat, origin, clip, composite, mode] = columns.slice(1).map((column) => column[i])
    const parts = image === "none" ? [] : [image]
    if (position !== "0% 0%" || size !== "auto") parts.push(position + (size === "auto" ? "" : ` / ${size}`))
    if (repeat !== "repeat") parts.push(repeat)
    if (origin !== "border-box" || clip !== "border-box") parts.push(...(origin === clip ? [origin] : [origin, clip]))
    if (composite !== "add") parts.push(composite)
    if (mode !== "match-source") parts.push(mode)
    return parts.join(" ") || "none"
  })
  return layers.join(", ")
}

/** Layers of longhands in any order; times go to the first longhand that is free. */
function expandLayered(property, values) {
  const columns = property.longhands.map(() => [])
  // A keyword that is both an easing and a name is the easing, so names come last.
  const isName = ({ name }) => name === "transition-property" || name === "animation-name"
  const order = [...property.longhands].sort((a, b) => isName(a) - isName(b))
  const layers = layersOf(values)
  for (const layer of layers) {
    if (layer.length === 0) return null
    const texts = matchAnyOrder(order, layer)
    if (texts === null) return null
    property.longhands.forEach((longhand, column) => columns[column].push(texts[order.indexOf(longhand)] ?? longhand.initial))
  }
  if (property.name === "transition" && layers.length > 1 && columns[0].includes("none")) return null
  return columns.map((texts) => texts.join(", "))
}

function serializeLayered(property, texts) {
  const columns = texts.map(splitText)
  const count = Math.max(...columns.map((column) => column.length))
  const layers = []
  for (let i = 0; i < count; i++) {
    const parts = []
    for (let j = 0; j < columns.length; j++) {
      const { name, initial } = property.longhands[j]
      // A longhand that was reset by the shorthand has one value for all layers.
      const text = columns[j][i] ?? (columns[j].length === 1 && columns[j][0] === initial ? initial : null)
      if (text === null) return ""
      const delayIsSaid = name.endsWith("-duration") && (columns[property.longhandNames.indexOf(`${property.name}-delay`)][i] ?? "0s") !== "0s"
      if (text !== initial || delayIsSaid) parts.push(text)
    }
    layers.push(parts.join(" ") || whenInitial[property.name])
  }
  return layers.join(", ")
}

const isCustomIdent = (text) => /^[-\w\u0080-\uffff]+$/.test(text) && text !== "auto" && !/^(span|-?\d)/.test(text)

/** A grid line that is not given is the same name, or auto. */
function expandGridLines(property, values, count = 2) {
  const groups = slashed(values)
  if (groups.length > count) return null
  const texts = groups.map((group) => (group.length === 0 ? null : property.longhands[0].match(group)))
  if (texts.includes(null)) return null
  const implied = (text) => (isCustomIdent(text) ? text : "auto")
  texts[1] ??= implied(texts[0])
  if (count === 4) {
    texts[2] ??= implied(texts[0])
    texts[3] ??= implied(texts[1])
  }
  return texts
}

function serializeGridLines(property, texts) {
  const implied = (text) => (isCustomIdent(text) ? text : "auto")
  const parts = [...texts]
  const sources = [null, 0, 0, 1]
  while (parts.length > 1 && parts.at(-1) === implied(parts[sources[parts.length - 1]])) parts.pop()
  return parts.join(" / ")
}

function expandGridTemplate(property, values) {
  if (values.length === 1 && isWord(values[0], "none")) return ["none", "none", "none"]
  const [rowsProperty, columnsProperty] = [propertyNamed("grid-template-rows"), propertyNamed("grid-template-columns")]
  const groups = slashed(values)
  if (groups.length > 2 || groups.some((group) => group.length === 0)) return null
  const columns = groups.length === 2 ? columnsProperty.match(groups[1]) : "none"
  if (columns === null) return null
  if (!groups[0].some(({ type }) => type === "string")) {
    const rows = groups.length === 2 ? rowsProperty.match(groups[0]) : null
    return rows === null ? null : [rows, columns, "none"]
  }
  // Each string is read again below, with the sizes between them; together they must make rectangles.
  if (propertyNamed("grid-template-areas").match(groups[0].filter(({ type }) => type === "string")) === null) return null
  const areas = []
  const rows = []
  let hasSize = true
  for (const value of groups[0]) {
    if (value.type === "string") {
      if (!hasSize) rows.push("auto")
      const area = propertyNamed("grid-template-areas").match([value])
      if (area === null) return null
      areas.push(area)
      hasSize = false
      continue
    }
    const text = value.type === "[" ? matchDefinition("<line-names>", [value]) : matchDefinition("<track-size>", [value])
    if (text === null || (value.type !== "[" && hasSize)) return null
    if (value.type !== "[") hasSize = true
    rows.push(text)
  }
  if (!hasSize) rows.push("auto")
  return [rows.join(" "), columns, areas.join(" ")]
}

function serializeGridTemplate(property, [rows, columns, areas]) {
  if (areas === "none") return rows === "none" && columns === "none" ? "none" : `${rows} / ${columns}`
  const sizes = rows.split(" ")
  const strings = areas.match(/"[^"]*"/g)
  if (sizes.length !== strings.length || /[[(]/.test(rows)) return ""
  const lines = strings.map((text, i) => (sizes[i] === "auto" ? text : `${text} ${sizes[i]}`)).join(" ")
  return columns === "none" ? lines : `${lines} / ${columns}`
}

const gridAutoInitials = ["auto", "auto", "row"]

function expandGrid(property, values) {
  const template = expandGridTemplate(property, values)
  if (template !== null) return [...template, ...gridAutoInitials]
  const groups = slashed(values)
  if (groups.length !== 2) return null
  const isFlow = (group) => group.some((value) => isWord(value, "auto-flow"))
  const [rows, columns] = groups
  if (isFlow(rows) === isFlow(columns)) return null
  const [flow, fixed] = isFlow(rows) ? [rows, columns] : [columns, rows]
  const sizes = flow.filter((value) => !isWord(value, "auto-flow") && !isWord(value, "dense"))
  const dense = flow.some((value) => isWord(value, "dense"))
  const auto = sizes.length === 0 ? "auto" : propertyNamed("grid-auto-rows").match(sizes)
  const tracks = propertyNamed("grid-template-rows").match(fixed)
  if (auto === null || tracks === null) return null
  if (flow === rows) return ["none", tracks, "none", auto, "auto", dense ? "row dense" : "row"]
  return [tracks, "none", "none", "auto", auto, dense ? "column dense" : "column"]
}

function serializeGrid(property, texts) {
  const [rows, columns, areas, autoRows, autoColumns, flow] = texts
  if (texts.slice(3).every((text, i) => text === gridAutoInitials[i])) return serializeGridTemplate(property, texts)
  if (areas !== "none") return ""
  const dense = flow.includes("dense") ? " dense" : ""
  const size = (text) => (text === "auto" ? "" : ` ${text}`)
  if (rows === "none" && autoColumns === "auto" && flow.startsWith("row")) return `auto-flow${dense}${size(autoRows)} / ${columns}`
  if (columns === "none" && autoRows === "auto" && flow.startsWith("column")) return `${rows} / auto-flow${dense}${size(autoColumns)}`
  return ""
}

function expandContainer(property, values) {
  const [names, types, more] = slashed(values)
  const [name, type] = property.longhands
  const nameText = name.match(names)
  const typeText = types === undefined ? "normal" : types.length === 0 ? null : type.match(types)
  return nameText === null || typeText === null || more !== undefined ? null : [nameText, typeText]
}

const kinds = {
  sides: { expand: expandSides, serialize: (property, texts) => serializeSides(texts) },
  pair: { expand: expandPair, serialize: (property, texts) => serializePair(texts) },
  any: {
    expand: (property, values) => {
      // "auto" alone is the style of an outline; the color's "auto" goes without saying.
      if (property.name === "outline" && values.length === 1 && property.longhands[1].match(values) !== null) {
        return [property.longhands[0].initial, property.longhands[1].match(values), property.longhands[2].initial]
      }
      const texts = values.length === 0 ? null : matchAnyOrder(property.longhands, values)
      return texts === null ? null : initials(property.longhands, texts)
    },
    serialize: serializeAnyOrder
  },
  radius: { expand: expandRadius, serialize: serializeRadius },
  border: { expand: expandBorder, serialize: serializeBorder },
  "border-axis": { expand: expandBorderAxis, serialize: serializeBorderAxis },
  "border-image": { expand: expandBorderImage, serialize: serializeBorderImage },
  "list-style": { expand: expandListStyle, serialize: serializeAnyOrder },
  flex: { expand: expandFlex, serialize: (property, texts) => texts.join(" ") },
  font: { expand: expandFont, serialize: serializeFont },
  "font-variant": { expand: expandFontVariant, serialize: serializeFontVariant },
  "font-synthesis": { expand: expandFontSynthesis, serialize: serializeFontSynthesis },
  "background-position": { expand: expandBackgroundPosition, serialize: serializeBackgroundPosition },
  background: { expand: expandBackground, serialize: serializeBackground },
  mask: { expand: expandMask, serialize: serializeMask },
  transition: { expand: expandLayered, serialize: serializeLayered },
  animation: { expand: expandLayered, serialize: serializeLayered },
  "grid-lines": { expand: expandGridLines, serialize: serializeGridLines },
  "grid-area": { expand: (property, values) => expandGridLines(property, values, 4), serialize: serializeGridLines },
  "grid-template": { expand: expandGridTemplate, serialize: serializeGridTemplate },
  grid: { expand: expandGrid, serialize: serializeGrid },
  container: { expand: expandContainer, serialize: (property, [name, type]) => (type === "normal" ? name : `${name} / ${type}`) },
  all: { expand: () => null, serialize: () => "" }
}

/**
 * @param {object} property - a shorthand
 * @param {object[]} values - component values
 * @returns {string[] | null} the longhands' canonical texts in the property's order
 */
export const expandShorthand = (property, values) => kinds[property.kind].expand(property, values)

/**
 * @param {object} property - a shorthand
 * @param {string[]} texts - the longhands' canonical texts in the property's order
 * @returns {string} "" when no value of the shorthand says the same
 */
export const serializeShorthand = (property, texts) => kinds[property.kind].serialize(property, texts)
