import { DOMRect } from "../geometry/DOMRect.js"
import { DOMRectList } from "../geometry/DOMRectList.js"
import { append, preInsert } from "../nodes/insert.js"
import { isNode, nodeTypeOf, parentOf, requireNode, rootOf } from "../nodes/Node.js"
import { remove } from "../nodes/remove.js"
import { replaceAll } from "../nodes/replace.js"
import { splitText } from "../nodes/split-text.js"
import { childAt, firstChildOf, indexOf, nextSiblingOf } from "../nodes/tree.js"
import { commonInclusiveAncestor } from "../nodes/tree-order.js"
import { ensurePreInsertionValidity } from "../nodes/validity.js"
import { requireArguments, toUnsignedLong, toUnsignedShort } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { currentDocument } from "../window/current.js"
import { AbstractRange, boundariesOf } from "./AbstractRange.js"
import { compareBoundaryPoints, isCharacterData, lengthOf } from "./boundary-points.js"
import { RangeBoundaries } from "./live-ranges.js"
import { copyContents, deleteContents, textOfRange } from "./range-contents.js"

/** @see https://dom.spec.whatwg.org/#interface-range */
export class Range extends AbstractRange {
  /** The web gives no arguments, and gets a range of the window's document. */
  constructor(key = undefined, document = undefined) {
    const start = key === internal ? document : currentDocument()
    super(internal, new RangeBoundaries(start, 0, start, 0))
  }

  get commonAncestorContainer() {
    const { startNode, endNode } = boundariesOf(this)
    return commonInclusiveAncestor(startNode, endNode)
  }

  setStart(node, offset) {
    requireArguments(arguments.length, 2, "Range.setStart")
    requireNode(node, "Range.setStart")
    setStart(this, node, toUnsignedLong(offset))
  }

  setEnd(node, offset) {
    requireArguments(arguments.length, 2, "Range.setEnd")
    requireNode(node, "Range.setEnd")
    setEnd(this, node, toUnsignedLong(offset))
  }

  setStartBefore(node) {
    const parent = parentOfArgument(node, "Range.setStartBefore")
    setStart(this, parent, indexOf(node))
  }

  setStartAfter(node) {
    const parent = parentOfArgument(node, "Range.setStartAfter")
    setStart(this, parent, indexOf(node) + 1)
  }

  setEndBefore(node) {
    const parent = parentOfArgument(node, "Range.setEndBefore")
    setEnd(this, parent, indexOf(node))
  }

  setEndAfter(node) {
    const parent = parentOfArgument(node, "Range.setEndAfter")
    setEnd(this, parent, indexOf(node) + 1)
  }

  collapse(toStart = false) {
    const { startNode, startOffset, endNode, endOffset } = boundariesOf(this)
    if (toStart) setBoundaries(this, startNode, startOffset, startNode, startOffset)
    else setBoundaries(this, endNode, endOffset, endNode, endOffset)
  }

  selectNode(node) {
    const parent = parentOfArgument(node, "Range.selectNode")
    const index = indexOf(node)
    setBoundaries(this, parent, index, parent, index + 1)
  }

  selectNodeContents(node) {
    requireNode(node, "Range.selectNodeContents")
    if (nodeTypeOf(node) === 10) throw new DOMException("a doctype has no contents", "InvalidNodeTypeError")
    setBoundaries(this, node, 0, node, lengthOf(node))
  }

