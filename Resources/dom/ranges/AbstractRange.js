import { requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"

export let boundariesOf

/**
 * A range keeps its boundary points in an object of its own: that of a live range is what the tree moves.
 *
 * @see https://dom.spec.whatwg.org/#interface-abstractrange
 */
export class AbstractRange {
  #boundaries

  static {
    boundariesOf = (range) => range.#boundaries
  }

  /**
   * @param {symbol} key
   * @param {{ startNode: Node, startOffset: number, endNode: Node, endOffset: number }} boundaries
   */
  constructor(key, boundaries) {
    requireInternal(key)
    this.#boundaries = boundaries
  }

  get startContainer() {
    return this.#boundaries.startNode
  }

  get startOffset() {
    return this.#boundaries.startOffset
  }

  get endContainer() {
    return this.#boundaries.endNode
  }

  get endOffset() {
    return this.#boundaries.endOffset
  }

  get collapsed() {
    const { startNode, startOffset, endNode, endOffset } = this.#boundaries
    return startNode === endNode && startOffset === endOffset
  }
}

defineInterface(AbstractRange)
