import { isBlock, isHTML } from "../html/layout-kinds.js"
import { localNameOf } from "../nodes/Element.js"
import { parentOf } from "../nodes/tree.js"

/** What of a document's structure edits keep to: lists, table cells, and the block that a place is in. */

const cells = new Set(["caption", "td", "th"])

/** Whether an edit must not join what is inside with what is outside. */
export const isTableCell = (node) => isHTML(node) && cells.has(localNameOf(node))

export const isNamed = (node, ...names) => isHTML(node) && names.includes(localNameOf(node))

export const isList = (node) => isNamed(node, "ol", "ul")

/**
 * The block that a node lies in: the nearest inclusive ancestor that is one, or the host.
 *
 * @param {Node} node
 * @param {Element} host
 * @returns {Element}
 */
export function enclosingBlock(node, host) {
  while (node !== host && !isBlock(node)) node = parentOf(node)
  return node
}

/** The table cell that a node lies in, or the host. */
export function enclosingCell(node, host) {
  while (node !== host && !isTableCell(node)) node = parentOf(node)
  return node
}
