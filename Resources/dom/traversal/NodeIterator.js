import { isInclusiveAncestor, nodeDocumentOf, requireNode } from "../nodes/Node.js"
import { following, followingSkippingChildren, lastInclusiveDescendant, parentOf, preceding, previousSiblingOf } from "../nodes/tree.js"
import { toNullableCallback, toUnsignedLong } from "../web-idl/conversions.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { Filter, FILTER_ACCEPT } from "./filter-node.js"
import { addLiveIterator } from "./live-iterators.js"

/** Where an iterator is: before or after its reference node. */
class Position {
  constructor(root) {
    this.root = root
    this.reference = root
    this.before = true
  }

  /** @see https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps */
  preRemove(node) {
    const { root, reference } = this
    if (node === root || !isInclusiveAncestor(node, reference) || isInclusiveAncestor(node, root)) return
    if (this.before) {
      const next = followingSkippingChildren(node, root)
      if (next !== null) {
        this.reference = next
        return
      }
      this.before = false
    }
    const previous = previousSiblingOf(node)
    this.reference = previous === null ? parentOf(node) : lastInclusiveDescendant(previous)
  }
}

/** @see https://dom.spec.whatwg.org/#interface-nodeiterator */
export class NodeIterator {
  #position
  #filter

  constructor(key, root, filter) {
    requireInternal(key)
    this.#position = new Position(root)
    this.#filter = filter
    addLiveIterator(nodeDocumentOf(root), this.#position)
  }

  get root() {
    return this.#position.root
  }

  get referenceNode() {
    return this.#position.reference
  }

  get pointerBeforeReferenceNode() {
    return this.#position.before
  }

  get whatToShow() {
    return this.#filter.whatToShow
  }

  get filter() {
    return this.#filter.callback
  }

  nextNode() {
    return this.#traverse(true)
  }

  previousNode() {
    return this.#traverse(false)
  }

  /** Does nothing; it was there to let iterators go, which happens by itself. */
  detach() {}

  /** @see https://dom.spec.whatwg.org/#concept-nodeiterator-traverse */
  #traverse(forward) {
    const position = this.#position
    let node = position.reference
    let { before } = position
    for (;;) {
      if (forward) {
        if (before) before = false
        else if ((node = following(node, position.root)) === null) return null
      } else {
        if (!before) before = true
        else if ((node = preceding(node, position.root)) === null) return null
      }
      if (this.#filter.check(node) === FILTER_ACCEPT) break
    }
    position.reference = node
    position.before = before
    return node
  }
}

defineInterface(NodeIterator)

/** @see https://dom.spec.whatwg.org/#dom-document-createnodeiterator */
export function createNodeIterator(root, whatToShow, filter) {
  requireNode(root, "Document.createNodeIterator")
  const callback = toNullableCallback(filter, "Document.createNodeIterator")
  return new NodeIterator(internal, root, new Filter(toUnsignedLong(whatToShow), callback))
}