  /** @see https://dom.spec.whatwg.org/#dom-range-compareboundarypoints */
  compareBoundaryPoints(how, sourceRange) {
    requireArguments(arguments.length, 2, "Range.compareBoundaryPoints")
    const kind = toUnsignedShort(how)
    if (!(sourceRange instanceof Range)) throw new TypeError("Range.compareBoundaryPoints: the second argument is not a Range")
    if (kind > 3) throw new DOMException(`${kind} is none of the four comparisons`, "NotSupportedError")
    const own = boundariesOf(this)
    const other = boundariesOf(sourceRange)
    if (rootOf(own.startNode) !== rootOf(other.startNode)) {
      throw new DOMException("the ranges are in different trees", "WrongDocumentError")
    }
    const ownStart = kind === Range.START_TO_START || kind === Range.END_TO_START
    const otherStart = kind === Range.START_TO_START || kind === Range.START_TO_END
    return compareBoundaryPoints(
      ownStart ? own.startNode : own.endNode,
      ownStart ? own.startOffset : own.endOffset,
      otherStart ? other.startNode : other.endNode,
      otherStart ? other.startOffset : other.endOffset,
    )
  }

  deleteContents() {
    deleteContents(boundariesOf(this))
  }

  extractContents() {
    return copyContents(boundariesOf(this), true)
  }

  cloneContents() {
    return copyContents(boundariesOf(this), false)
  }

  insertNode(node) {
    requireNode(node, "Range.insertNode")
    insertNodeIntoRange(this, node)
  }

  /** @see https://dom.spec.whatwg.org/#dom-range-surroundcontents */
  surroundContents(newParent) {
    requireNode(newParent, "Range.surroundContents")
    const { startNode, endNode } = boundariesOf(this)
    if (elementAround(startNode) !== elementAround(endNode)) {
      throw new DOMException("the range contains a part of a node", "InvalidStateError")
    }
    const type = nodeTypeOf(newParent)
    if (type === 9 || type === 10 || type === 11) {
      throw new DOMException("a document, doctype or fragment cannot surround anything", "InvalidNodeTypeError")
    }
    const fragment = copyContents(boundariesOf(this), true)
    if (firstChildOf(newParent) !== null) replaceAll(null, newParent)
    insertNodeIntoRange(this, newParent)
    append(fragment, newParent)
    this.selectNode(newParent)
  }

  cloneRange() {
    const { startNode, startOffset, endNode, endOffset } = boundariesOf(this)
    return makeRange(startNode, startOffset, endNode, endOffset)
  }

  /** Does nothing; it was there to let ranges go, which happens by itself. */
  detach() {}

  isPointInRange(node, offset) {
    requireArguments(arguments.length, 2, "Range.isPointInRange")
    requireNode(node, "Range.isPointInRange")
    const point = toUnsignedLong(offset)
    if (rootOf(node) !== rootOf(boundariesOf(this).startNode)) return false
    return relationOfPoint(this, node, point) === 0
  }

  comparePoint(node, offset) {
    requireArguments(arguments.length, 2, "Range.comparePoint")
    requireNode(node, "Range.comparePoint")
    const point = toUnsignedLong(offset)
    if (rootOf(node) !== rootOf(boundariesOf(this).startNode)) {
      throw new DOMException("the node is in another tree than the range", "WrongDocumentError")
    }
    return relationOfPoint(this, node, point)
  }

  intersectsNode(node) {
    requireNode(node, "Range.intersectsNode")
    const { startNode, startOffset, endNode, endOffset } = boundariesOf(this)
    if (rootOf(node) !== rootOf(startNode)) return false
    const parent = parentOf(node)
    if (parent === null) return true
    const offset = indexOf(node)
    return (
      compareBoundaryPoints(parent, offset, endNode, endOffset) < 0 &&
      compareBoundaryPoints(parent, offset + 1, startNode, startOffset) > 0
    )
  }

  /** There are no boxes: what a hidden element would answer. */
  getBoundingClientRect() {
    return new DOMRect(0, 0, 0, 0)
  }

  getClientRects() {
    return new DOMRectList(internal, [])
  }

  toString() {
    return textOfRange(boundariesOf(this))
  }
}

defineInterface(Range)
defineConstants(Range, { START_TO_START: 0, START_TO_END: 1, END_TO_END: 2, END_TO_START: 3 })

/**
 * A live range with these boundary points, which are valid.
 *
 * @returns {Range}
 */
