import { decodeUTF8WithoutBOM } from "../encoding/utf-8.js"
import { c0ControlSet, percentDecode, percentEncode } from "./percent-encoding.js"
import { decodePunycode, encodePunycode } from "./punycode.js"

/**
 * A host is a string (a domain or an opaque host), a number (an IPv4 address) or an array of eight numbers (an IPv6 address).
 *
 * @typedef {string | number | number[]} Host
 */

const forbiddenHost = /[\0\t\n\r #/:<>?@[\\\]^|]/
const forbiddenDomain = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/

/**
 * @param {string} input
 * @param {boolean} isOpaque - the scheme is not special
 * @returns {Host | null} null for failure
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function parseHost(input, isOpaque) {
  if (input.startsWith("[")) return input.endsWith("]") ? parseIPv6(input.slice(1, -1)) : null
  if (isOpaque) return forbiddenHost.test(input) ? null : percentEncode(input, c0ControlSet)
  const domain = domainToASCII(decodeUTF8WithoutBOM(percentDecode(input)))
  if (domain === null || domain === "" || forbiddenDomain.test(domain)) return null
  return endsInNumber(domain) ? parseIPv4(domain) : domain
}

/**
 * Domain to ASCII, with the mapping of letters' case and compatibility forms (NFKC) in the place of the table of UTS 46: names
 * that the table maps otherwise, or forbids, come out as they are.
 *
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
function domainToASCII(domain) {
  if (/^[\0-\x7f]*$/.test(domain)) {
    const lower = domain.toLowerCase()
    return lower.includes("xn--") && !lower.split(".").every(isValidLabel) ? null : lower
  }
  const mapped = domain
    .replace(/[\u00ad\u200b\u2060\ufeff\u180b-\u180d\ufe00-\ufe0f]/g, "")
    .replace(/[\u3002\uff0e\uff61]/g, ".")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFC")
  const labels = mapped.split(".").map((label) => (/^[\0-\x7f]*$/.test(label) ? label : `xn--${encodePunycode(label)}`))
  return labels.every(isValidLabel) && !/[\u200c\u200d\ufffd]/.test(mapped) ? labels.join(".") : null
}

const isValidLabel = (label) => {
  if (!label.startsWith("xn--")) return true
  const decoded = decodePunycode(label.slice(4))
  return decoded !== null && /[^\0-\x7f]/.test(decoded)
}

/** @see https://url.spec.whatwg.org/#ends-in-a-number-checker */
function endsInNumber(domain) {
  const parts = domain.split(".")
  if (parts.at(-1) === "") {
    if (parts.length === 1) return false
    parts.pop()
  }
  const last = parts.at(-1)
  return /^\d+$/.test(last) || /^0x[\da-f]*$/i.test(last)
}

/** @see https://url.spec.whatwg.org/#concept-ipv4-parser */
function parseIPv4(input) {
  const parts = input.split(".")
  if (parts.at(-1) === "" && parts.length > 1) parts.pop()
  if (parts.length > 4) return null
  const numbers = parts.map(parseIPv4Number)
  if (numbers.includes(null)) return null
  const last = numbers.pop()
  if (numbers.some((number) => number > 255) || last >= 256 ** (4 - numbers.length)) return null
  return numbers.reduce((address, number, index) => address + number * 256 ** (3 - index), last)
}

function parseIPv4Number(text) {
  if (text === "") return null
  if (/^0x[\da-f]*$/i.test(text)) return text.length === 2 ? 0 : Number.parseInt(text, 16)
  if (/^0[0-7]+$/.test(text)) return Number.parseInt(text, 8)
  return /^(?:0|[1-9]\d*)$/.test(text) ? Number.parseInt(text, 10) : null
}

/** @see https://url.spec.whatwg.org/#concept-ipv6-parser */
function parseIPv6(input) {
  const halves = input.split("::")
  if (halves.length > 2) return null
  const head = parsePieces(halves[0], halves.length === 1)
  const tail = halves.length === 2 ? parsePieces(halves[1], true) : []
  if (head === null || tail === null) return null
  const missing = 8 - head.length - tail.length
  if (halves.length === 1) return missing === 0 ? head : null
  return missing < 1 ? null : [...head, ...new Array(missing).fill(0), ...tail]
}

/** The pieces of one side of "::"; the last may be an IPv4 address where the address ends with it. */
function parsePieces(text, isEnd) {
  if (text === "") return []
  const pieces = []
  const parts = text.split(":")
  for (const [index, part] of parts.entries()) {
    if (/^[\da-f]{1,4}$/i.test(part)) {
      pieces.push(Number.parseInt(part, 16))
      continue
    }
    const bytes = isEnd && index === parts.length - 1 ? /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(part) : null
    if (bytes === null || bytes.slice(1).some((byte) => byte > 255 || /^0\d/.test(byte))) return null
    const [a, b, c, d] = bytes.slice(1).map(Number)
    pieces.push(a * 256 + b, c * 256 + d)
  }
  return pieces
}

/**
 * @param {Host} host
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function serializeHost(host) {
  if (typeof host === "string") return host
  if (typeof host === "number") return [24, 16, 8, 0].map((shift) => (host >>> shift) & 255).join(".")
  // The first longest run of two zeros or more is left out.
  let start = -1
  let longest = 1
  for (let index = 0; index < 8; index++) {
    let end = index
    while (end < 8 && host[end] === 0) end++
    if (end - index > longest) {
      start = index
      longest = end - index
    }
    if (end > index) index = end - 1
  }
  const pieces = host.map((piece) => piece.toString(16))
  if (start < 0) return `[${pieces.join(":")}]`
  return `[${pieces.slice(0, start).join(":")}::${pieces.slice(start + longest).join(":")}]`
}
