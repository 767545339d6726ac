import { DOMException } from "../web-idl/DOMException.js"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/**
 * @param {ArrayLike<number>} bytes
 * @see https://infra.spec.whatwg.org/#forgiving-base64-encode
 */
export function encodeBase64(bytes) {
  const pieces = []
  for (let index = 0; index < bytes.length; index += 3) {
    const group = (bytes[index] << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
    const rest = bytes.length - index
    pieces.push(
      alphabet[group >> 18] +
        alphabet[(group >> 12) & 63] +
        (rest > 1 ? alphabet[(group >> 6) & 63] : "=") +
        (rest > 2 ? alphabet[group & 63] : "="),
    )
  }
  return pieces.join("")
}

/**
 * @param {string} text
 * @returns {Uint8Array | null} null when the text is not base64
 * @see https://infra.spec.whatwg.org/#forgiving-base64-decode
 */
export function decodeBase64(text) {
  let data = text.replace(/[\t\n\f\r ]/g, "")
  if (data.length % 4 === 0) data = data.replace(/={1,2}$/, "")
  if (data.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(data)) return null
  const bytes = new Uint8Array(Math.floor((data.length * 3) / 4))
  let bits = 0
  let count = 0
  let written = 0
  for (const character of data) {
    bits = ((bits << 6) | alphabet.indexOf(character)) & 0xffffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes[written++] = (bits >> count) & 0xff
  }
  return bytes
}

/** @see https://html.spec.whatwg.org/multipage/webappapis.html#dom-btoa */
export function btoa(data) {
  if (arguments.length === 0) throw new TypeError("btoa needs 1 argument, but was called with 0")
  const text = String(data)
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit > 0xff) {
      throw new DOMException(`the character at ${index} is past U+00FF and is no byte`, "InvalidCharacterError")
    }
    bytes[index] = unit
  }
  return encodeBase64(bytes)
}

/** @see https://html.spec.whatwg.org/multipage/webappapis.html#dom-atob */
export function atob(data) {
  if (arguments.length === 0) throw new TypeError("atob needs 1 argument, but was called with 0")
  const bytes = decodeBase64(String(data))
  if (bytes === null) throw new DOMException("the text is not base64", "InvalidCharacterError")
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")
}
