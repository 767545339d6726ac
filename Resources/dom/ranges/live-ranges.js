import { ensureRareData, firstChildOf, nodeDocumentOf, parentOf, rareDataOf } from "../nodes/Node.js"
import { indexOf } from "../nodes/tree.js"

/**
 * Live ranges follow the changes of the tree. A document knows them weakly, so a range that its script has forgotten costs nothing
 * for long: the list is swept when it has doubled.
 *
 * A boundary point here is `{ node, offset }`, and a live range has two, `start` and `end`, in its `boundaries`.
 */

/** Live ranges of one document. */
class LiveRangeList {
  /** @type {WeakRef<RangeBoundaries>[]} */
  items = []
  sweepAt = 32

  add(weak) {
    if (this.items.length >= this.sweepAt) {
      this.items = this.items.filter((item) => item.deref() !== undefined)
      this.sweepAt = Math.max(32, this.items.length * 2)
    }
    this.items.push(weak)
  }
}

/**
 * The two boundary points of a live range, which owns this object. `changed` is told about moves that the tree made; a selection
 * listens there.
 */
export class RangeBoundaries {
  /** @type {(() => void) | null} */
  changed = null
  /** @type {Document | null} whose list has this */
  #document = null
  #weak = new WeakRef(this)

  /** At the start of a document nothing can move the range; it is followed from the first `set` on. */
  constructor(startNode, startOffset, endNode, endOffset) {
    this.startNode = startNode
    this.startOffset = startOffset
    this.endNode = endNode
    this.endOffset = endOffset
  }

