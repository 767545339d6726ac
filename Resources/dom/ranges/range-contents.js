import { flushReactions } from "../custom-elements/reactions.js"
import { cloneNode } from "../nodes/clone.js"
import { dataOf, setData } from "../nodes/CharacterData.js"
import { createDocumentFragment } from "../nodes/create-nodes.js"
import { append } from "../nodes/insert.js"
import { firstChildOf, nextSiblingOf, nodeDocumentOf, nodeTypeOf, parentOf } from "../nodes/Node.js"
import { removeNode } from "../nodes/remove.js"
import { replaceData } from "../nodes/replace-data.js"
import { childAt, followingSkippingChildren, following, indexOf } from "../nodes/tree.js"
import { commonInclusiveAncestor } from "../nodes/tree-order.js"
import { DOMException } from "../web-idl/DOMException.js"
import { childTowards, isCharacterData, lengthOf } from "./boundary-points.js"

/**
 * The contents of a range: copied, taken out or deleted.
 *
 * The standard tells it by recursion from the common ancestor down to both boundaries. Here each side is a path of partially
 * contained nodes, copied one by one; what hangs on the inner side of a path is contained.
 */

/**
 * @param {import("./live-ranges.js").RangeBoundaries} boundaries
 * @param {boolean} extract - take the contents out of the tree instead of copying them
 * @returns {DocumentFragment}
 * @throws {DOMException} `HierarchyRequestError` when a doctype is contained
 * @see https://dom.spec.whatwg.org/#concept-range-extract
 * @see https://dom.spec.whatwg.org/#concept-range-clone
 */
export function copyContents(boundaries, extract) {
  const { startNode, startOffset, endNode, endOffset } = boundaries
  const document = nodeDocumentOf(startNode)
  const fragment = createDocumentFragment(document)
  if (startNode === endNode && startOffset === endOffset) return fragment
  if (startNode === endNode && isCharacterData(startNode)) {
    append(copyData(startNode, startOffset, endOffset - startOffset, extract), fragment)
    return fragment
  }
  const common = commonInclusiveAncestor(startNode, endNode)
  const firstPartial = common === startNode ? null : childTowards(common, startNode)
  const lastPartial = common === endNode ? null : childTowards(common, endNode)
  const contained = []
  let child = firstPartial === null ? childAt(common, startOffset) : nextSiblingOf(firstPartial)
  const end = lastPartial === null ? childAt(common, endOffset) : lastPartial
  for (; child !== end; child = nextSiblingOf(child)) {
    if (nodeTypeOf(child) === 10) throw new DOMException("a doctype cannot be taken out with a range", "HierarchyRequestError")
    contained.push(child)
  }
  const collapseNode = firstPartial === null ? startNode : common
  if (firstPartial !== null) copyStart(firstPartial, startNode, startOffset, fragment, extract)
  appendContained(contained, fragment, extract)
  if (lastPartial !== null) copyEnd(lastPartial, endNode, endOffset, fragment, extract)
  if (extract) {
    const offset = firstPartial === null ? startOffset : indexOf(firstPartial) + 1
    boundaries.set(collapseNode, offset, collapseNode, offset)
    flushReactions()
  }
  return fragment
}

function copyData(node, offset, count, extract) {
  const copy = cloneNode(node, nodeDocumentOf(node), false)
  setData(copy, dataOf(node).slice(offset, offset + count))
  if (extract) replaceData(node, offset, count, "")
  return copy
}

function appendContained(nodes, parent, extract) {
  for (const node of nodes) append(extract ? node : cloneNode(node, nodeDocumentOf(node), true), parent)
}

/** The nodes from `top` down to `bottom`. */
function pathBetween(top, bottom) {
  const path = []
  for (let node = bottom; node !== top; node = parentOf(node)) path.push(node)
  path.push(top)
  return path.reverse()
}

/** Copies what lies behind the start inside the first partially contained child. */
function copyStart(top, startNode, startOffset, fragment, extract) {
  const path = pathBetween(top, startNode)
  const copies = []
  for (const node of path) {
    const copy =
      node === startNode && isCharacterData(node)
        ? copyData(node, startOffset, lengthOf(node) - startOffset, extract)
        : cloneNode(node, nodeDocumentOf(node), false)
    append(copy, copies.length === 0 ? fragment : copies[copies.length - 1])
    copies.push(copy)
  }
  for (let level = path.length - 1; level >= 0; level--) {
    const node = path[level]
    if (isCharacterData(node)) continue
    const from = node === startNode ? childAt(node, startOffset) : nextSiblingOf(path[level + 1])
    appendContained(siblingsFrom(from, null), copies[level], extract)
  }
}

