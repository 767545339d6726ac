import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"
import { hostHooks } from "./current.js"

/**
 * Random numbers; there is no `subtle`.
 *
 * @see https://w3c.github.io/webcrypto/#crypto-interface
 */
export class Crypto {
  constructor(key) {
    requireInternal(key)
  }

  getRandomValues(array) {
    if (!ArrayBuffer.isView(array)) throw new TypeError("getRandomValues takes a typed array")
    const isInteger = /^(?:Big)?(?:Int|Uint)/.test(Object.prototype.toString.call(array).slice(8))
    if (!isInteger) throw new DOMException("getRandomValues takes a typed array of integers", "TypeMismatchError")
    if (array.byteLength > 65536) {
      throw new DOMException(`getRandomValues fills at most 65536 bytes, not ${array.byteLength}`, "QuotaExceededError")
    }
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    bytes.set(hostHooks().randomBytes(array.byteLength))
    return array
  }

  /** @see https://w3c.github.io/webcrypto/#Crypto-method-randomUUID */
  randomUUID() {
    const bytes = Array.from(hostHooks().randomBytes(16))
    bytes[6] = (bytes[6] & 0x0f) | 0x40
    bytes[8] = (bytes[8] & 0x3f) | 0x80
    const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
  }
}

defineInterface(Crypto)
