import { isAtom, isBlock, isLineBreak } from "../html/layout-kinds.js"
import { dataOf } from "../nodes/CharacterData.js"
import { splitText } from "../nodes/split-text.js"
import {
  childAt,
  following,
  followingSkippingChildren,
  indexOf,
  nextSiblingOf,
  nodeTypeOf,
  parentOf,
  previousSiblingOf,
} from "../nodes/tree.js"
import { isVoid } from "../serializing/void-elements.js"
import { isText } from "./positions.js"

/** The texts and atoms that a selection is made of. */

/** White space between blocks shows nothing. */
function isBetweenBlocks(text) {
  if (/[^ \t\r\n]/.test(dataOf(text))) return false
  const isBlockOrNone = (node) => node === null || isBlock(node)
  return isBlockOrNone(previousSiblingOf(text)) && isBlockOrNone(nextSiblingOf(text)) && isBlock(parentOf(text))
}

const isLeaf = (node) => isText(node) || isAtom(node) || (nodeTypeOf(node) === 1 && isVoid(node))

/**
 * @param {import("./edit.js").EditingContext} context
 * @param {boolean} splits - whether texts that are selected in part are split, so that each is selected whole
 * @returns {Node[]} in tree order; no text of which nothing is selected
 */
export function selectedLeaves({ startNode, startOffset, endNode, endOffset }, splits) {
  if (splits && isText(endNode) && endOffset > 0 && endOffset < dataOf(endNode).length) splitText(endNode, endOffset)
  if (splits && isText(startNode) && startOffset > 0 && startOffset < dataOf(startNode).length) {
    const rest = splitText(startNode, startOffset)
    if (endNode === startNode) {
      endNode = rest
      endOffset -= startOffset
    }
    startNode = rest
    startOffset = 0
  }
  const end = isText(endNode) ? endNode : (childAt(endNode, endOffset) ?? followingSkippingChildren(endNode, null))
  const leaves = []
  let node = isText(startNode) ? startNode : (childAt(startNode, startOffset) ?? followingSkippingChildren(startNode, null))
  while (node !== null) {
    if (node === end && !(isText(end) && end === endNode)) break
    if (isLeaf(node)) {
      const from = node === startNode ? startOffset : 0
      const to = node === endNode ? endOffset : Infinity
      if (!isText(node) || (from < Math.min(to, dataOf(node).length) && !isBetweenBlocks(node))) leaves.push(node)
      if (node === end) break
      node = followingSkippingChildren(node, null)
    } else node = following(node, null)
  }
  return leaves
}

/** Selects from the first leaf to the end of the last. */
export function selectLeaves(selection, leaves) {
  const shown = leaves.filter((leaf) => !isLineBreak(leaf))
  const first = shown[0]
  const last = shown.at(-1)
  if (first === undefined) return
  const start = isText(first) ? [first, 0] : [parentOf(first), indexOf(first)]
  const end = isText(last) ? [last, dataOf(last).length] : [parentOf(last), indexOf(last) + 1]
  selection.setBaseAndExtent(...start, ...end)
}