/** Copies what lies before the end inside the last partially contained child. */
function copyEnd(top, endNode, endOffset, fragment, extract) {
  let parent = fragment
  const path = pathBetween(top, endNode)
  for (let level = 0; level < path.length; level++) {
    const node = path[level]
    if (isCharacterData(node)) {
      append(copyData(node, 0, endOffset, extract), parent)
      return
    }
    const copy = cloneNode(node, nodeDocumentOf(node), false)
    append(copy, parent)
    const end = node === endNode ? childAt(node, endOffset) : path[level + 1]
    appendContained(siblingsFrom(firstChildOf(node), end), copy, extract)
    parent = copy
  }
}

function siblingsFrom(node, end) {
  const nodes = []
  for (; node !== end; node = nextSiblingOf(node)) nodes.push(node)
  return nodes
}

/**
 * @param {import("./live-ranges.js").RangeBoundaries} boundaries
 * @see https://dom.spec.whatwg.org/#dom-range-deletecontents
 */
export function deleteContents(boundaries) {
  const { startNode, startOffset, endNode, endOffset } = boundaries
  if (startNode === endNode && startOffset === endOffset) return
  if (startNode === endNode && isCharacterData(startNode)) {
    replaceData(startNode, startOffset, endOffset - startOffset, "")
    return
  }
  const common = commonInclusiveAncestor(startNode, endNode)
  const nodes = containedNodes(startNode, startOffset, endNode, endOffset, common)
  let newNode = startNode
  let newOffset = startOffset
  if (common !== startNode) {
    newNode = common
    newOffset = 1 + indexOf(childTowards(common, startNode))
  }
  if (isCharacterData(startNode)) replaceData(startNode, startOffset, lengthOf(startNode) - startOffset, "")
  for (const node of nodes) removeNode(node)
  if (isCharacterData(endNode)) replaceData(endNode, 0, endOffset, "")
  boundaries.set(newNode, newOffset, newNode, newOffset)
  flushReactions()
}

/** The nodes between two boundary points that are contained and whose parents are not, in tree order. */
function containedNodes(startNode, startOffset, endNode, endOffset, common) {
  const nodes = []
  const partial = new Set(pathBetween(common, endNode))
  const endChild = isCharacterData(endNode) ? null : childAt(endNode, endOffset)
  const stop = endChild ?? (isCharacterData(endNode) ? endNode : followingSkippingChildren(endNode, null))
  let node = isCharacterData(startNode) ? null : childAt(startNode, startOffset)
  node ??= followingSkippingChildren(startNode, null)
  while (node !== stop && node !== null) {
    if (partial.has(node)) {
      node = following(node, null)
    } else {
      nodes.push(node)
      node = followingSkippingChildren(node, null)
    }
  }
  return nodes
}

/**
 * The text between two boundary points.
 *
 * @see https://dom.spec.whatwg.org/#dom-range-stringifier
 */
export function textOfRange({ startNode, startOffset, endNode, endOffset }) {
  const isText = (node) => nodeTypeOf(node) === 3 || nodeTypeOf(node) === 4
  if (startNode === endNode && isText(startNode)) return dataOf(startNode).slice(startOffset, endOffset)
  // A comment has no text, and nothing behind it is in the range.
  if (startNode === endNode && isCharacterData(startNode)) return ""
  let text = isText(startNode) ? dataOf(startNode).slice(startOffset) : ""
  let node = isCharacterData(startNode) ? null : childAt(startNode, startOffset)
  node ??= followingSkippingChildren(startNode, null)
  const end = isCharacterData(endNode)
    ? endNode
    : (childAt(endNode, endOffset) ?? followingSkippingChildren(endNode, null))
  for (; node !== end && node !== null; node = following(node, null)) if (isText(node)) text += dataOf(node)
  if (isText(endNode)) text += dataOf(endNode).slice(0, endOffset)
  return text
}
