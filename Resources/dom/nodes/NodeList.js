import { requireArguments, toUnsignedLong } from "../web-idl/conversions.js"
import { hideBase, IndexedPropertiesObject } from "../web-idl/indexed-properties.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"

/**
 * A list of nodes: live when its source is (`childNodes`), static when it is a result (`querySelectorAll`).
 *
 * @see https://dom.spec.whatwg.org/#interface-nodelist
 */
export class NodeList extends IndexedPropertiesObject {
  #source

  /**
   * @param {symbol} key
   * @param {import("../web-idl/indexed-properties.js").IndexedSource} source
   */
  constructor(key, source) {
    requireInternal(key)
    super(source)
    this.#source = source
  }

  get length() {
    return this.#source.length
  }

  item(index) {
    requireArguments(arguments.length, 1, "NodeList.item")
    return this.#source.item(toUnsignedLong(index))
  }

  forEach(callback, thisArgument = undefined) {
    if (typeof callback !== "function") throw new TypeError("NodeList.forEach: the callback is not a function")
    const source = this.#source
    for (let index = 0; index < source.length; index++) callback.call(thisArgument, source.item(index), index, this)
  }
}

hideBase(NodeList)
defineInterface(NodeList)
for (const name of ["entries", "keys", "values"]) {
  Object.defineProperty(NodeList.prototype, name, {
    value: Array.prototype[name],
    writable: true,
    enumerable: true,
    configurable: true,
  })
}
defineIterator(NodeList)

/** A source whose items never change. */
export class StaticSource {
  #items

  constructor(items) {
    this.#items = items
  }

  get length() {
    return this.#items.length
  }

  item(index) {
    return index < this.#items.length ? this.#items[index] : null
  }
}

/**
 * @param {Node[]} nodes
 * @returns {NodeList} a list that no later change of the tree touches
 */
export const staticNodeList = (nodes) => new NodeList(internal, new StaticSource(nodes))
