import { sourceAttribute } from "./parse-with-sources.js"
import { characterPlaces } from "./character-places.js"

/** Stands for an image, a hard break or any other inline leaf in a textblock's characters. */
export const leafCharacter = "\ufffc"

/**
 * The source of a textblock's content, character by character.
 *
 * - `text`: the content; a leaf is one {@link leafCharacter}
 * - `starts`, `ends`: the place of each character
 * - `stacks`: for each character the source elements around it, outermost first, those outside the textblock left out; equal
 *   stacks are one array
 * - `marks`, `leaves`: for each character its marks, and its node when it is a leaf
 * - `extras`: what is between the characters without being content (comments, dropped elements, collapsed white space):
 *   `{ at, start, end, stack, isSpace }`, standing before the character with index `at`
 * - `outside`: the marks that elements around the textblock give it
 */
export class InlineSource {
  /**
   * @param {SourceMap} map
   * @param {object} unit - of one child, a textblock; see units.js
   * @param {(element: object) => Mark[]} marksOf - what a source element gives the text in it
   * @returns {InlineSource | null} null when the content cannot be followed through the source
   */
  static of(map, unit, marksOf) {
    const { origin } = unit
    if (!origin?.traced || !origin.exact) return origin && isEmptyFiller(origin) ? new InlineSource(map, unit, marksOf) : null
    const inline = new InlineSource(map, unit, marksOf)
    return inline.#collect() && inline.#agrees() ? inline : null
  }

  text = ""
  starts = []
  ends = []
  stacks = []
  marks = []
  leaves = []
  extras = []
  outside = []
  #map
  #marksOf
  #origin
  #roots
  #cursor
  #elements = new Map()

  constructor(map, unit, marksOf) {
    this.#map = map
    this.#marksOf = marksOf
    const { source, node } = unit.origin
    this.#origin = unit.origin
    this.node = node
    this.start = source ? source.innerStart : unit.start
    this.end = source ? source.innerEnd : unit.end
    this.#roots = source ? source.children : unit.nodes
    this.#cursor = this.start
    const parent = source ?? unit.nodes[0]?.parent
    for (let element = parent; element?.parent; element = element.parent) {
      if (element.written) for (const mark of marksOf(element)) if (!mark.type.isInSet(this.outside)) this.outside = mark.addToSet(this.outside)
    }
  }

  #collect() {
    const pieces = new Map()
    let complete = true
    this.#origin.traced.forEach((piece) => {
      const source = piece.attrs[sourceAttribute]
      if (!source || pieces.has(source.id)) complete = false
      else pieces.set(source.id, piece)
    })
    if (!complete) return false
    const none = []
    for (const root of this.#roots) if (!this.#walk(root, none, pieces)) return false
    this.#skipTo(this.end, none)
    return pieces.size === 0
  }

  // Depth here is the nesting of inline elements in one textblock.
  #walk(node, stack, pieces) {
    const isMapped = this.#map.mappedBetween(node.id, node.last) > 0
    // What the parser made up stands nowhere.
    if (node.start === null) return !isMapped
    const start = Math.max(node.start, this.start)
    const end = Math.min(node.end, this.end)
    // Content that it moved stands elsewhere than the tree says.
    if (start < this.#cursor || end < start) return !isMapped && end <= this.#cursor
    this.#skipTo(start, stack)
    const piece = pieces.get(node.id)
    pieces.delete(node.id)
    if (node.name === "#text" && piece) return this.#addText(node, start, end, piece, stack)
    if (piece) {
      this.#elements.set(this.#length, node)
      this.#addCharacter(start, end, stack)
      this.text += leafCharacter
      this.#cursor = end
      return true
    }
    if (!node.attributes || !isMapped) {
      this.#addExtra(start, end, stack, node.name === "#text")
      return true
    }
    if (!node.written) return false
    const inner = [...stack, node]
    this.#cursor = node.innerStart
    for (const child of node.children) if (!this.#walk(child, inner, pieces)) return false
    if (this.#cursor > node.innerEnd) return false
    this.#skipTo(node.innerEnd, inner)
    this.#cursor = node.end
    return true
  }

  #addText(node, start, end, piece, stack) {
    const { source, decode } = this.#map
    const places = characterPlaces(source, start, end, dataWithin(node, start, end, source), piece.text, decode)
    if (!places) return false
    const { starts, ends } = places
    const at = this.#length
    for (let index = 0; index < starts.length; index++) {
      this.#skipTo(starts[index], stack, true)
      this.#addCharacter(starts[index], ends[index], stack)
      this.#cursor = ends[index]
    }
    this.text = this.text.slice(0, at) + piece.text
    this.#skipTo(end, stack, true)
    return true
  }

  /** How many characters there are; the text follows. */
  get #length() {
    return this.starts.length
  }

  #addCharacter(start, end, stack) {
    this.starts.push(start)
    this.ends.push(end)
    this.stacks.push(stack)
  }

  #skipTo(offset, stack, isSpace = false) {
    if (offset > this.#cursor) this.#addExtra(this.#cursor, offset, stack, isSpace)
  }

  #addExtra(start, end, stack, isSpace) {
    if (end > start) this.extras.push({ at: this.#length, start, end, stack, isSpace })
    this.#cursor = end
  }

  /** Takes marks and leaves from the loaded node, and checks that the source accounts for them. */
  #agrees() {
    let at = 0
    let agrees = true
    this.node.forEach((child) => {
      const text = child.isText ? child.text : leafCharacter
      agrees &&= this.text.startsWith(text, at)
      for (let index = 0; index < text.length; index++) {
        this.marks.push(child.marks)
        this.leaves.push(child.isText ? null : child)
      }
      at += text.length
    })
    if (!agrees || at !== this.text.length) return false
    const checked = new Map()
    for (let index = 0; index < at; index++) {
      const stack = this.stacks[index]
      if (index > 0 && stack === this.stacks[index - 1] && this.marks[index] === this.marks[index - 1]) continue
      if (checked.get(stack) === this.marks[index]) continue
      if (!sameMarks(this.marksWithin(stack), this.marks[index])) return false
      checked.set(stack, this.marks[index])
    }
    return true
  }

  /** The source element of the leaf at this index. */
  elementAt(index) {
    return this.#elements.get(index)
  }

  /** The marks of text inside all elements of `stack`. */
  marksWithin(stack) {
    let marks = this.outside
    if (!this.node.type.markSet || this.node.type.markSet.length > 0) {
      for (const element of stack) for (const mark of this.#marksOf(element)) marks = mark.addToSet(marks)
    } else {
      marks = []
    }
    return marks
  }
}

const isEmptyFiller = (origin) => origin.last < 0 && origin.node.isTextblock && origin.node.content.size === 0

/** The part of a text node's data that lies inside of a clipped range: white space at its edges can be cut off. */
function dataWithin(node, start, end, source) {
  if (start === node.start && end === node.end) return node.data
  const before = source.slice(node.start, start).replace(/\r\n?/g, "\n").length
  const after = source.slice(end, node.end).replace(/\r\n?/g, "\n").length
  return node.data.slice(before, node.data.length - after)
}

function sameMarks(a, b) {
  return a.length === b.length && a.every((mark, index) => mark.eq(b[index]))
}
