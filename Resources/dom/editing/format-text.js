import { inlineStyle } from "../css/inline-style.js"
import { isBlock } from "../html/layout-kinds.js"
import { isElement } from "../nodes/Element.js"
import { createElement } from "../nodes/create-element.js"
import { nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { edit, editingContext } from "./edit.js"
import { isNamed } from "./structure.js"
import { deepest, isText } from "./positions.js"
import { selectedLeaves, selectLeaves } from "./selected-leaves.js"
import { isFormatted, standsFor, textFormats } from "./text-formats.js"
import { pendingFormat, setPendingFormat } from "./typing-formats.js"
import { dropEmptyStyle, takeOutOf, wrapLeaves } from "./wrap-leaves.js"

/**
 * Formats of the selected text, as WebKit switches them: on by an element, off by taking the text out of the elements that stand for it.
 */

const isTextElement = (node) => isElement(node) && !isBlock(node)
const elementOf = (leaf) => (isElement(parentOf(leaf)) ? parentOf(leaf) : null)

/** The elements that the selected texts stand in; for a caret, the one that it is in. */
function formattedElements(context) {
  if (context.isCollapsed) {
    const { node } = deepest({ node: context.startNode, offset: context.startOffset })
    return [isText(node) ? elementOf(node) : node]
  }
  return [...new Set(selectedLeaves(context, false).filter(isText).map(elementOf))]
}

/** @returns {{ some: boolean, all: boolean }} */
function stateIn(context, name) {
  const pending = pendingFormat(context, name)
  if (pending !== null) return { some: pending, all: pending }
  const states = formattedElements(context).map((element) => isFormatted(element, textFormats[name]))
  return { some: states.includes(true), all: states.length > 0 && !states.includes(false) }
}

/** Whether all of the selected text has a format. */
export function hasFormat(document, name) {
  return stateIn(editingContext(document), name).all
}

/** Whether some of it has, and some has not. */
export function hasFormatInPart(document, name) {
  const { some, all } = stateIn(editingContext(document), name)
  return some && !all
}

/**
 * Switches a format of the selected text, or of what will be typed at the caret.
 *
 * @param {Document} document
 * @param {string} name - in `textFormats`
 * @param {string} inputType
 */
export function toggleFormat(document, name, inputType) {
  return edit(document, { inputType }, (context) => {
    const isOn = stateIn(context, name).all
    if (context.isCollapsed) setPendingFormat(context, name, !isOn)
    else formatSelection(context, name, !isOn)
    return null
  })
}

function formatSelection(context, name, on) {
  const leaves = selectedLeaves(context, true)
  formatLeaves(leaves, context.host, name, on)
  selectLeaves(context.selection, leaves)
}

/** Switches a format of whole texts. */
export function formatLeaves(leaves, host, name, on) {
  const format = textFormats[name]
  if (on) {
    for (const excluded of format.excludes) takeOutOfFormat(leaves, host, textFormats[excluded])
    const unformatted = leaves.filter((leaf) => !isFormatted(elementOf(leaf), format))
    wrapLeaves(unformatted, createElement(nodeDocumentOf(host), format.element), (element) => isNamed(element, ...format.names))
    return
  }
  takeOutOfFormat(leaves, host, format)
  if (format.plain === null) return
  const rest = leaves.filter((leaf) => isText(leaf) && isFormatted(elementOf(leaf), format))
  if (rest.length === 0) return
  // A heading or a style sheet says so, and can only be gainsaid.
  const span = createElement(nodeDocumentOf(host), "span")
  inlineStyle(span).setProperty(format.property, format.plain)
  wrapLeaves(rest, span, () => false)
}

function takeOutOfFormat(leaves, host, format) {
  takeOutOf(
    leaves,
    host,
    (element) => isTextElement(element) && standsFor(element, format),
    (copy) => {
      inlineStyle(copy).removeProperty(format.property)
      dropEmptyStyle(copy)
    },
  )
}

const formatElements = (
  "acronym b bdo big cite code dfn em font i ins kbd nobr q s samp small strike strong sub sup tt u var"
).split(" ")

/** Takes all formats of text away, but not links. */
export function removeFormat(document) {
  return edit(document, { inputType: "formatRemove" }, (context) => {
    const leaves = selectedLeaves(context, true)
    const isOne = (element) => isNamed(element, ...formatElements) || (isNamed(element, "span") && element.hasAttribute("style"))
    takeOutOf(leaves, context.host, isOne, (copy) => {
      for (const attribute of ["style", "color", "face", "size"]) copy.removeAttribute(attribute)
    })
    selectLeaves(context.selection, leaves)
    return null
  })
}

/** Makes a link of the selection; with a caret, one that shows its address. */
export function createLink(document, url) {
  if (url === "") return false
  return edit(document, { inputType: "insertLink", data: url }, (context) => {
    const link = createElement(document, "a")
    link.setAttribute("href", url)
    if (context.isCollapsed) {
      const range = context.selection.getRangeAt(0)
      link.append(url)
      range.insertNode(link)
      selectLeaves(context.selection, [link.firstChild])
      return null
    }
    const leaves = selectedLeaves(context, true)
    takeOutOfLinks(leaves, context.host)
    wrapLeaves(leaves, link, (element) => isNamed(element, "a"))
    selectLeaves(context.selection, leaves)
    return null
  })
}

/** Takes the selection out of its links. */
export function unlink(document) {
  return edit(document, { inputType: "" }, (context) => {
    const leaves = selectedLeaves(context, true)
    takeOutOfLinks(leaves, context.host)
    selectLeaves(context.selection, leaves)
    return null
  })
}

const takeOutOfLinks = (leaves, host) =>
  takeOutOf(
    leaves,
    host,
    (element) => isNamed(element, "a"),
    (copy) => {
      for (const { name } of [...copy.attributes]) copy.removeAttribute(name)
    },
  )
