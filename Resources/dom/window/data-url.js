import { decodeBase64 } from "./base64.js"
import { part } from "./part.js"

/**
 * @param {string} url - begins with "data:"
 * @returns {{ type: string, bytes: Uint8Array } | null} null when it is not well-formed
 * @see https://fetch.spec.whatwg.org/#data-url-processor
 */
export function processDataURL(url) {
  const comma = url.indexOf(",")
  if (comma < 0) return null
  const fragment = url.indexOf("#")
  let type = url.slice("data:".length, comma).trim()
  let bytes = part("url").percentDecode(url.slice(comma + 1, fragment < 0 ? undefined : fragment))
  const base64 = /; *base64$/i.exec(type)
  if (base64 !== null) {
    bytes = decodeBase64(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    if (bytes === null) return null
    type = type.slice(0, base64.index)
  }
  if (type.startsWith(";")) type = `text/plain${type}`
  return { type: /^[^/;]+\/[^/;]+/.test(type) ? type : "text/plain;charset=US-ASCII", bytes }
}
