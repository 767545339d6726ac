import { encodeUTF8 } from "../encoding/utf-8.js"

/**
 * The percent-encode sets, as the printable ASCII that each encodes; C0 controls, DEL and everything past it always are.
 *
 * @see https://url.spec.whatwg.org/#percent-encoded-bytes
 */
export const c0ControlSet = ""
export const fragmentSet = ' "<>`'
export const querySet = ' "#<>'
export const specialQuerySet = ` "#<>'`
export const pathSet = ' "#<>?^`{}'
export const userinfoSet = ' "#/:;<=>?@[\\]^`{|}'
export const formSet = ` !"#$%&'()+,/:;<=>?@[\\]^\`{|}~`

const escaped = (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`

/**
 * @param {string} string - well-formed
 * @param {string} set - one of the sets above
 * @see https://url.spec.whatwg.org/#string-utf-8-percent-encode
 */
export function percentEncode(string, set) {
  let text = ""
  for (const byte of encodeUTF8(string)) {
    const character = String.fromCharCode(byte)
    text += byte < 0x20 || byte > 0x7e || set.includes(character) ? escaped(byte) : character
  }
  return text
}

/**
 * @param {string} string
 * @returns {Uint8Array}
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecode(string) {
  const bytes = encodeUTF8(string)
  let length = 0
  for (let index = 0; index < bytes.length; index++) {
    let byte = bytes[index]
    if (byte === 0x25 && index + 2 < bytes.length) {
      const digits = String.fromCharCode(bytes[index + 1], bytes[index + 2])
      if (/^[\da-f]{2}$/i.test(digits)) {
        byte = Number.parseInt(digits, 16)
        index += 2
      }
    }
    bytes[length++] = byte
  }
  return bytes.subarray(0, length)
}
