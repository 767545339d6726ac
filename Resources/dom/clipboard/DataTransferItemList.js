import { File } from "../file/File.js"
import { DOMException } from "../web-idl/DOMException.js"
import { hideBase, IndexedPropertiesObject } from "../web-idl/indexed-properties.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { DataTransferItem } from "./DataTransferItem.js"

/** The items of a store as objects; one item keeps its object. */
class ItemSource {
  #store
  #objects = new WeakMap()

  constructor(store) {
    this.#store = store
  }

  get length() {
    return this.#store.isReadable ? this.#store.items.length : 0
  }

  item(index) {
    const item = this.#store.items[index]
    if (item === undefined || !this.#store.isReadable) return null
    let object = this.#objects.get(item)
    if (object === undefined) this.#objects.set(item, (object = new DataTransferItem(internal, this.#store, item)))
    return object
  }
}

/** @see https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitemlist-interface */
export class DataTransferItemList extends IndexedPropertiesObject {
  #store
  #source

  constructor(key, store) {
    requireInternal(key)
    const source = new ItemSource(store)
    super(source)
    this.#store = store
    this.#source = source
  }

  get length() {
    return this.#source.length
  }

  add(data, type = undefined) {
    if (!this.#store.isWritable) return null
    const { items } = this.#store
    if (data instanceof File) {
      items.push({ kind: "file", type: data.type, file: data })
    } else {
      if (type === undefined) throw new TypeError("DataTransferItemList.add takes a File, or a text and its type")
      const name = String(type).toLowerCase()
      if (this.#store.string(name) !== null) throw new DOMException(`there is a text of type ${name} already`, "NotSupportedError")
      items.push({ kind: "string", type: name, data: String(data) })
    }
    return this.#source.item(items.length - 1)
  }

  remove(index) {
    if (!this.#store.isWritable) throw new DOMException("the items cannot be changed now", "InvalidStateError")
    this.#store.items.splice(index >>> 0, 1)
  }

  clear() {
    if (this.#store.isWritable) this.#store.items = []
  }
}

hideBase(DataTransferItemList)
defineInterface(DataTransferItemList)
defineIterator(DataTransferItemList)
