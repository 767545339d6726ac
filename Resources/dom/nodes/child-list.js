import { firstChildOf, lastChildOf, nextSiblingOf, nodeTypeOf, previousSiblingOf } from "./Node.js"

/**
 * Positions of the children of a node, or of those that are elements. It remembers how many there are and the place of the
 * one that was read last, and keeps both through changes nearby or at the ends, so that loops over the index are linear even when
 * their bodies insert and remove.
 */
export class ChildList {
  #parent
  #elementsOnly
  #length = -1
  #node = null
  #index = 0

  /**
   * @param {Node} parent
   * @param {boolean} elementsOnly
   */
  constructor(parent, elementsOnly) {
    this.#parent = parent
    this.#elementsOnly = elementsOnly
  }

  get length() {
    if (this.#length < 0) {
      let length = 0
      for (let node = this.#first(); node !== null; node = this.#next(node)) length++
      this.#length = length
    }
    return this.#length
  }

  item(index) {
    let node = this.#node
    let at = this.#index
    if (node === null || index < at >> 1) {
      node = this.#first()
      at = 0
    }
    if (this.#length >= 0) {
      if (index >= this.#length) return null
      if (index > at && this.#length - 1 - index < index - at) {
        node = this.#last()
        at = this.#length - 1
      }
    }
    while (at < index && node !== null) {
      node = this.#next(node)
      at++
    }
    while (at > index) {
      node = this.#previous(node)
      at--
    }
    if (node !== null) {
      this.#node = node
      this.#index = index
    }
    return node
  }

  /** The position of a child, found from the start, the end or the remembered place, whichever is nearest. */
  indexOf(node) {
    let back = node
    let forward = node
    for (let distance = 0; ; distance++) {
      if (back === this.#node) return this.#remember(node, this.#index + distance)
      if (forward === this.#node && forward !== null) return this.#remember(node, this.#index - distance)
      back = this.#previous(back)
      if (back === null) return this.#remember(node, distance)
      if (forward === null) continue
      forward = this.#next(forward)
      if (forward === null && this.#length >= 0) return this.#remember(node, this.#length - 1 - distance)
    }
  }

  #remember(node, index) {
    this.#node = node
    this.#index = index
    return index
  }

  /** A child was linked in. */
  inserted(node) {
    if (this.#elementsOnly && nodeTypeOf(node) !== 1) return
    if (this.#length >= 0) this.#length++
    const known = this.#node
    if (known === null) return
    const previous = this.#previous(node)
    const next = this.#next(node)
    if (previous === known || next === null) return
    if (next === known || previous === null) this.#index++
    else this.#node = null
  }

  /** A child is about to be unlinked. */
  removing(node) {
    if (this.#elementsOnly && nodeTypeOf(node) !== 1) return
    if (this.#length >= 0) this.#length--
    const known = this.#node
    if (known === null) return
    const previous = this.#previous(node)
    const next = this.#next(node)
    if (node === known) {
      this.#node = next ?? previous
      if (next === null) this.#index--
    } else if (previous === known || next === null) return
    else if (next === known || previous === null) this.#index--
    else this.#node = null
  }

  #first() {
    const first = firstChildOf(this.#parent)
    return this.#elementsOnly ? elementFrom(first) : first
  }

  #last() {
    const last = lastChildOf(this.#parent)
    return this.#elementsOnly ? elementBackFrom(last) : last
  }

  #next(node) {
    const next = nextSiblingOf(node)
    return this.#elementsOnly ? elementFrom(next) : next
  }

  #previous(node) {
    const previous = previousSiblingOf(node)
    return this.#elementsOnly ? elementBackFrom(previous) : previous
  }
}

/** The node, or the first element among its following siblings. */
export function elementFrom(node) {
  while (node !== null && nodeTypeOf(node) !== 1) node = nextSiblingOf(node)
  return node
}

/** The node, or the first element among its preceding siblings. */
export function elementBackFrom(node) {
  while (node !== null && nodeTypeOf(node) !== 1) node = previousSiblingOf(node)
  return node
}
