import { toUSVString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { hostHooks } from "../window/current.js"
import { defineSerializable } from "../window/structured-clone.js"
import { Blob } from "./Blob.js"

/** @see https://w3c.github.io/FileAPI/#file-section */
export class File extends Blob {
  #name
  #lastModified

  constructor(bits, name, options = undefined) {
    if (arguments.length < 2) throw new TypeError(`File needs 2 arguments, but was called with ${arguments.length}`)
    super(bits, options)
    this.#name = toUSVString(name)
    const { timeOrigin, now } = hostHooks()
    this.#lastModified = Math.trunc(Number(options?.lastModified ?? timeOrigin + now()))
  }

  get name() {
    return this.#name
  }

  get lastModified() {
    return this.#lastModified
  }

  get webkitRelativePath() {
    return ""
  }
}

defineInterface(File)
defineSerializable(File, (file) => new File([file], file.name, { type: file.type, lastModified: file.lastModified }))
