import { bytesOf } from "../encoding/bytes-of.js"
import { decodeUTF8, encodeUTF8 } from "../encoding/utf-8.js"
import { toUSVString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { defineSerializable } from "../window/structured-clone.js"

/** The bytes of a blob, not copied: nobody may change them. */
export let bytesOfBlob

function normalizeType(type) {
  const text = String(type)
  return /[^\x20-\x7e]/.test(text) ? "" : text.toLowerCase()
}

/** @see https://w3c.github.io/FileAPI/#process-blob-parts */
function joinParts(parts, endings) {
  const pieces = Array.from(parts, (part) => {
    if (part instanceof Blob) return bytesOfBlob(part)
    const bytes = bytesOf(part)
    if (bytes !== null) return bytes
    const text = toUSVString(part)
    return encodeUTF8(endings === "native" ? text.replace(/\r\n?/g, "\n") : text)
  })
  const joined = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0))
  let offset = 0
  for (const piece of pieces) {
    joined.set(piece, offset)
    offset += piece.length
  }
  return joined
}

const clamp = (position, size) => (position < 0 ? Math.max(size + position, 0) : Math.min(position, size))

/** @see https://w3c.github.io/FileAPI/#blob-section */
export class Blob {
  #bytes
  #type

  static {
    bytesOfBlob = (blob) => blob.#bytes
  }

  constructor(parts = undefined, options = undefined) {
    if (parts !== undefined && (typeof parts !== "object" || parts === null || parts[Symbol.iterator] === undefined)) {
      throw new TypeError("Blob: the parts are not a sequence")
    }
    this.#bytes = joinParts(parts ?? [], options?.endings)
    this.#type = normalizeType(options?.type ?? "")
  }

  get size() {
    return this.#bytes.length
  }

  get type() {
    return this.#type
  }

  slice(start = 0, end = this.size, type = "") {
    const from = clamp(Math.trunc(start) || 0, this.size)
    const to = clamp(Math.trunc(end) || 0, this.size)
    return new Blob([this.#bytes.subarray(from, Math.max(from, to))], { type })
  }

  async text() {
    return decodeUTF8(this.#bytes)
  }

  async arrayBuffer() {
    return this.#bytes.slice().buffer
  }

  async bytes() {
    return this.#bytes.slice()
  }
}

defineInterface(Blob)
defineSerializable(Blob, (blob) => new Blob([blob], { type: blob.type }))
