import { FileList } from "../file/FileList.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { DataStore, toType } from "./data-store.js"
import { DataTransferItemList } from "./DataTransferItemList.js"

/** @type {(transfer: DataTransfer) => DataStore} */
export let storeOf

/** @see https://html.spec.whatwg.org/multipage/dnd.html#the-datatransfer-interface */
export class DataTransfer {
  #store
  #items = null
  #dropEffect = "none"
  #effectAllowed = "none"

  static {
    storeOf = (transfer) => transfer.#store
  }

  /** The web gives no arguments. */
  constructor(key = undefined, store = undefined) {
    this.#store = key === internal ? store : new DataStore()
  }

  get dropEffect() {
    return this.#dropEffect
  }

  set dropEffect(value) {
    if (/^(?:none|copy|link|move)$/.test(value)) this.#dropEffect = String(value)
  }

  get effectAllowed() {
    return this.#effectAllowed
  }

  set effectAllowed(value) {
    const effects = /^(?:none|copy|copyLink|copyMove|link|linkMove|move|all|uninitialized)$/
    if (effects.test(value) && this.#store.isWritable) this.#effectAllowed = String(value)
  }

  get items() {
    return (this.#items ??= new DataTransferItemList(internal, this.#store))
  }

  get types() {
    const { items } = this.#store
    const types = items.filter((item) => item.kind === "string").map((item) => item.type)
    if (items.some((item) => item.kind === "file")) types.push("Files")
    return Object.freeze(types)
  }

  get files() {
    const { isReadable, items } = this.#store
    const files = isReadable ? items.filter((item) => item.kind === "file").map((item) => item.file) : []
    return new FileList(internal, files)
  }

  setDragImage() {}

  getData(format) {
    if (!this.#store.isReadable) return ""
    const type = toType(format)
    const data = this.#store.string(type) ?? ""
    if (type !== "text/uri-list" || String(format).toLowerCase() !== "url") return data
    // "url" asks for the first address of the list.
    return data.split(/\r?\n/).find((line) => line !== "" && !line.startsWith("#")) ?? ""
  }

  setData(format, data) {
    if (arguments.length < 2) throw new TypeError(`setData needs 2 arguments, but was called with ${arguments.length}`)
    if (this.#store.isWritable) this.#store.setString(toType(format), String(data))
  }

  clearData(format = undefined) {
    if (!this.#store.isWritable) return
    const type = format === undefined ? null : toType(format)
    this.#store.items = this.#store.items.filter((item) => item.kind === "file" || (type !== null && item.type !== type))
  }
}

defineInterface(DataTransfer)
