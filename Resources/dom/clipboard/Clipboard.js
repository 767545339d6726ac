import { EventTarget } from "../events/EventTarget.js"
import { Blob } from "../file/Blob.js"
import { File } from "../file/File.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"
import { ClipboardItem } from "./ClipboardItem.js"
import { clipboardItems, setClipboardItems } from "./system-clipboard.js"

/**
 * Reads and writes the clipboard of this page, without asking anybody.
 *
 * @see https://w3c.github.io/clipboard-apis/#clipboard-interface
 */
export class Clipboard extends EventTarget {
  constructor(key) {
    requireInternal(key)
    super()
  }

  async read() {
    const items = clipboardItems()
    if (items.length === 0) return []
    const blobs = items.map((item) => [item.type, item.kind === "file" ? item.file : new Blob([item.data], { type: item.type })])
    return [new ClipboardItem(Object.fromEntries(blobs))]
  }

  async readText() {
    return clipboardItems().find((item) => item.kind === "string" && item.type === "text/plain")?.data ?? ""
  }

  async write(items) {
    const written = []
    for (const item of Array.from(items)) {
      for (const type of item.types) {
        if (!ClipboardItem.supports(type)) throw new DOMException(`${type} cannot be put on the clipboard`, "NotAllowedError")
        const blob = await item.getType(type)
        if (type.startsWith("text/")) written.push({ kind: "string", type, data: await blob.text() })
        else written.push({ kind: "file", type, file: new File([blob], `image.${type.slice(6, 9)}`, { type }) })
      }
    }
    setClipboardItems(written)
  }

  async writeText(data) {
    setClipboardItems([{ kind: "string", type: "text/plain", data: String(data) }])
  }
}

defineInterface(Clipboard)
