import { isAtom, isBlock, isLineBreak } from "../html/layout-kinds.js"
import { dataOf } from "../nodes/CharacterData.js"
import {
  childAt,
  firstChildOf,
  indexOf,
  lastChildOf,
  nextSiblingOf,
  nodeTypeOf,
  parentOf,
  previousSiblingOf,
} from "../nodes/tree.js"
import { lengthOf } from "../ranges/boundary-points.js"
import { isVoid } from "../serializing/void-elements.js"

/**
 * Places in the tree, as boundary points.
 *
 * @typedef {{ node: Node, offset: number }} Position
 */

export const isText = (node) => node !== null && nodeTypeOf(node) === 3

/** @returns {Position} */
export const before = (node) => ({ node: parentOf(node), offset: indexOf(node) })

/** @returns {Position} */
export const after = (node) => ({ node: parentOf(node), offset: indexOf(node) + 1 })

const canHoldCaret = (node) => isText(node) || (nodeTypeOf(node) === 1 && !isAtom(node) && !isVoid(node))

/**
 * The deepest place at a boundary point: into blocks and text that begin there, so that a caret in front of a paragraph is one at
 * its start.
 *
 * @param {Position} position
 * @returns {Position}
 */
export function deepest({ node, offset }) {
  while (!isText(node)) {
    const next = childAt(node, offset)
    if (next !== null && canHoldCaret(next) && (isText(next) || isBlock(next) || (isBlock(node) && offset === 0))) {
      node = next
      offset = 0
      continue
    }
    const previous = offset > 0 ? childAt(node, offset - 1) : null
    if (previous !== null && canHoldCaret(previous) && (isText(previous) || next === null)) {
      node = previous
      offset = lengthOf(previous)
      continue
    }
    break
  }
  return { node, offset }
}

/** Whether a node shows something: text, an atom, a line break. */
function isVisible(node) {
  if (isText(node)) return dataOf(node) !== ""
  return isAtom(node) || isLineBreak(node) || (nodeTypeOf(node) === 1 && isVoid(node))
}

/**
 * The first node with something to see in one direction from a place, before the block ends; null when there is none.
 *
 * @param {Position} position
 * @param {Element} block - the block that the place is in
 * @param {boolean} forward
 */
export function visibleNeighbor({ node, offset }, block, forward) {
  if (isText(node)) {
    if (forward ? offset < dataOf(node).length : offset > 0) return node
  }
  let at = node
  let child = isText(node) ? null : forward ? childAt(node, offset) : offset > 0 ? childAt(node, offset - 1) : null
  for (;;) {
    while (child === null) {
      if (at === block) return null
      child = forward ? nextSiblingOf(at) : previousSiblingOf(at)
      at = parentOf(at)
    }
    if (isBlock(child)) return null
    if (isVisible(child)) return child
    const inner = forward ? firstChildOf(child) : lastChildOf(child)
    if (inner === null) {
      child = forward ? nextSiblingOf(child) : previousSiblingOf(child)
    } else {
      at = child
      child = inner
    }
  }
}

/** Whether a caret is at the start of its block. */
export const isAtBlockStart = (position, block) => visibleNeighbor(position, block, false) === null

/** Whether a caret is at the end of its block: nothing follows but a line break that only keeps the line open. */
export function isAtBlockEnd(position, block) {
  const next = visibleNeighbor(position, block, true)
  if (next === null) return true
  return isLineBreak(next) && visibleNeighbor(after(next), block, true) === null
}

/** Whether a block has nothing to see but a line break that keeps its line open. */
export function isEmptyBlock(block) {
  const start = { node: block, offset: 0 }
  const first = visibleNeighbor(start, block, true)
  if (first === null) return !hasInnerBlock(block)
  return isLineBreak(first) && visibleNeighbor(after(first), block, true) === null && !hasInnerBlock(block)
}

function hasInnerBlock(block) {
  for (let child = firstChildOf(block); child !== null; child = nextSiblingOf(child)) if (isBlock(child)) return true
  return false
}
