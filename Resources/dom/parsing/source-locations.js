// Where parsed nodes stand in their source: offsets in UTF-16 code units. Kept beside the nodes, so that documents parsed
// without locations pay nothing.

import { asciiLowercase } from "../nodes/names.js"
import { isElement, localNameOf } from "../nodes/Element.js"

const locations = new WeakMap()

/**
 * The place of a node that was parsed with `locations`: `startOffset` and `endOffset`; for an element also `startTag` and, if the
 * source has one, `endTag` (each with offsets), and `attrs`, by name as written in lower case. Undefined for a node that the
 * source does not hold, such as an implied `<tbody>`, and for nodes made or parsed otherwise.
 *
 * @param {Node} node
 * @returns {{ startOffset: number, endOffset: number, startTag?: object, endTag?: object, attrs?: object } | undefined}
 */
export const sourceLocationOf = (node) => locations.get(node)

/** Files locations while a document is parsed, by the token that is being processed. */
export class LocationRecorder {
  #start = 0
  #end = 0
  #endTagName = ""
  // The offsets, after line ends were made line feeds, of line feeds that were two code units.
  #pairs = []

  /** @param {string} source - as it was before line ends were made line feeds */
  constructor(source) {
    for (let at = source.indexOf("\r\n"); at >= 0; at = source.indexOf("\r\n", at + 2)) this.#pairs.push(at - this.#pairs.length)
  }

  /** The offset in the source of one that the tokenizer gives. */
  #sourceOffset(offset) {
    const pairs = this.#pairs
    let low = 0
    let high = pairs.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (pairs[middle] < offset) low = middle + 1
      else high = middle
    }
    return offset + low
  }

  /** @param {string} endTagName - of an end tag, else empty */
  beginToken(start, end, endTagName) {
    this.#start = this.#sourceOffset(start)
    this.#end = this.#sourceOffset(end)
    this.#endTagName = endTagName
  }

  /** A node other than an element. */
  placed(node) {
    locations.set(node, { startOffset: this.#start, endOffset: this.#end })
  }

  /** A start tag's element. */
  opened(element, places) {
    const range = { startOffset: this.#start, endOffset: this.#end }
    if (places !== null) {
      range.attrs = Object.create(null)
      for (const name of Object.keys(places)) {
        const { startOffset, endOffset } = places[name]
        range.attrs[name] = { startOffset: this.#sourceOffset(startOffset), endOffset: this.#sourceOffset(endOffset) }
      }
    }
    locations.set(element, { ...range, startTag: range })
  }

  /** An element made again from the start tag of another. */
  reopened(element, original) {
    const startTag = locations.get(original)?.startTag
    if (startTag !== undefined) locations.set(element, { ...startTag, startTag })
  }

  /** An element that the token takes off the stack, by its end tag or otherwise. */
  closed(element) {
    const location = locations.get(element)
    if (location === undefined) return
    if (isElement(element) && asciiLowercase(localNameOf(element)) === this.#endTagName) {
      location.endTag = { startOffset: this.#start, endOffset: this.#end }
      location.endOffset = this.#end
    } else {
      location.endOffset = this.#start
    }
  }

  /** An element that is open at the end; one whose end tag has been seen, as that of `body`, keeps its place. */
  leftOpen(element) {
    if (locations.get(element)?.endTag === undefined) this.closed(element)
  }

  /** Text of a node, between two offsets of the tokenizer; foster parenting can put it together from several places. */
  text(node, start, end) {
    const known = locations.get(node)
    if (known === undefined) locations.set(node, { startOffset: this.#sourceOffset(start), endOffset: this.#sourceOffset(end) })
    else known.endOffset = this.#sourceOffset(end)
  }
}
