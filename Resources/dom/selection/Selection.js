import { renderedTextBetween } from "../html/inner-text.js"
import { isNode, isShadowRoot, nodeTypeOf, requireNode, rootOf, shadowIncludingRoot } from "../nodes/Node.js"
import { childCountOf, indexOf, parentOf, shadowHostOf } from "../nodes/tree.js"
import { boundariesOf } from "../ranges/AbstractRange.js"
import { compareBoundaryPoints } from "../ranges/boundary-points.js"
import { makeRange, Range, requireBoundaryPoint } from "../ranges/Range.js"
import { StaticRange } from "../ranges/StaticRange.js"
import { requireArguments, toDOMString, toUnsignedLong } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { modifyFocus } from "./modify.js"
import { scheduleSelectionChange } from "./selectionchange.js"

export let selectedBoundaries, setSelection

/**
 * The selection of a document: a live range and a direction. The range is the one that `getRangeAt` gives out, so that it follows
 * the tree and what scripts do to it.
 *
 * Where a boundary lies in a shadow tree, the anchor, the focus and the range are shown as the document's own tree sees them;
 * only `getComposedRanges` tells the place itself, to who has the shadow root.
 *
 * @see https://w3c.github.io/selection-api/#selection-interface
 */
export class Selection {
  #document
  /** @type {Range | null} */
  #range = null
  /** Whether a script may have the range. While none has, it is moved where the standard has a new one, and let go at once. */
  #isShared = false
  /** @type {"forwards" | "backwards" | "directionless"} */
  #direction = "directionless"
  /** @type {number | null} the column that moves by lines keep to */
  #goalColumn = null

