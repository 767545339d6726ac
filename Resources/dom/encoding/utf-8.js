/**
 * The encoder of UTF-8: lone surrogates become U+FFFD.
 *
 * @param {string} string
 * @returns {Uint8Array}
 * @see https://encoding.spec.whatwg.org/#utf-8-encoder
 */
export function encodeUTF8(string) {
  // Three bytes a code unit always suffice; a surrogate pair takes four for two.
  const bytes = new Uint8Array(string.length * 3)
  const { written } = encodeUTF8Into(string, bytes)
  return bytes.slice(0, written)
}

/**
 * Encodes as many whole code points as fit.
 *
 * @param {string} string
 * @param {Uint8Array} bytes - where they go
 * @returns {{ read: number, written: number }} code units read, bytes written
 */
export function encodeUTF8Into(string, bytes) {
  const { length } = string
  const capacity = bytes.length
  let read = 0
  let written = 0
  while (read < length) {
    let codePoint = string.charCodeAt(read)
    let units = 1
    if (codePoint < 0x80) {
      if (written >= capacity) break
      bytes[written++] = codePoint
      read++
      continue
    }
    if ((codePoint & 0xf800) === 0xd800) {
      const low = read + 1 < length ? string.charCodeAt(read + 1) : 0
      if (codePoint < 0xdc00 && (low & 0xfc00) === 0xdc00) {
        codePoint = 0x10000 + ((codePoint - 0xd800) << 10) + (low - 0xdc00)
        units = 2
      } else {
        codePoint = 0xfffd
      }
    }
    const size = codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
    if (written + size > capacity) break
    if (size === 2) {
      bytes[written++] = 0xc0 | (codePoint >> 6)
    } else {
      if (size === 3) {
        bytes[written++] = 0xe0 | (codePoint >> 12)
      } else {
        bytes[written++] = 0xf0 | (codePoint >> 18)
        bytes[written++] = 0x80 | ((codePoint >> 12) & 0x3f)
      }
      bytes[written++] = 0x80 | ((codePoint >> 6) & 0x3f)
    }
    bytes[written++] = 0x80 | (codePoint & 0x3f)
    read += units
  }
  return { read, written }
}

/**
 * The state of one decoding, which may come in pieces.
 *
 * @see https://encoding.spec.whatwg.org/#utf-8-decoder
 */
export class UTF8Decoder {
  #codePoint = 0
  #seen = 0
  #needed = 0
  #lower = 0x80
  #upper = 0xbf

  /**
   * @param {Uint8Array} bytes
   * @param {boolean} flush - these are the last bytes
   * @param {() => void} fail - called for each ill-formed sequence, before its U+FFFD is put out
   * @returns {string}
   */
  decode(bytes, flush, fail) {
    const pieces = []
    let units = []
    const put = (codePoint) => {
      if (codePoint > 0xffff) units.push(0xd800 + ((codePoint - 0x10000) >> 10), 0xdc00 + ((codePoint - 0x10000) & 0x3ff))
      else units.push(codePoint)
      // The engine bounds the number of arguments of a call.
      if (units.length > 8000) {
        pieces.push(String.fromCharCode.apply(null, units))
        units = []
      }
    }
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index]
      if (this.#needed === 0) {
        if (byte < 0x80) put(byte)
        else if (byte >= 0xc2 && byte <= 0xdf) this.#expect(1, byte & 0x1f)
        else if (byte >= 0xe0 && byte <= 0xef) {
          if (byte === 0xe0) this.#lower = 0xa0
          if (byte === 0xed) this.#upper = 0x9f
          this.#expect(2, byte & 0xf)
        } else if (byte >= 0xf0 && byte <= 0xf4) {
          if (byte === 0xf0) this.#lower = 0x90
          if (byte === 0xf4) this.#upper = 0x8f
          this.#expect(3, byte & 0x7)
        } else {
          fail()
          put(0xfffd)
        }
        continue
      }
      if (byte < this.#lower || byte > this.#upper) {
        this.#reset()
        fail()
        put(0xfffd)
        index-- // the byte may begin a sequence of its own
        continue
      }
      this.#lower = 0x80
      this.#upper = 0xbf
      this.#codePoint = (this.#codePoint << 6) | (byte & 0x3f)
      if (++this.#seen === this.#needed) {
        const codePoint = this.#codePoint
        this.#reset()
        put(codePoint)
      }
    }
    if (flush && this.#needed !== 0) {
      this.#reset()
      fail()
      put(0xfffd)
    }
    pieces.push(String.fromCharCode.apply(null, units))
    return pieces.length === 1 ? pieces[0] : pieces.join("")
  }

  #expect(needed, codePoint) {
    this.#needed = needed
    this.#codePoint = codePoint
  }

  #reset() {
    this.#codePoint = this.#seen = this.#needed = 0
    this.#lower = 0x80
    this.#upper = 0xbf
  }
}

/**
 * UTF-8 decode without fatal errors: a byte order mark at the start is dropped.
 *
 * @param {Uint8Array} bytes
 * @see https://encoding.spec.whatwg.org/#utf-8-decode
 */
export function decodeUTF8(bytes) {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  return decodeUTF8WithoutBOM(start === 0 ? bytes : bytes.subarray(start))
}

/** @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom */
export const decodeUTF8WithoutBOM = (bytes) => new UTF8Decoder().decode(bytes, true, () => {})
