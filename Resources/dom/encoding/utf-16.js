/**
 * The state of one decoding of UTF-16, which may come in pieces.
 *
 * @see https://encoding.spec.whatwg.org/#shared-utf-16-decoder
 */
export class UTF16Decoder {
  #bigEndian
  #leadByte = -1
  #leadSurrogate = -1

  constructor(bigEndian) {
    this.#bigEndian = bigEndian
  }

  /** As {@link UTF8Decoder.decode}. */
  decode(bytes, flush, fail) {
    let text = ""
    for (const byte of bytes) {
      if (this.#leadByte < 0) {
        this.#leadByte = byte
        continue
      }
      const unit = this.#bigEndian ? (this.#leadByte << 8) | byte : (byte << 8) | this.#leadByte
      this.#leadByte = -1
      if (this.#leadSurrogate >= 0) {
        const lead = this.#leadSurrogate
        this.#leadSurrogate = -1
        if ((unit & 0xfc00) === 0xdc00) {
          text += String.fromCharCode(lead, unit)
          continue
        }
        fail()
        text += "\ufffd"
      }
      if ((unit & 0xfc00) === 0xd800) {
        this.#leadSurrogate = unit
      } else if ((unit & 0xfc00) === 0xdc00) {
        fail()
        text += "\ufffd"
      } else {
        text += String.fromCharCode(unit)
      }
    }
    if (flush && (this.#leadByte >= 0 || this.#leadSurrogate >= 0)) {
      this.#leadByte = this.#leadSurrogate = -1
      fail()
      text += "\ufffd"
    }
    return text
  }
}
