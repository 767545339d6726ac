// The encodings that this DOM decodes. A label of any other encoding of the standard is refused, with a RangeError.
const labels = {
  "utf-8": "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8",
  "utf-16be": "unicodefffe utf-16be",
  "utf-16le": "csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le",
  "windows-1252":
    "ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 " +
    "iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252",
}

let names = null

/**
 * @param {string} label
 * @returns {string | undefined} the encoding's name in lower case
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 */
export function encodingOfLabel(label) {
  if (names === null) {
    names = new Map()
    for (const [name, list] of Object.entries(labels)) for (const each of list.split(" ")) names.set(each, name)
  }
  return names.get(label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "").toLowerCase())
}
