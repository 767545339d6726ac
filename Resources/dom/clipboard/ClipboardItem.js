import { Blob } from "../file/Blob.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://w3c.github.io/clipboard-apis/#clipboarditem */
export class ClipboardItem {
  #representations
  #presentationStyle

  constructor(items, options = undefined) {
    const entries = Object.entries(items ?? {})
    if (entries.length === 0) throw new TypeError("ClipboardItem: there are no representations")
    this.#representations = new Map(entries)
    this.#presentationStyle = String(options?.presentationStyle ?? "unspecified")
  }

  static supports(type) {
    return /^text\/(?:html|plain|uri-list)$|^image\/(?:png|svg\+xml)$/.test(type)
  }

  get presentationStyle() {
    return this.#presentationStyle
  }

  get types() {
    return Object.freeze([...this.#representations.keys()])
  }

  async getType(type) {
    if (!this.#representations.has(type)) throw new DOMException(`the item has no representation of type ${type}`, "NotFoundError")
    const data = await this.#representations.get(type)
    return data instanceof Blob ? data : new Blob([data], { type })
  }
}

defineInterface(ClipboardItem)
