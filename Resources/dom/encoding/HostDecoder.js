import { hostHooks } from "../window/current.js"

/**
 * A decoder of the host's, for the encodings whose tables are larger than all the rest of this.
 *
 * @see https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings
 */
export class HostDecoder {
  #decode
  #fatal

  /** @param {string} encoding - its name in lower case */
  constructor(encoding, fatal) {
    this.#decode = hostHooks().makeDecoder(encoding)
    this.#fatal = fatal
  }

  /** As {@link UTF8Decoder.decode}; `fail` is called once, when it is to throw. */
  decode(bytes, flush, fail) {
    const text = this.#decode(bytes, flush, this.#fatal)
    if (text === null) fail()
    return text
  }
}
