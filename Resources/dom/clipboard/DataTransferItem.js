import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

/** @see https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitem-interface */
export class DataTransferItem {
  #store
  #item

  constructor(key, store, item) {
    requireInternal(key)
    this.#store = store
    this.#item = item
  }

  get #isThere() {
    return this.#store.items.includes(this.#item)
  }

  get kind() {
    return this.#isThere ? this.#item.kind : ""
  }

  get type() {
    return this.#isThere ? this.#item.type : ""
  }

  getAsString(callback) {
    if (callback === null || !this.#isThere || !this.#store.isReadable || this.#item.kind !== "string") return
    const { data } = this.#item
    globalThis.setTimeout(() => callback(data), 0)
  }

  getAsFile() {
    return this.#isThere && this.#store.isReadable && this.#item.kind === "file" ? this.#item.file : null
  }

  webkitGetAsEntry() {
    return null
  }
}

defineInterface(DataTransferItem)
