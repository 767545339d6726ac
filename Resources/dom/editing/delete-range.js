import { isAtom, isBlock, isLineBreak } from "../html/layout-kinds.js"
import { dataOf } from "../nodes/CharacterData.js"
import { createElement } from "../nodes/create-element.js"
import { insert } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import { replaceData } from "../nodes/replace-data.js"
import { childAt, firstChildOf, isInclusiveAncestor, lastChildOf, nextSiblingOf, nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { childTowards } from "../ranges/boundary-points.js"
import { makeRange } from "../ranges/Range.js"
import { isVoid } from "../serializing/void-elements.js"
import { enclosingBlock, enclosingCell } from "./structure.js"
import { before, deepest, isEmptyBlock, isText, visibleNeighbor } from "./positions.js"
import { rebalanceWhiteSpace } from "./white-space.js"

/**
 * Deletes what lies between two places of an editing host, as WebKit does: what remains of the last block joins the first, elements
 * that became empty go, and a block that became empty keeps its line open with a `br`.
 *
 * @param {{ startNode: Node, startOffset: number, endNode: Node, endOffset: number }} boundaries
 * @param {Element} host
 * @returns {import("./positions.js").Position} where the caret goes
 */
export function deleteRange({ startNode, startOffset, endNode, endOffset }, host) {
  const start = deepest({ node: startNode, offset: startOffset })
  const end = deepest({ node: endNode, offset: endOffset })
  if (start.node === end.node && isText(start.node)) {
    replaceData(start.node, start.offset, end.offset - start.offset, "")
    return tidy(start, host)
  }
  const startBlock = enclosingBlock(start.node, host)
  const endBlock = enclosingBlock(end.node, host)
  if (enclosingCell(start.node, host) !== enclosingCell(end.node, host)) {
    deleteLeaves(start, end, host)
    return tidy(start, host)
  }
  const range = makeRange(start.node, start.offset, end.node, end.offset)
  range.deleteContents()
  prune(end.node, enclosingBlock(end.node, host), start.node)
  // Where the start was in an element that the end is not in, the range has left it; the caret stays.
  let caret = isInclusiveAncestor(host, start.node) ? start : { node: range.startContainer, offset: range.startOffset }
  if (startBlock !== endBlock) caret = join(caret, startBlock, endBlock, host)
  return tidy(caret, host)
}

/** Deletes what is selected in each of several table cells; the table itself stays. */
function deleteLeaves(start, end, host) {
  const range = makeRange(start.node, start.offset, end.node, end.offset)
  const leaves = []
  const pending = [host]
  while (pending.length > 0) {
    for (let child = firstChildOf(pending.pop()); child !== null; child = nextSiblingOf(child)) {
      if (!range.intersectsNode(child)) continue
      if (isText(child) || isAtom(child) || isVoid(child)) leaves.push(child)
      else pending.push(child)
    }
  }
  for (const leaf of leaves) {
    const block = enclosingBlock(parentOf(leaf), host)
    if (isText(leaf)) {
      const from = leaf === start.node ? start.offset : 0
      const to = leaf === end.node ? end.offset : dataOf(leaf).length
      replaceData(leaf, from, to - from, "")
    } else {
      remove(leaf)
    }
    openLine({ node: block, offset: 0 }, block)
  }
}

/**
 * Moves the line that the deletion left at the start of the last block to the end of the first.
 *
 * @returns {import("./positions.js").Position} the caret
 */
function join(caret, startBlock, endBlock, host) {
  if (!isInclusiveAncestor(endBlock, startBlock) && isEmptyBlock(startBlock) && startBlock !== host && !isInclusiveAncestor(startBlock, endBlock)) {
    // An empty block gives way, so that the other keeps its kind.
    removeWithEmptyAncestors(startBlock, host)
    return deepest({ node: endBlock, offset: 0 })
  }
  const endIsOutside = isInclusiveAncestor(endBlock, startBlock)
  let child = endIsOutside ? nextSiblingOf(childTowards(endBlock, startBlock)) : firstChildOf(endBlock)
  const last = lastChildOf(startBlock)
  if (last !== null && isLineBreak(last) && child !== null) {
    if (caret.node === startBlock) caret = { node: startBlock, offset: Math.min(caret.offset, before(last).offset) }
    remove(last)
  }
  const place = isInclusiveAncestor(startBlock, endBlock) ? childTowards(startBlock, endBlock) : null
  while (child !== null && !isBlock(child)) {
    const next = nextSiblingOf(child)
    insert(child, startBlock, place)
    if (isLineBreak(child)) break
    child = next
  }
  if (!endIsOutside) removeIfEmpty(endBlock, host)
  return caret
}

/** Removes a block that has nothing left, and the blocks around it that have nothing else. */
function removeIfEmpty(block, host) {
  if (block !== host && firstChildOf(block) === null) removeWithEmptyAncestors(block, host)
}

function removeWithEmptyAncestors(node, host) {
  let parent = parentOf(node)
  remove(node)
  while (parent !== host && firstChildOf(parent) === null) {
    const empty = parent
    parent = parentOf(parent)
    remove(empty)
  }
}

/** Removes text and inline elements that have become empty; not the node that the caret is in. */
function prune(node, block, caretNode) {
  while (node !== block && node !== caretNode && !isBlock(node) && (isText(node) ? dataOf(node) === "" : firstChildOf(node) === null)) {
    const empty = node
    node = parentOf(node)
    if (node === null) return
    remove(empty)
  }
}

/**
 * What is left to do at the caret after a deletion: no empty text and inline elements, an open line, and spaces that stay spaces.
 *
 * @param {import("./positions.js").Position} caret
 * @param {Element} host
 * @returns {import("./positions.js").Position}
 */
function tidy(caret, host) {
  let { node, offset } = caret
  while (node !== host && !isBlock(node) && (isText(node) ? dataOf(node) === "" : firstChildOf(node) === null)) {
    const empty = node
    ;({ node, offset } = before(empty))
    remove(empty)
  }
  const block = enclosingBlock(node, host)
  const opened = openLine({ node, offset }, block)
  if (opened !== null) return opened
  if (isText(node)) {
    rebalanceWhiteSpace(node, offset)
    return { node, offset }
  }
  const previous = offset > 0 ? childAt(node, offset - 1) : null
  if (isText(previous)) rebalanceWhiteSpace(previous, dataOf(previous).length)
  const next = childAt(node, offset)
  if (isText(next)) rebalanceWhiteSpace(next, 0)
  return deepest({ node, offset })
}

/**
 * Puts a `br` where a line has nothing else, since it would have no height.
 *
 * @returns {import("./positions.js").Position | null} the place before it; null when none was needed
 */
export function openLine(position, block) {
  if (visibleNeighbor(position, block, true) !== null) return null
  const previous = visibleNeighbor(position, block, false)
  if (previous !== null && !isLineBreak(previous)) return null
  if (previous === null && firstBlockIn(block)) return null
  const parent = isText(position.node) ? parentOf(position.node) : position.node
  const reference = isText(position.node) ? nextSiblingOf(position.node) : childAt(parent, position.offset)
  const br = createElement(nodeDocumentOf(block), "br")
  insert(br, parent, reference)
  return before(br)
}

function firstBlockIn(block) {
  for (let child = firstChildOf(block); child !== null; child = nextSiblingOf(child)) if (isBlock(child)) return child
  return null
}
