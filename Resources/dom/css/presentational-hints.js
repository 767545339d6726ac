/**
 * What the attributes of HTML elements say about their style, as declarations.
 *
 * @see https://html.spec.whatwg.org/multipage/rendering.html#presentational-hints
 */

import { attributesOf, getAttributeValue, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { parentElementOf } from "../selectors/element-tree.js"
import { parseDeclaration } from "./parse-value.js"

const words = (text) => new Set(text.split(" "))

const sized = words("img table td th col colgroup iframe video canvas embed object hr input tr thead tbody tfoot marquee")
const colored = words("body table td th tr thead tbody tfoot marquee")
const celled = words("td th tr thead tbody tfoot col colgroup")
const aligned = words("div p h1 h2 h3 h4 h5 h6")
const floated = words("img table iframe object embed applet")
const spaced = words("img object embed iframe input")

/** A dimension attribute: a number of pixels, or a percentage. @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-dimension-values */
function dimension(value) {
  const match = /^[\t\n\f\r ]*(\d+(?:\.\d+)?)(%?)/.exec(value)
  return match === null ? null : match[1] + (match[2] === "%" ? "%" : "px")
}

/** A legacy color: the ones that are colors, and hexadecimal digits without `#`. */
const legacyColor = (value) => (/^[\da-f]{6}$|^[\da-f]{3}$/i.test(value.trim()) ? `#${value.trim()}` : value)

const fontSizes = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]

function fontSize(value) {
  const match = /^\s*([+-]?)(\d+)/.exec(value)
  if (match === null) return null
  const number = match[1] === "+" ? 3 + Number(match[2]) : match[1] === "-" ? 3 - Number(match[2]) : Number(match[2])
  return fontSizes[Math.min(7, Math.max(1, number)) - 1]
}

function textAlign(value) {
  const align = value.toLowerCase()
  return align === "center" || align === "middle" ? "-webkit-center" : align === "left" || align === "right" ? `-webkit-${align}` : align === "justify" ? "justify" : null
}

function tableOf(cell) {
  let table = parentElementOf(cell)
  for (let i = 0; i < 3 && table !== null && localNameOf(table) !== "table"; i++) table = parentElementOf(table)
  return table !== null && localNameOf(table) === "table" ? table : null
}

function hintsOfAttribute(name, attribute, value, hint) {
  switch (attribute) {
    case "width":
    case "height":
      if (sized.has(name)) hint(attribute, dimension(value))
      return
    case "bgcolor":
      if (colored.has(name)) hint("background-color", legacyColor(value))
      return
    case "background":
      if (colored.has(name) && value !== "") hint("background-image", `url("${value.replace(/["\\\n]/g, "\\$&")}")`)
      return
    case "text":
      if (name === "body") hint("color", legacyColor(value))
      return
    case "color":
      if (name === "font" || name === "hr") hint("color", legacyColor(value))
      return
    case "face":
      if (name === "font") hint("font-family", value)
      return
    case "size":
      if (name === "font") hint("font-size", fontSize(value))
      return
    case "align":
      if (aligned.has(name) || celled.has(name)) hint("text-align", textAlign(value))
      else if (name === "caption" && value.toLowerCase() === "bottom") hint("caption-side", "bottom")
      else if (floated.has(name)) hintFloat(name, value.toLowerCase(), hint)
      return
    case "valign":
      if (celled.has(name)) hint("vertical-align", value)
      return
    case "nowrap":
      if (name === "td" || name === "th") hint("white-space", "nowrap")
      return
    case "clear":
      if (name === "br") hint("clear", value.toLowerCase() === "all" ? "both" : value)
      return
    case "hspace":
      if (spaced.has(name)) hint("margin-inline", dimension(value))
      return
    case "vspace":
      if (spaced.has(name)) hint("margin-block", dimension(value))
      return
    case "border":
      if (name === "img" || name === "object") hint("border", `${dimension(value) ?? "0px"} solid`)
      else if (name === "table") hint("border", `${dimension(value) ?? "1px"} outset gray`)
      return
    case "cellspacing":
      if (name === "table") hint("border-spacing", dimension(value))
      return
    case "wrap":
      if (name === "textarea" && value.toLowerCase() === "off") hint("white-space", "pre")
      return
    case "lang":
      if (value !== "") hint("-webkit-locale", `"${value.replace(/["\\\n]/g, "\\$&")}"`)
  }
}

function hintFloat(name, value, hint) {
  if (value === "left" || value === "right") hint("float", value)
  else if (name === "table" && value === "center") hint("margin-inline", "auto")
  else if (name !== "table") hint("vertical-align", value === "absmiddle" || value === "center" ? "middle" : value === "texttop" ? "text-top" : value)
}

const none = Object.freeze([])

/**
 * @param {Element} element
 * @returns {import("./parse-value.js").Declaration[]}
 */
export function presentationalHints(element) {
  if (namespaceOf(element) !== HTML_NAMESPACE) return none
  const attributes = attributesOf(element)
  const name = localNameOf(element)
  if (attributes.length === 0 && name !== "td" && name !== "th") return none
  const declarations = []
  const hint = (property, value) => {
    const longhands = value === null ? null : parseDeclaration(property, value)
    for (const [longhand, text] of longhands ?? []) declarations.push({ name: longhand, value: text, important: false, pending: null })
  }
  for (const attribute of attributes) if (attribute.namespace === null) hintsOfAttribute(name, attribute.localName, attribute.value, hint)
  if (name === "td" || name === "th") {
    const table = tableOf(element)
    const padding = table === null ? null : getAttributeValue(table, "cellpadding")
    const border = table === null ? null : getAttributeValue(table, "border")
    if (padding !== null) hint("padding", dimension(padding))
    if (border !== null && dimension(border) !== "0px") hint("border", "1px inset gray")
  }
  return declarations
}
