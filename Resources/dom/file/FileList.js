import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

/**
 * A list of files, which does not change once made.
 *
 * @see https://w3c.github.io/FileAPI/#filelist-section
 */
export class FileList {
  #length

  constructor(key, files) {
    requireInternal(key)
    this.#length = files.length
    files.forEach((value, index) => Object.defineProperty(this, index, { value, enumerable: true, configurable: true }))
  }

  get length() {
    return this.#length
  }

  item(index) {
    return this[index >>> 0] ?? null
  }
}

Object.defineProperty(FileList.prototype, Symbol.iterator, {
  value: Array.prototype[Symbol.iterator],
  writable: true,
  configurable: true,
})
defineInterface(FileList)
