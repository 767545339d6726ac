import { defineInterface, defineIterator } from "../web-idl/interface.js"
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

defineIterator(FileList)
defineInterface(FileList)
