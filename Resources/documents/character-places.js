/**
 * Where the characters of a text that the editor holds stand in the source that it was read from.
 *
 * Between the two lie character references, line ends that became LF, tags that the HTML parser ignored, and white space that the
 * editor's parser collapsed. A character that came of several (a space of a line end and its indentation) has them all; the
 * characters of one reference share its place.
 *
 * @param {string} source
 * @param {number} from - where the text node begins in `source`
 * @param {number} to - where it ends
 * @param {string} data - the text node's data
 * @param {string} text - what the editor made of it
 * @param {(reference: string) => string} decode - what a character reference stands for
 * @returns {{ starts: Int32Array, ends: Int32Array } | null} a place for each code unit of `text`; null when they do not fit together
 */
export function characterPlaces(source, from, to, data, text, decode) {
  const raw = decodedPlaces(source, from, to, data, decode)
  if (!raw) return null
  const starts = new Int32Array(text.length)
  const ends = new Int32Array(text.length)
  let at = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isSpaceHeld = isSpace(code)
    // White space at the start of a block, or after other white space, was left out.
    if (!isSpaceHeld) while (at < data.length && isSpace(data.charCodeAt(at))) at++
    if (at === data.length) return null
    starts[index] = raw.starts[at]
    if (isSpaceHeld && isSpace(data.charCodeAt(at))) {
      ends[index] = raw.ends[at++]
      // As many as the text has not kept by themselves.
      if (!isSpace(text.charCodeAt(index + 1))) while (at < data.length && isSpace(data.charCodeAt(at))) ends[index] = raw.ends[at++]
    } else if (data.charCodeAt(at) === code) {
      ends[index] = raw.ends[at++]
    } else {
      return null
    }
  }
  while (at < data.length && isSpace(data.charCodeAt(at))) at++
  return at === data.length ? { starts, ends } : null
}

function decodedPlaces(source, from, to, data, decode) {
  const starts = new Int32Array(data.length)
  const ends = new Int32Array(data.length)
  let at = 0
  let offset = from
  while (offset < to) {
    const character = source[offset]
    const reference = character === "&" ? referenceAt(source, offset, to, decode) : null
    if (reference && data.startsWith(reference.decoded, at)) {
      for (let index = 0; index < reference.decoded.length; index++) {
        starts[at] = offset
        ends[at++] = offset + reference.length
      }
      offset += reference.length
    } else if (character === "\r" && data[at] === "\n") {
      starts[at] = offset
      offset += source[offset + 1] === "\n" ? 2 : 1
      ends[at++] = offset
    } else if (character === data[at]) {
      starts[at] = offset++
      ends[at++] = offset
    } else if (character === "\0" || (offset === from && /[\r\n]/.test(character))) {
      // The parser leaves NUL out, and the line end right after <pre>.
      offset += source.startsWith("\r\n", offset) ? 2 : 1
    } else if (character === "<") {
      const end = source.indexOf(">", offset)
      if (end < 0 || end >= to) break
      offset = end + 1
    } else {
      return null
    }
  }
  return at === data.length ? { starts, ends } : null
}

const references = new Map()

/** The character reference at `offset`, decoded; null for an ampersand that begins none. */
function referenceAt(source, offset, to, decode) {
  const pattern = /&(?:#[xX][0-9a-fA-F]+;?|#[0-9]+;?|[A-Za-z][A-Za-z0-9]*;?)/y
  pattern.lastIndex = offset
  const text = pattern.exec(source)?.[0]
  if (!text || offset + text.length > to) return null
  let decoded = references.get(text)
  if (decoded === undefined) {
    decoded = decode(text)
    references.set(text, decoded)
  }
  return decoded === text ? null : { decoded, length: text.length }
}

/** Whether a code unit, NaN beyond the end, is white space. */
const isSpace = (code) => code === 32 || code === 10 || code === 9 || code === 13 || code === 12
