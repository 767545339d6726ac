import { nodeTypeOf } from "../nodes/Node.js"
import { DOMException } from "../web-idl/DOMException.js"

export const FILTER_ACCEPT = 1
export const FILTER_REJECT = 2
export const FILTER_SKIP = 3

/** What an iterator or walker shows. */
export class Filter {
  #active = false

  /**
   * @param {number} whatToShow
   * @param {Function | { acceptNode: Function } | null} callback
   */
  constructor(whatToShow, callback) {
    this.whatToShow = whatToShow
    this.callback = callback
  }

  /**
   * @param {Node} node
   * @returns {number} FILTER_ACCEPT, FILTER_REJECT or FILTER_SKIP
   * @throws {DOMException} `InvalidStateError` when the filter is called from itself
   * @see https://dom.spec.whatwg.org/#concept-node-filter
   */
  check(node) {
    if (this.#active) throw new DOMException("the filter is running already", "InvalidStateError")
    if (((this.whatToShow >>> (nodeTypeOf(node) - 1)) & 1) === 0) return FILTER_SKIP
    const { callback } = this
    if (callback === null) return FILTER_ACCEPT
    this.#active = true
    try {
      if (typeof callback === "function") return callback(node) & 0xffff
      const { acceptNode } = callback
      if (typeof acceptNode !== "function") throw new TypeError("the filter's acceptNode is not a function")
      return acceptNode.call(callback, node) & 0xffff
    } finally {
      this.#active = false
    }
  }
}