export function makeRange(startNode, startOffset, endNode, endOffset) {
  const range = new Range(internal, startNode)
  boundariesOf(range).set(startNode, startOffset, endNode, endOffset)
  return range
}

/** Sets both boundary points, which are valid and in order. */
export function setBoundaries(range, startNode, startOffset, endNode, endOffset) {
  const boundaries = boundariesOf(range)
  boundaries.set(startNode, startOffset, endNode, endOffset)
  boundaries.changed?.()
}

/**
 * @throws {DOMException} `InvalidNodeTypeError`, `IndexSizeError`
 */
export function requireBoundaryPoint(node, offset) {
  if (nodeTypeOf(node) === 10) throw new DOMException("a doctype cannot bound a range", "InvalidNodeTypeError")
  const length = lengthOf(node)
  if (offset > length) throw new DOMException(`offset ${offset} is past the end, ${length}`, "IndexSizeError")
}

/** @see https://dom.spec.whatwg.org/#concept-range-bp-set */
function setStart(range, node, offset) {
  requireBoundaryPoint(node, offset)
  const { endNode, endOffset } = boundariesOf(range)
  const collapses = rootOf(node) !== rootOf(endNode) || compareBoundaryPoints(node, offset, endNode, endOffset) > 0
  if (collapses) setBoundaries(range, node, offset, node, offset)
  else setBoundaries(range, node, offset, endNode, endOffset)
}

function setEnd(range, node, offset) {
  requireBoundaryPoint(node, offset)
  const { startNode, startOffset } = boundariesOf(range)
  const collapses = rootOf(node) !== rootOf(startNode) || compareBoundaryPoints(node, offset, startNode, startOffset) < 0
  if (collapses) setBoundaries(range, node, offset, node, offset)
  else setBoundaries(range, startNode, startOffset, node, offset)
}

function parentOfArgument(node, member) {
  if (!isNode(node)) throw new TypeError(`${member}: the argument is not a Node`)
  const parent = parentOf(node)
  if (parent === null) throw new DOMException("the node has no parent", "InvalidNodeTypeError")
  return parent
}

const elementAround = (node) => (nodeTypeOf(node) === 3 || nodeTypeOf(node) === 4 ? parentOf(node) : node)

/** -1 when the point is before the range, 1 when it is after, else 0. */
function relationOfPoint(range, node, offset) {
  requireBoundaryPoint(node, offset)
  const { startNode, startOffset, endNode, endOffset } = boundariesOf(range)
  if (compareBoundaryPoints(node, offset, startNode, startOffset) < 0) return -1
  return compareBoundaryPoints(node, offset, endNode, endOffset) > 0 ? 1 : 0
}

/** @see https://dom.spec.whatwg.org/#concept-range-insert */
function insertNodeIntoRange(range, node) {
  const boundaries = boundariesOf(range)
  const { startNode, startOffset } = boundaries
  const isText = nodeTypeOf(startNode) === 3 || nodeTypeOf(startNode) === 4
  if ((isCharacterData(startNode) && !isText) || (isText && parentOf(startNode) === null) || startNode === node) {
    throw new DOMException("nothing can be inserted where the range starts", "HierarchyRequestError")
  }
  let reference = isText ? startNode : childAt(startNode, startOffset)
  const parent = reference === null ? startNode : parentOf(reference)
  ensurePreInsertionValidity(node, parent, reference)
  if (isText) reference = splitText(startNode, startOffset)
  if (node === reference) reference = nextSiblingOf(reference)
  if (parentOf(node) !== null) remove(node)
  let newOffset = reference === null ? lengthOf(parent) : indexOf(reference)
  newOffset += nodeTypeOf(node) === 11 ? lengthOf(node) : 1
  preInsert(node, parent, reference)
  const { startNode: from, startOffset: at, endNode, endOffset } = boundaries
  if (from === endNode && at === endOffset) setBoundaries(range, from, at, parent, newOffset)
}
