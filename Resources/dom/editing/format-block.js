import { inlineStyle } from "../css/inline-style.js"
import { localNameOf } from "../nodes/Element.js"
import { createElement } from "../nodes/create-element.js"
import { append } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import { lastChildOf, nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { commonInclusiveAncestor } from "../nodes/tree-order.js"
import { part } from "../window/part.js"
import { edit, editingContext } from "./edit.js"
import { enclosingBlock, isNamed } from "./structure.js"
import { fillsBlock, insertAtLine, keepSelection, moveLine, selectedLines, shownSibling } from "./selected-lines.js"

/** The kind of blocks, and how their text is aligned. */

const kinds = (
  "address article aside blockquote dd div dl dt footer h1 h2 h3 h4 h5 h6 header hgroup main nav p pre section"
).split(" ")

/** Blocks that another kind replaces; in others it stands inside. */
const replaceable = ["address", "article", "aside", "blockquote", "div", "h1", "h2", "h3", "h4", "h5", "h6", "p", "pre", "section"]

/**
 * Makes the selected lines one block of a kind.
 *
 * @param {Document} document
 * @param {string} value - a name, also in angle brackets
 */
export function formatBlock(document, value) {
  const name = value.replace(/^<(.*)>$/, "$1").toLowerCase()
  if (!kinds.includes(name)) return false
  return edit(document, { inputType: "" }, (context) => {
    keepSelection(context, () => {
      let last = null
      for (const line of selectedLines(context)) {
        const replaced = fillsBlock(line, context.host) && isNamed(line.block, ...replaceable) ? line.block : null
        const place = replaced ?? line.nodes[0] ?? null
        if (last !== null && place !== null && shownSibling(place, false) === last) append(createElement(document, "br"), last)
        else {
          last = createElement(document, name)
          insertAtLine(last, line, replaced === null ? line.block : context.host)
        }
        moveLine(line, last)
        if (replaced !== null) remove(replaced)
      }
      return lastChildOf(last)
    })
    return null
  })
}

/** The kind of the block that holds the selection; "" for what is none of the kinds. */
export function blockKind(document) {
  const { host, startNode, endNode } = editingContext(document)
  const block = enclosingBlock(commonInclusiveAncestor(startNode, endNode), host)
  return block !== host && kinds.includes(localNameOf(block)) ? localNameOf(block) : ""
}

/** How the text of an element is aligned: left, right and so on, whatever its direction. */
function alignmentOf(element) {
  const style = part("css").computedStyle(element)
  const value = style.getPropertyValue("text-align")
  if (value !== "start" && value !== "end") return value
  return (value === "start") === (style.getPropertyValue("direction") === "ltr") ? "left" : "right"
}

const isAligned = (element, alignment) => alignmentOf(element).replace(/^-webkit-/, "") === alignment

/** @returns {string} the alignment where the selection starts */
export function selectedAlignment(document) {
  const { host, startNode } = editingContext(document)
  return alignmentOf(enclosingBlock(startNode, host))
}

/** Whether the selected lines have an alignment. */
export function hasAlignment(document, alignment) {
  return selectedLines(editingContext(document)).every(({ block }) => isAligned(block, alignment))
}

/**
 * Aligns the selected blocks; a line directly in the host gets one.
 *
 * @param {Document} document
 * @param {string} alignment
 * @param {string} inputType
 */
export function justify(document, alignment, inputType) {
  return edit(document, { inputType }, (context) => {
    keepSelection(context, () => {
      let created = null
      for (const line of selectedLines(context)) {
        let { block } = line
        if (isAligned(block, alignment)) continue
        if (block === context.host) {
          block = createElement(nodeDocumentOf(block), "div")
          insertAtLine(block, line, context.host)
          moveLine(line, block)
          created ??= lastChildOf(block)
        }
        inlineStyle(block).setProperty("text-align", alignment)
      }
      return created
    })
    return null
  })
}

/** Whether a block is one that indenting has made. */
const isIndentation = (node) => isNamed(node, "blockquote")

const indentationStyle = "margin: 0 0 0 40px; border: none; padding: 0px;"

export function createIndentation(document) {
  const quote = createElement(document, "blockquote")
  quote.setAttribute("style", indentationStyle)
  return quote
}

/** The indentation that a line is in, or null. */
export function enclosingIndentation({ block }, host) {
  for (let at = block; at !== host; at = parentOf(at)) if (isIndentation(at)) return at
  return null
}
