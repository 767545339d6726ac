import { part } from "../window/part.js"
import { dataOf } from "../nodes/CharacterData.js"
import { isElement } from "../nodes/Element.js"
import { replaceData } from "../nodes/replace-data.js"
import { nodeTypeOf, parentOf } from "../nodes/tree.js"

/**
 * White space that would collapse when the document is read back is kept by turning spaces into no-break spaces, the way WebKit
 * does: in a run, every second space; at the ends of a text node, the outer one.
 */

const nbsp = "\u00a0"
const isEditingSpace = (character) => character === " " || character === nbsp || character === "\n" || character === "\t"

/** Whether white space in a node is kept as it is (`white-space: pre-wrap` and the like). */
export function preservesWhiteSpace(node) {
  while (node !== null && !isElement(node)) node = parentOf(node)
  if (node === null) return false
  return /^(?:pre|break-spaces|preserve)/.test(part("css").computedStyle(node).getPropertyValue("white-space"))
}

/**
 * Spaces and no-break spaces of a run in turn.
 *
 * @param {string} run - white space
 * @param {boolean} isAtStart - nothing stands before it that would keep a space
 * @param {boolean} isAtEnd
 */
function balanced(run, isAtStart, isAtEnd) {
  let text = ""
  for (let index = 0; index < run.length; index++) {
    const needsNbsp = text.endsWith(" ") || (index === 0 && isAtStart) || (index === run.length - 1 && isAtEnd)
    text += needsNbsp ? nbsp : " "
  }
  return text
}

/**
 * Puts the white space around an offset of a text node in order. The node's length stays.
 *
 * @param {Node} node
 * @param {number} offset
 */
export function rebalanceWhiteSpace(node, offset) {
  if (nodeTypeOf(node) !== 3) return
  const data = dataOf(node)
  let start = offset
  while (start > 0 && isEditingSpace(data[start - 1])) start--
  let end = offset
  while (end < data.length && isEditingSpace(data[end])) end++
  if (start === end || preservesWhiteSpace(node)) return
  const run = balanced(data.slice(start, end), start === 0, end === data.length)
  for (let index = 0; index < run.length; index++) {
    // Only what changes is replaced, so that ranges in the run stay where they are.
    if (run[index] !== data[start + index]) replaceData(node, start + index, 1, run[index])
  }
}
