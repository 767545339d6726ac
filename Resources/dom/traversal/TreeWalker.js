import { requireNode } from "../nodes/Node.js"
import { firstChildOf, lastChildOf, nextSiblingOf, parentOf, previousSiblingOf } from "../nodes/tree.js"
import { toNullableCallback, toUnsignedLong } from "../web-idl/conversions.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { Filter, FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP } from "./filter-node.js"

/** @see https://dom.spec.whatwg.org/#interface-treewalker */
export class TreeWalker {
  #root
  #current
  #filter

  constructor(key, root, filter) {
    requireInternal(key)
    this.#root = root
    this.#current = root
    this.#filter = filter
  }

  get root() {
    return this.#root
  }

  get whatToShow() {
    return this.#filter.whatToShow
  }

  get filter() {
    return this.#filter.callback
  }

  get currentNode() {
    return this.#current
  }

  set currentNode(node) {
    requireNode(node, "TreeWalker.currentNode")
    this.#current = node
  }

  parentNode() {
    let node = this.#current
    while (node !== null && node !== this.#root) {
      node = parentOf(node)
      if (node !== null && this.#filter.check(node) === FILTER_ACCEPT) return (this.#current = node)
    }
    return null
  }

  firstChild() {
    return this.#traverseChildren(firstChildOf, nextSiblingOf)
  }

  lastChild() {
    return this.#traverseChildren(lastChildOf, previousSiblingOf)
  }

  nextSibling() {
    return this.#traverseSiblings(firstChildOf, nextSiblingOf)
  }

  previousSibling() {
    return this.#traverseSiblings(lastChildOf, previousSiblingOf)
  }

  previousNode() {
    let node = this.#current
    while (node !== this.#root) {
      let sibling = previousSiblingOf(node)
      while (sibling !== null) {
        node = sibling
        let result = this.#filter.check(node)
        while (result !== FILTER_REJECT && lastChildOf(node) !== null) {
          node = lastChildOf(node)
          result = this.#filter.check(node)
        }
        if (result === FILTER_ACCEPT) return (this.#current = node)
        sibling = previousSiblingOf(node)
      }
      if (node === this.#root || parentOf(node) === null) return null
      node = parentOf(node)
      if (this.#filter.check(node) === FILTER_ACCEPT) return (this.#current = node)
    }
    return null
  }

  nextNode() {
    let node = this.#current
    let result = FILTER_ACCEPT
    for (;;) {
      while (result !== FILTER_REJECT && firstChildOf(node) !== null) {
        node = firstChildOf(node)
        result = this.#filter.check(node)
        if (result === FILTER_ACCEPT) return (this.#current = node)
      }
      let sibling = null
      for (let at = node; at !== null; at = parentOf(at)) {
        if (at === this.#root) return null
        sibling = nextSiblingOf(at)
        if (sibling !== null) {
          node = sibling
          break
        }
      }
      if (sibling === null) return null
      result = this.#filter.check(node)
      if (result === FILTER_ACCEPT) return (this.#current = node)
    }
  }

  /** @see https://dom.spec.whatwg.org/#concept-traverse-children */
  #traverseChildren(firstOf, nextOf) {
    let node = firstOf(this.#current)
    while (node !== null) {
      const result = this.#filter.check(node)
      if (result === FILTER_ACCEPT) return (this.#current = node)
      if (result === FILTER_SKIP && firstOf(node) !== null) {
        node = firstOf(node)
        continue
      }
      for (;;) {
        const sibling = nextOf(node)
        if (sibling !== null) {
          node = sibling
          break
        }
        const parent = parentOf(node)
        if (parent === null || parent === this.#root || parent === this.#current) return null
        node = parent
      }
    }
    return null
  }

  /** @see https://dom.spec.whatwg.org/#concept-traverse-siblings */
  #traverseSiblings(firstOf, nextOf) {
    let node = this.#current
    if (node === this.#root) return null
    for (;;) {
      let sibling = nextOf(node)
      while (sibling !== null) {
        node = sibling
        const result = this.#filter.check(node)
        if (result === FILTER_ACCEPT) return (this.#current = node)
        sibling = firstOf(node)
        if (result === FILTER_REJECT || sibling === null) sibling = nextOf(node)
      }
      node = parentOf(node)
      if (node === null || node === this.#root) return null
      if (this.#filter.check(node) === FILTER_ACCEPT) return null
    }
  }
}

defineInterface(TreeWalker)

/** @see https://dom.spec.whatwg.org/#dom-document-createtreewalker */
export function createTreeWalker(root, whatToShow, filter) {
  requireNode(root, "Document.createTreeWalker")
  const callback = toNullableCallback(filter, "Document.createTreeWalker")
  return new TreeWalker(internal, root, new Filter(toUnsignedLong(whatToShow), callback))
}
