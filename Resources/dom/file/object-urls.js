import { part } from "../window/part.js"
import { urlOf } from "../nodes/Document.js"
import { internal } from "../web-idl/internal.js"
import { currentDocument } from "../window/current.js"
import { Crypto } from "../window/Crypto.js"
import { Blob } from "./Blob.js"

/** The blob URL store. @type {Map<string, Blob>} */
const store = new Map()

/** @see https://w3c.github.io/FileAPI/#dfn-createObjectURL */
export function createObjectURL(object) {
  if (!(object instanceof Blob)) throw new TypeError("createObjectURL takes a Blob")
  const url = `blob:${part("url").serializeOrigin(part("url").parseURL(urlOf(currentDocument())))}/${new Crypto(internal).randomUUID()}`
  store.set(url, object)
  return url
}

/** @see https://w3c.github.io/FileAPI/#dfn-revokeObjectURL */
export function revokeObjectURL(url) {
  store.delete(url)
}
