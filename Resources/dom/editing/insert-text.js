import { isLineBreak } from "../html/layout-kinds.js"
import { dataOf } from "../nodes/CharacterData.js"
import { createText } from "../nodes/create-nodes.js"
import { insert } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import { replaceData } from "../nodes/replace-data.js"
import { childAt, nodeDocumentOf } from "../nodes/tree.js"
import { enclosingBlock } from "./structure.js"
import { deepest, isText, visibleNeighbor, after } from "./positions.js"
import { rebalanceWhiteSpace } from "./white-space.js"

/**
 * Inserts text of one line at a place: into the text node that is there, or a new one.
 *
 * @param {import("./positions.js").Position} position
 * @param {string} text
 * @param {Element} host
 * @returns {import("./positions.js").Position} the end of the text
 */
export function insertText(position, text, host) {
  let { node, offset } = deepest(position)
  const block = enclosingBlock(node, host)
  const placeholder = placeholderAt({ node, offset }, block)
  if (isText(node)) {
    replaceData(node, offset, 0, text)
  } else {
    const textNode = createText(nodeDocumentOf(node), text)
    insert(textNode, node, childAt(node, offset))
    node = textNode
    offset = 0
  }
  if (placeholder !== null) remove(placeholder)
  return endOf(node, offset, text)
}

/** The end of a text that has just been put into a text node, with the white space around it as it is to be. */
function endOf(node, offset, text) {
  const end = offset + text.length
  if (/[ \u00a0]/.test(dataOf(node).slice(Math.max(0, offset - 1), end + 1))) {
    rebalanceWhiteSpace(node, end)
    // Spaces alone make one run with what stands before them.
    if (/[^ \t\n\u00a0]/.test(text)) rebalanceWhiteSpace(node, offset)
  }
  return { node, offset: end }
}

/**
 * Puts text of one line in the place of other text of the same node: the node lives on, and so do the elements around it, which a
 * deletion would take away with their last character.
 *
 * @returns {import("./positions.js").Position | null} the end of the text; null where the range is not in one text node
 */
export function replaceText({ startNode, startOffset, endNode, endOffset }, text) {
  const start = deepest({ node: startNode, offset: startOffset })
  const end = deepest({ node: endNode, offset: endOffset })
  if (start.node !== end.node || !isText(start.node) || start.offset >= end.offset) return null
  replaceData(start.node, start.offset, end.offset - start.offset, text)
  return endOf(start.node, start.offset, text)
}

/** The `br` that only keeps the line of the caret open; null when there is none. */
export function placeholderAt(position, block) {
  const next = visibleNeighbor(position, block, true)
  if (next === null || !isLineBreak(next)) return null
  const previous = visibleNeighbor(position, block, false)
  if (previous !== null && !isLineBreak(previous)) return null
  return visibleNeighbor(after(next), block, true) === null ? next : null
}
