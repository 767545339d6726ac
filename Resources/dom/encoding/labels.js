import { hostHooks } from "../window/current.js"

// What the DOM decodes itself, by the labels that nearly all texts use. The host knows the others, and their encodings.
const known = new Map([
  ["utf-8", "utf-8"],
  ["utf8", "utf-8"],
  ["utf-16", "utf-16le"],
  ["utf-16le", "utf-16le"],
  ["utf-16be", "utf-16be"],
  ["latin1", "windows-1252"],
  ["iso-8859-1", "windows-1252"],
  ["windows-1252", "windows-1252"],
])

/**
 * @param {string} label
 * @returns {string | null} the encoding's name in lower case
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 */
export function encodingOfLabel(label) {
  const text = label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "").toLowerCase()
  return known.get(text) ?? hostHooks().encodingOf(text)
}
