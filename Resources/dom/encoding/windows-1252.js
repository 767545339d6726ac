// What windows-1252 has at 0x80-0x9F; all other bytes are the code points of their value.
const upper =
  "\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f" +
  "\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178"

/**
 * The decoder that the labels `latin1` and `iso-8859-1` stand for too. Every byte has a character.
 *
 * @see https://encoding.spec.whatwg.org/#windows-1252
 */
export class Windows1252Decoder {
  /** As {@link UTF8Decoder.decode}. */
  decode(bytes) {
    let text = ""
    for (const byte of bytes) text += byte >= 0x80 && byte < 0xa0 ? upper[byte - 0x80] : String.fromCharCode(byte)
    return text
  }
}
