import { defineInterface } from "../web-idl/interface.js"
import { bytesOf } from "./bytes-of.js"
import { HostDecoder } from "./HostDecoder.js"
import { encodingOfLabel } from "./labels.js"
import { UTF16Decoder } from "./utf-16.js"
import { UTF8Decoder } from "./utf-8.js"
import { Windows1252Decoder } from "./windows-1252.js"

function makeDecoder(encoding, fatal) {
  if (encoding === "utf-8") return new UTF8Decoder()
  if (encoding === "windows-1252") return new Windows1252Decoder()
  return hasByteOrderMark(encoding) ? new UTF16Decoder(encoding === "utf-16be") : new HostDecoder(encoding, fatal)
}

/** In other encodings U+FEFF is a character like others. */
const hasByteOrderMark = (encoding) => encoding.startsWith("utf-")

/** @see https://encoding.spec.whatwg.org/#interface-textdecoder */
export class TextDecoder {
  #encoding
  #fatal
  #ignoreBOM
  #decoder = null
  #atStart = true

  constructor(label = "utf-8", options = {}) {
    const encoding = encodingOfLabel(String(label))
    if (encoding === null || encoding === "replacement") throw new RangeError(`TextDecoder: "${label}" is no label of a known encoding`)
    this.#encoding = encoding
    this.#fatal = Boolean(options?.fatal)
    this.#ignoreBOM = Boolean(options?.ignoreBOM)
  }

  get encoding() {
    return this.#encoding
  }

  get fatal() {
    return this.#fatal
  }

  get ignoreBOM() {
    return this.#ignoreBOM
  }

  decode(input, options = {}) {
    const stream = Boolean(options?.stream)
    const bytes = input === undefined ? new Uint8Array(0) : bytesOf(input)
    if (bytes === null) throw new TypeError("TextDecoder.decode: the input is neither an ArrayBuffer nor a view of one")
    if (this.#decoder === null) {
      this.#decoder = makeDecoder(this.#encoding, this.#fatal)
      this.#atStart = true
    }
    let text = ""
    try {
      text = this.#decoder.decode(bytes, !stream, () => {
        if (this.#fatal) throw new TypeError(`TextDecoder.decode: the bytes are not well-formed ${this.#encoding}`)
      })
    } catch (error) {
      this.#decoder = null
      throw error
    }
    if (this.#atStart && text.length > 0) {
      this.#atStart = false
      if (!this.#ignoreBOM && hasByteOrderMark(this.#encoding) && text.charCodeAt(0) === 0xfeff) text = text.slice(1)
    }
    if (!stream) this.#decoder = null
    return text
  }
}

defineInterface(TextDecoder)
