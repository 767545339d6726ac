import { inlineStyle } from "../css/inline-style.js"
import { isBlock } from "../html/layout-kinds.js"
import { getAttributeValue, isElement } from "../nodes/Element.js"
import { parentOf } from "../nodes/tree.js"
import { part } from "../window/part.js"
import { isNamed } from "./structure.js"

/**
 * The formats of text that commands switch on and off.
 *
 * @typedef {object} TextFormat
 * @property {string} element - that switches it on
 * @property {string[]} names - of elements that stand for it
 * @property {string | null} property - of a style attribute that does, by any value that `isSet` takes
 * @property {(value: string) => boolean} [isSet]
 * @property {string | null} plain - the declaration that switches it off where it comes from elsewhere
 * @property {string[]} excludes - formats that cannot be on at the same time
 * @property {boolean} inherits - whether the property's computed value tells; else those of the elements around do, up to the block
 */

const hasLine = (line) => (value) => value.split(" ").includes(line)

/** @type {Record<string, TextFormat>} by the name of the command */
export const textFormats = {
  bold: {
    element: "b",
    names: ["b", "strong"],
    property: "font-weight",
    isSet: (value) => value === "bold" || value === "bolder" || Number(value) >= 600,
    plain: "normal",
    excludes: [],
    inherits: true,
  },
  italic: {
    element: "i",
    names: ["i", "em"],
    property: "font-style",
    isSet: (value) => value === "italic" || value === "oblique",
    plain: "normal",
    excludes: [],
    inherits: true,
  },
  underline: {
    element: "u",
    names: ["u"],
    property: "text-decoration-line",
    isSet: hasLine("underline"),
    plain: null,
    excludes: [],
    inherits: false,
  },
  strikethrough: {
    element: "strike",
    names: ["s", "strike"],
    property: "text-decoration-line",
    isSet: hasLine("line-through"),
    plain: null,
    excludes: [],
    inherits: false,
  },
  subscript: {
    element: "sub",
    names: ["sub"],
    property: "vertical-align",
    isSet: (value) => value === "sub",
    plain: null,
    excludes: ["superscript"],
    inherits: false,
  },
  superscript: {
    element: "sup",
    names: ["sup"],
    property: "vertical-align",
    isSet: (value) => value === "super",
    plain: null,
    excludes: ["subscript"],
    inherits: false,
  },
}

/** Whether an element is there for a format, or its style attribute is. */
export function standsFor(element, { names, property, isSet }) {
  if (isNamed(element, ...names)) return true
  return property !== null && getAttributeValue(element, "style") !== null && isSet(inlineStyle(element).getPropertyValue(property))
}

/** Whether what stands in an element is formatted, by whatever style. */
export function isFormatted(element, { property, isSet, inherits }) {
  const { computedStyle } = part("css")
  if (inherits) return isSet(computedStyle(element).getPropertyValue(property))
  // Decorations are drawn by the element that has them, across all that is in it.
  for (let at = element; isElement(at); at = parentOf(at)) {
    if (isSet(computedStyle(at).getPropertyValue(property))) return true
    if (isBlock(at)) return false
  }
  return false
}