  static {
    selectedBoundaries = (selection) => (selection.#range === null ? null : boundariesOf(selection.#range))
    setSelection = (selection, anchorNode, anchorOffset, focusNode, focusOffset) =>
      selection.#set(anchorNode, anchorOffset, focusNode, focusOffset)
  }

  constructor(key, document) {
    requireInternal(key)
    this.#document = document
  }

  get anchorNode() {
    return this.#point(true)?.node ?? null
  }

  get anchorOffset() {
    return this.#point(true)?.offset ?? 0
  }

  get focusNode() {
    return this.#point(false)?.node ?? null
  }

  get focusOffset() {
    return this.#point(false)?.offset ?? 0
  }

  get baseNode() {
    return this.anchorNode
  }

  get baseOffset() {
    return this.anchorOffset
  }

  get extentNode() {
    return this.focusNode
  }

  get extentOffset() {
    return this.focusOffset
  }

  get isCollapsed() {
    if (this.#range === null) return true
    const anchor = this.#point(true)
    const focus = this.#point(false)
    return anchor === null || (anchor.node === focus.node && anchor.offset === focus.offset && this.#range.collapsed)
  }

  get rangeCount() {
    return this.#isInDocument() ? 1 : 0
  }

  get type() {
    if (!this.#isInDocument()) return "None"
    return this.#range.collapsed ? "Caret" : "Range"
  }

  get direction() {
    if (!this.#isInDocument() || this.#range.collapsed || this.#direction === "directionless") return "none"
    return this.#direction === "forwards" ? "forward" : "backward"
  }

  /** @see https://w3c.github.io/selection-api/#dom-selection-getrangeat */
  getRangeAt(index) {
    requireArguments(arguments.length, 1, "Selection.getRangeAt")
    const at = toUnsignedLong(index)
    if (at !== 0 || !this.#isInDocument()) throw new DOMException(`there is no range at ${at}`, "IndexSizeError")
    const { startNode } = boundariesOf(this.#range)
    if (!isShadowRoot(rootOf(startNode))) {
      this.#isShared = true
      return this.#range
    }
    const { startNode: node, startOffset, endNode, endOffset } = outside(boundariesOf(this.#range))
    return makeRange(node, startOffset, endNode, endOffset)
  }

  addRange(range) {
    if (!(range instanceof Range)) throw new TypeError("Selection.addRange: the argument is not a Range")
    if (shadowIncludingRoot(range.startContainer) !== this.#document || this.rangeCount !== 0) return
    this.#associate(range, "forwards")
    this.#isShared = true
  }

  removeRange(range) {
    if (!(range instanceof Range)) throw new TypeError("Selection.removeRange: the argument is not a Range")
    if (range !== this.#range) throw new DOMException("the range is not selected", "NotFoundError")
    this.#associate(null, "directionless")
  }

  removeAllRanges() {
    this.#associate(null, "directionless")
  }

  empty() {
    this.#associate(null, "directionless")
  }

  /**
   * Where the selection really is, in shadow trees that the caller names too.
   *
   * @param {{ shadowRoots?: ShadowRoot[] } | ShadowRoot} options - or the shadow roots as arguments, as WebKit had it first
   * @returns {StaticRange[]}
   * @see https://w3c.github.io/selection-api/#dom-selection-getcomposedranges
   */
  getComposedRanges(options = undefined, ...more) {
    if (!this.#isInDocument()) return []
    const roots = isNode(options) ? [options, ...more] : [...(options?.shadowRoots ?? [])]
    for (const root of roots) {
      if (!isNode(root) || !isShadowRoot(root)) throw new TypeError("Selection.getComposedRanges: an item is not a ShadowRoot")
    }
    let { startNode, startOffset, endNode, endOffset } = boundariesOf(this.#range)
    const isVisible = (node) => {
      const root = rootOf(node)
      return !isShadowRoot(root) || roots.some((known) => isInclusiveAncestorThroughHosts(root, known))
    }
    while (!isVisible(startNode)) {
      const host = shadowHostOf(rootOf(startNode))
      startNode = parentOf(host)
      startOffset = indexOf(host)
    }
    while (!isVisible(endNode)) {
      const host = shadowHostOf(rootOf(endNode))
      endNode = parentOf(host)
      endOffset = indexOf(host) + 1
    }
    return [new StaticRange({ startContainer: startNode, startOffset, endContainer: endNode, endOffset })]
  }

  /** @see https://w3c.github.io/selection-api/#dom-selection-collapse */
  collapse(node, offset = 0) {
    requireArguments(arguments.length, 1, "Selection.collapse")
    if (node === null || node === undefined) {
      this.removeAllRanges()
      return
    }
    requireNode(node, "Selection.collapse")
    const at = toUnsignedLong(offset)
    requireBoundaryPoint(node, at)
    if (shadowIncludingRoot(node) !== this.#document) return
    this.#set(node, at, node, at)
  }

  setPosition(node, offset = 0) {
    this.collapse(node, offset)
  }

  collapseToStart() {
    const { startNode, startOffset } = this.#boundaries()
    this.#set(startNode, startOffset, startNode, startOffset)
  }

  collapseToEnd() {
    const { endNode, endOffset } = this.#boundaries()
    this.#set(endNode, endOffset, endNode, endOffset)
  }

  /** @see https://w3c.github.io/selection-api/#dom-selection-extend */
  extend(node, offset = 0) {
    requireArguments(arguments.length, 1, "Selection.extend")
    requireNode(node, "Selection.extend")
    const at = toUnsignedLong(offset)
    if (shadowIncludingRoot(node) !== this.#document) return
    if (!this.#isInDocument()) throw new DOMException("there is no selection to extend", "InvalidStateError")
    requireBoundaryPoint(node, at)
    const anchor = this.#innerPoint(true)
    if (rootOf(node) !== rootOf(anchor.node)) this.#set(node, at, node, at)
    else this.#set(anchor.node, anchor.offset, node, at)
  }

  /** @see https://w3c.github.io/selection-api/#dom-selection-setbaseandextent */
  setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset) {
    requireArguments(arguments.length, 4, "Selection.setBaseAndExtent")
    requireNode(anchorNode, "Selection.setBaseAndExtent")
    requireNode(focusNode, "Selection.setBaseAndExtent")
    const anchorAt = toUnsignedLong(anchorOffset)
    const focusAt = toUnsignedLong(focusOffset)
    requireBoundaryPoint(anchorNode, anchorAt)
    requireBoundaryPoint(focusNode, focusAt)
    if (shadowIncludingRoot(anchorNode) !== this.#document || shadowIncludingRoot(focusNode) !== this.#document) return
    this.#set(anchorNode, anchorAt, focusNode, focusAt)
  }

  /** @see https://w3c.github.io/selection-api/#dom-selection-selectallchildren */
  selectAllChildren(node) {
    requireNode(node, "Selection.selectAllChildren")
    if (nodeTypeOf(node) === 10) throw new DOMException("a doctype has no children to select", "InvalidNodeTypeError")
    if (shadowIncludingRoot(node) !== this.#document) return
    this.#set(node, 0, node, childCountOf(node))
  }

  deleteFromDocument() {
    if (this.#isInDocument()) this.#range.deleteContents()
  }

  /** @see https://w3c.github.io/selection-api/#dom-selection-containsnode */
  containsNode(node, allowPartialContainment = false) {
    requireArguments(arguments.length, 1, "Selection.containsNode")
    requireNode(node, "Selection.containsNode")
    if (!this.#isInDocument()) return false
    const { startNode, startOffset, endNode, endOffset } = boundariesOf(this.#range)
    const parent = parentOf(node)
    if (rootOf(node) !== rootOf(startNode) || parent === null) return false
    const index = indexOf(node)
    const startsIn = compareBoundaryPoints(startNode, startOffset, parent, index)
    const endsIn = compareBoundaryPoints(endNode, endOffset, parent, index + 1)
    if (startsIn <= 0 && endsIn >= 0) return true
    if (!allowPartialContainment) return false
    return (
      compareBoundaryPoints(startNode, startOffset, parent, index + 1) < 0 &&
      compareBoundaryPoints(endNode, endOffset, parent, index) > 0
    )
  }

  /**
   * Moves the focus, and the anchor with it unless it extends.
   *
   * @see https://w3c.github.io/selection-api/#dom-selection-modify
   */
  modify(alter = "", direction = "", granularity = "") {
    const kind = toDOMString(alter).toLowerCase()
    const extend = kind === "extend"
    if (!extend && kind !== "move") return
    if (!this.#isInDocument()) return
    const focus = modifyFocus(boundariesOf(this.#range), this.#innerPoint(false), {
      extend,
      direction: toDOMString(direction).toLowerCase(),
      granularity: toDOMString(granularity).toLowerCase(),
      goalColumn: this.#goalColumn,
    })
    if (focus === null) return
    const anchor = extend ? this.#innerPoint(true) : focus
    this.#set(anchor.node, anchor.offset, focus.node, focus.offset)
    this.#goalColumn = focus.column ?? null
  }

  /** The text as it is read on the page, with line breaks between blocks and without what is hidden. */
  toString() {
    return this.#isInDocument() ? renderedTextBetween(boundariesOf(this.#range)) : ""
  }

  #boundaries() {
    if (!this.#isInDocument()) throw new DOMException("there is no selection to collapse", "InvalidStateError")
    return boundariesOf(this.#range)
  }

  #isInDocument() {
    return this.#range !== null && shadowIncludingRoot(boundariesOf(this.#range).startNode) === this.#document
  }

  /** The anchor or the focus, in whatever tree it is. */
  #innerPoint(anchor) {
    const { startNode, startOffset, endNode, endOffset } = boundariesOf(this.#range)
    const atStart = anchor === (this.#direction !== "backwards")
    return atStart ? { node: startNode, offset: startOffset } : { node: endNode, offset: endOffset }
  }

  /** The anchor or the focus as the document's tree shows it; null without a selection. */
  #point(anchor) {
    if (!this.#isInDocument()) return null
    const point = this.#innerPoint(anchor)
    return isShadowRoot(rootOf(point.node)) ? pointOutside(point.node) : point
  }

  #set(anchorNode, anchorOffset, focusNode, focusOffset) {
    const sameTree = rootOf(anchorNode) === rootOf(focusNode)
    const order = sameTree ? compareBoundaryPoints(anchorNode, anchorOffset, focusNode, focusOffset) : 0
    const current = this.#range === null ? null : boundariesOf(this.#range)
    const direction = order > 0 ? "backwards" : "forwards"
    const [startNode, startOffset, endNode, endOffset] =
      order > 0
        ? [focusNode, focusOffset, anchorNode, anchorOffset]
        : sameTree
          ? [anchorNode, anchorOffset, focusNode, focusOffset]
          : [focusNode, focusOffset, focusNode, focusOffset]
    const unchanged =
      current !== null &&
      this.#direction === direction &&
      current.startNode === startNode &&
      current.startOffset === startOffset &&
      current.endNode === endNode &&
      current.endOffset === endOffset
    const range = this.#newRange(startNode, startOffset, endNode, endOffset)
    // A script that holds the old range may move it, and the selection stays; but nobody is told of a change.
    if (unchanged) this.#take(range, direction)
    else this.#associate(range, direction)
  }

  #newRange(startNode, startOffset, endNode, endOffset) {
    if (this.#range === null || this.#isShared) return makeRange(startNode, startOffset, endNode, endOffset)
    boundariesOf(this.#range).set(startNode, startOffset, endNode, endOffset)
    return this.#range
  }

  #associate(range, direction) {
    this.#goalColumn = null
    if (this.#range === null && range === null) return
    this.#take(range, direction)
    scheduleSelectionChange(this.#document)
  }

  #take(range, direction) {
    if (this.#range !== null && this.#range !== range) {
      const boundaries = boundariesOf(this.#range)
      boundaries.changed = null
      if (!this.#isShared) boundaries.unfollow()
      this.#isShared = false
    }
    this.#range = range
    this.#direction = direction
    if (range !== null) boundariesOf(range).changed = () => scheduleSelectionChange(this.#document)
  }
}

/** The place of a node's outermost shadow host in the document's tree. */
function pointOutside(node) {
  let host = shadowHostOf(rootOf(node))
  for (let outer = shadowHostOf(rootOf(host)); outer !== null; outer = shadowHostOf(rootOf(host))) host = outer
  return { node: parentOf(host), offset: indexOf(host) }
}

function outside({ startNode }) {
  const { node, offset } = pointOutside(startNode)
  return { startNode: node, startOffset: offset, endNode: node, endOffset: offset }
}

function isInclusiveAncestorThroughHosts(root, known) {
  for (let at = known; at !== null; ) {
    if (at === root) return true
    const host = shadowHostOf(at)
    if (host === null) return false
    at = rootOf(host)
  }
  return false
}

defineInterface(Selection)

/** @type {WeakMap<Document, Selection>} */
const selections = new WeakMap()

/**
 * The selection of a document; the same object each time.
 *
 * @param {Document} document
 * @returns {Selection}
 */
export function selectionOf(document) {
  let selection = selections.get(document)
  if (selection === undefined) selections.set(document, (selection = new Selection(internal, document)))
  return selection
}
