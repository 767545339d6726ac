import { decodeUTF8, encodeUTF8 } from "../encoding/utf-8.js"
import { bytesOf } from "../encoding/bytes-of.js"
import { Blob, bytesOfBlob } from "../file/Blob.js"
import { part } from "./part.js"

/**
 * @param {unknown} body - a BodyInit
 * @returns {{ bytes: Uint8Array | null, type: string | null }}
 * @see https://fetch.spec.whatwg.org/#concept-bodyinit-extract
 */
export function extractBody(body) {
  if (body === undefined || body === null) return { bytes: null, type: null }
  if (body instanceof Blob) return { bytes: bytesOfBlob(body), type: body.type || null }
  if (body instanceof part("url").URLSearchParams) {
    return { bytes: encodeUTF8(String(body)), type: "application/x-www-form-urlencoded;charset=UTF-8" }
  }
  const bytes = bytesOf(body)
  if (bytes !== null) return { bytes: bytes.slice(), type: null }
  return { bytes: encodeUTF8(String(body)), type: "text/plain;charset=UTF-8" }
}

/** The members of Request and Response that read the body, once. @see https://fetch.spec.whatwg.org/#body-mixin */
export class Body {
  #bytes
  #used = false
  #type

  constructor(bytes, type) {
    this.#bytes = bytes
    this.#type = type
  }

  get bodyUsed() {
    return this.#used
  }

  /** The bytes without taking them, for a clone. */
  copy() {
    if (this.#used) throw new TypeError("the body has been read already")
    return new Body(this.#bytes, this.#type)
  }

  /** Not later than it is asked for, so that an error has the stack of who asks. */
  async read(kind) {
    if (this.#used) throw new TypeError("the body has been read already")
    this.#used = this.#bytes !== null
    const bytes = this.#bytes ?? new Uint8Array(0)
    if (kind === "arrayBuffer") return bytes.slice().buffer
    if (kind === "bytes") return bytes.slice()
    if (kind === "blob") return new Blob([bytes], { type: this.#type() ?? "" })
    const text = decodeUTF8(bytes)
    return kind === "json" ? JSON.parse(text) : text
  }
}
