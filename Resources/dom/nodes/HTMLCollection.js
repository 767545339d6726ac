import { requireArguments, toDOMString, toUnsignedLong } from "../web-idl/conversions.js"
import { hideBase, IndexedPropertiesObject } from "../web-idl/indexed-properties.js"
import { requireInternal } from "../web-idl/internal.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"

/** @see https://dom.spec.whatwg.org/#interface-htmlcollection */
export class HTMLCollection extends IndexedPropertiesObject {
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
    requireArguments(arguments.length, 1, "HTMLCollection.item")
    return this.#source.item(toUnsignedLong(index))
  }

  namedItem(name) {
    requireArguments(arguments.length, 1, "HTMLCollection.namedItem")
    return this.#source.namedItem(toDOMString(name))
  }
}

hideBase(HTMLCollection)
defineInterface(HTMLCollection)
defineIterator(HTMLCollection)