  /** Puts the boundaries into the list of a document, out of that of the former one. */
  follow(document) {
    if (this.#document === document) return
    this.unfollow()
    this.#document = document
    const rare = ensureRareData(document)
    rare.liveRanges ??= new LiveRangeList()
    rare.liveRanges.add(this.#weak)
  }

  /** Takes the boundaries out of the list they are in: nobody has the range any more. */
  unfollow() {
    if (this.#document === null) return
    const { items } = rareDataOf(this.#document).liveRanges
    items.splice(items.indexOf(this.#weak), 1)
    this.#document = null
  }

  set(startNode, startOffset, endNode, endOffset) {
    this.startNode = startNode
    this.startOffset = startOffset
    this.endNode = endNode
    this.endOffset = endOffset
    this.follow(nodeDocumentOf(startNode))
  }
}

const none = Object.freeze([])

const listOf = (node) => rareDataOf(nodeDocumentOf(node))?.liveRanges?.items ?? none

/**
 * Nodes are about to be inserted before a child.
 *
 * @param {Node} parent
 * @param {Node} child
 * @param {number} count
 */
export function followInsertion(parent, child, count) {
  const list = listOf(parent)
  let index = -1
  for (let at = 0; at < list.length; at++) {
    const range = list[at].deref()
    if (range === undefined || (range.startNode !== parent && range.endNode !== parent)) continue
    if (index < 0) index = indexOf(child)
    let moved = false
    if (range.startNode === parent && range.startOffset > index) {
      range.startOffset += count
      moved = true
    }
    if (range.endNode === parent && range.endOffset > index) {
      range.endOffset += count
      moved = true
    }
    if (moved) range.changed?.()
  }
}

/**
 * A node is about to be removed: boundary points inside it move to its place.
 *
 * @param {Node} node
 * @param {Node} parent
 */
export function followRemoval(node, parent) {
  const list = listOf(parent)
  let index = -1
  for (let at = 0; at < list.length; at++) {
    const range = list[at].deref()
    if (range === undefined) continue
    const startInside = contains(node, range.startNode)
    const endInside = range.endNode === range.startNode ? startInside : contains(node, range.endNode)
    if (!startInside && !endInside && range.startNode !== parent && range.endNode !== parent) continue
    if (index < 0) index = indexOf(node)
    let moved = startInside || endInside
    if (startInside) {
      range.startNode = parent
      range.startOffset = index
    } else if (range.startNode === parent && range.startOffset > index) {
      range.startOffset--
      moved = true
    }
    if (endInside) {
      range.endNode = parent
      range.endOffset = index
    } else if (range.endNode === parent && range.endOffset > index) {
      range.endOffset--
      moved = true
    }
    if (moved) range.changed?.()
  }
}

/** Walks up from `inner`; most boundary points are in a text, few steps below the nodes that come and go. */
function contains(node, inner) {
  if (node === inner) return true
  if (firstChildOf(node) === null) return false
  for (; inner !== null; inner = parentOf(inner)) if (inner === node) return true
  return false
}

/**
 * `count` code units from `offset` on were replaced by `length` others.
 *
 * @param {CharacterData} node
 */
export function followReplacedData(node, offset, count, length) {
  const list = listOf(node)
  for (let at = 0; at < list.length; at++) {
    const range = list[at].deref()
    if (range === undefined) continue
    let moved = false
    if (range.startNode === node && range.startOffset > offset) {
      range.startOffset = range.startOffset <= offset + count ? offset : range.startOffset + length - count
      moved = true
    }
    if (range.endNode === node && range.endOffset > offset) {
      range.endOffset = range.endOffset <= offset + count ? offset : range.endOffset + length - count
      moved = true
    }
    if (moved) range.changed?.()
  }
}

/**
 * The text of `node` from `offset` on is going to `newNode`, which stands behind it.
 *
 * @param {Text} node
 * @param {Text} newNode
 * @param {number} offset
 */
export function followSplitText(node, newNode, offset) {
  const parent = parentOf(node)
  const list = listOf(node)
  let behind = -1
  for (let at = 0; at < list.length; at++) {
    const range = list[at].deref()
    if (range === undefined) continue
    let moved = false
    if (range.startNode === node && range.startOffset > offset) {
      range.startNode = newNode
      range.startOffset -= offset
      moved = true
    }
    if (range.endNode === node && range.endOffset > offset) {
      range.endNode = newNode
      range.endOffset -= offset
      moved = true
    }
    if (range.startNode === parent || range.endNode === parent) {
      if (behind < 0) behind = indexOf(node) + 1
      if (range.startNode === parent && range.startOffset === behind) {
        range.startOffset++
        moved = true
      }
      if (range.endNode === parent && range.endOffset === behind) {
        range.endOffset++
        moved = true
      }
    }
    if (moved) range.changed?.()
  }
}

/**
 * `normalize` appended the data of `node` to `target`, whose data was `length` long; boundary points go along.
 *
 * @param {Text} node
 * @param {Text} target
 * @param {number} length
 */
export function followMergedText(node, target, length) {
  const parent = parentOf(node)
  const list = listOf(node)
  let index = -1
  for (let at = 0; at < list.length; at++) {
    const range = list[at].deref()
    if (range === undefined) continue
    let moved = false
    if (range.startNode === node) {
      range.startNode = target
      range.startOffset += length
      moved = true
    } else if (range.startNode === parent) {
      if (index < 0) index = indexOf(node)
      if (range.startOffset === index) {
        range.startNode = target
        range.startOffset = length
        moved = true
      }
    }
    if (range.endNode === node) {
      range.endNode = target
      range.endOffset += length
      moved = true
    } else if (range.endNode === parent) {
      if (index < 0) index = indexOf(node)
      if (range.endOffset === index) {
        range.endNode = target
        range.endOffset = length
        moved = true
      }
    }
    if (moved) range.changed?.()
  }
}

/** A tree went from one document to another; ranges whose points are in it go along. */
export function followAdoption(node, oldDocument, document) {
  const items = rareDataOf(oldDocument)?.liveRanges?.items
  if (items === undefined || items.length === 0) return
  for (const weak of items.slice()) {
    const range = weak.deref()
    if (range !== undefined && contains(node, range.startNode)) range.follow(document)
  }
}
