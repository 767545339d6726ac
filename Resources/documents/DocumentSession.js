import { outline, unwrap } from "../markup/html/outline.js"
import { writeHTML } from "../markup/html/write.js"
import { findEditedElement } from "./edited-element.js"
import { findLosses } from "./losses.js"
import { lostByEdit, rewrittenBy } from "./lost-by-edit.js"
import { levels, patchBlocks } from "./patch-blocks.js"
import { SourceMap } from "./SourceMap.js"
import { SourceText } from "./SourceText.js"
import { Tags } from "./tags.js"

/** Elements that the editor writes for areas, which HTML never makes. */
const areaNames = new Set(["div", "span"])

/**
 * An HTML file that is being edited: what of it the editor gets, and its source with the editor's changes and no others.
 *
 * The rule that makes every patch safe: the patched source is read back, and unless it gives exactly the doc that the editor holds,
 * the blocks in question are written anew, in the end all of them.
 */
export class DocumentSession {
  #text
  #range
  #editor
  #view = null
  #loaded = null
  #map = null
  #tags

  /**
   * @param {string} source
   * @param {{ element?: string, isFragment: boolean, markup: object, document: Document, parsing: object }} options - `element`: a
   *   selector for the element to edit; `isFragment`: see edited-element.js; `markup`: the exports of markup.js; `document`: to parse
   *   with; `parsing`: the exports of the DOM
   * @throws {DocumentError}
   */
  constructor(source, { element, isFragment, markup, document, parsing }) {
    this.#text = new SourceText(source)
    this.#editor = { ...pick(markup), document, parsing }
    this.#range = findEditedElement(source, { element, isFragment }, this.#editor)
    this.#tags = new Tags(this.#editor)
  }

  /** Whether the source is a page, of which the body or another element is edited, or a fragment, edited whole. */
  get isPage() {
    return this.#range.isPage
  }

  /** What the editor edits. */
  get html() {
    return this.#text.text.slice(this.#range.start, this.#range.end)
  }

  /**
   * Takes note of what an editor made of `html`, before any edit.
   *
   * @param {{ state: { doc: Node } }} view - the editor's, which will hold the edited doc
   */
  attach(view) {
    this.#view = view
    this.#loaded = view.state.doc
    this.#map = null
  }

  /**
   * What of the source the editor does not hold, in order of the source. See losses.js.
   */
  losses() {
    return findLosses(this.#mapped(), this.#tags).map((loss) => this.#placed(loss))
  }

  /**
   * The source after an edit.
   *
   * @param {{ html?: string }} options - HTML that takes the place of all that is edited
   * @returns {{ changed: boolean, source: string, lost: object[] }} `lost`: what was in the source, is in no node that the edit
   *   took out, and is not there any more
   */
  save({ html } = {}) {
    const source = this.#text.text
    const edits = html === undefined ? this.#edits(this.#view.state.doc) : [this.#whole(html)]
    const patched = apply(source, edits)
    if (patched === source) return { changed: false, source, lost: [] }
    return { changed: true, source: patched, lost: this.#lost(edits, patched) }
  }

  #edits(doc) {
    if (doc.eq(this.#loaded)) return []
    // White space that HTML would collapse: where the source had it as it is, it may stay so.
    const wanted = this.#writable(doc)
    const edits = (wanted === doc ? null : this.#patch(doc, 1)) ?? this.#patch(wanted)
    if (edits) return edits
    // Areas and buttons do not read back at all.
    const written = contentHTML(this.#editor.preserveWhiteSpace(doc))
    const readable = this.#parse(written)
    return (readable.eq(wanted) ? null : this.#patch(readable)) ?? [this.#whole(written)]
  }

  /** The doc with white space that HTML keeps in all textblocks that are not as they were loaded. */
  #writable(doc) {
    if (this.#editor.preserveWhiteSpace(doc) === doc) return doc
    const loaded = new Set()
    this.#loaded.descendants((node) => {
      if (node.isTextblock) loaded.add(node)
      return !node.isTextblock
    })
    const writable = (node) => {
      if (node.isLeaf || loaded.has(node)) return node
      if (node.isTextblock) return this.#editor.preserveWhiteSpace(node)
      const children = node.children.map(writable)
      return children.every((child, index) => child === node.child(index)) ? node : node.copy(node.content.constructor.fromArray(children))
    }
    return writable(doc)
  }

  /** The edits whose result reads back as `doc`; null when there are none within so many rounds. */
  #patch(doc, rounds = 6) {
    const raised = new Map()
    for (let round = 0; round < rounds; round++) {
      const edits = patchBlocks(this.#mapped(), doc, this.#tags, (index) => raised.get(index) ?? levels.source, this.#text.lineEnd)
      if (!edits) return null
      const result = this.#parse(apply(this.#text.text, edits, this.#range))
      if (result.eq(doc)) return edits
      if (!raise(raised, doc, result)) return null
    }
    return null
  }

  #whole(html) {
    const { start, end } = this.#range
    const inside = this.#text.text.slice(start, end)
    const [before] = /^[ \t\r\n]*/.exec(inside)
    const [after] = before.length === inside.length ? [""] : /[ \t\r\n]*$/.exec(inside)
    const lineEnd = this.#text.lineEnd
    return { start, end, text: before + (lineEnd === "\n" ? html : html.replace(/\n/g, lineEnd)) + after, isRemoval: false }
  }

  #lost(edits, patched) {
    const before = { source: this.#text.text, losses: findLosses(this.#mapped(), this.#tags) }
    // Most are still there as they were written, which is found without parsing.
    if ([...rewrittenBy(edits, before.losses)].every(([edit, losses]) => areWritten(before.source, losses, edit))) return []
    const range = { start: this.#range.start, end: this.#range.end + patched.length - this.#text.text.length }
    const doc = this.#parse(patched.slice(range.start, range.end))
    const after = { source: patched, losses: findLosses(new SourceMap(patched, range, doc, this.#editor), this.#tags) }
    return lostByEdit(edits, before, after).map((loss) => this.#placed(loss))
  }

  #mapped() {
    if (!this.#loaded) throw new Error("no editor has loaded the document; call attach first")
    return (this.#map ??= new SourceMap(this.#text.text, this.#range, this.#loaded, this.#editor))
  }

  #parse(html) {
    return this.#editor.parseDocument(html, this.#editor.document)
  }

  #placed(loss) {
    return { ...loss, ...this.#text.position(loss.offset) }
  }
}

function pick({ schema, DOMParser, parseDocument, prepareFragment, trimBlockStarts, preserveWhiteSpace }) {
  return { schema, DOMParser, parseDocument, prepareFragment, trimBlockStarts, preserveWhiteSpace }
}

/** Whether an edit writes the tag or comment of each loss as often as it stands in the edit's place. */
function areWritten(source, losses, { start, end, text }) {
  const place = source.slice(start, end)
  const [before, after] = [tagCounts(place), tagCounts(text)]
  return losses.every((loss) => {
    const piece = source.slice(loss.start, loss.end)
    if (before.has(piece)) return (after.get(piece) ?? 0) >= before.get(piece)
    return text.split(piece).length >= place.split(piece).length
  })
}

/** How often each tag stands in a source; those few with `<` or `>` in a value are left out. */
function tagCounts(source) {
  const counts = new Map()
  for (const [tag] of source.matchAll(/<[^<>]*>/g)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

const contentHTML = (doc) => writeHTML(unwrap(outline(doc.content), areaNames))

/** The source with the edits, or the part of it that `range` had before. */
function apply(source, edits, { start, end } = { start: 0, end: source.length }) {
  let result = ""
  let cursor = start
  for (const edit of edits) {
    result += source.slice(cursor, edit.start) + edit.text
    cursor = edit.end
  }
  return result + source.slice(cursor, end)
}

/**
 * Raises the levels of the blocks that did not read back; when they are at their highest, those of their neighbours. False when none can
 * be raised.
 */
function raise(raised, doc, result) {
  let first = 0
  const count = Math.min(doc.childCount, result.childCount)
  while (first < count && doc.child(first).eq(result.child(first))) first++
  let last = doc.childCount - 1
  for (let other = result.childCount - 1; last > first && other > first && doc.child(last).eq(result.child(other)); other--) last--
  return raiseBetween(raised, first, Math.min(last, doc.childCount - 1)) || raiseBetween(raised, Math.max(first - 1, 0), Math.min(last + 1, doc.childCount - 1))
}

function raiseBetween(raised, first, last) {
  let any = false
  for (let index = first; index <= last; index++) {
    const level = raised.get(index) ?? levels.source
    if (level === levels.none) continue
    raised.set(index, level + 1)
    any = true
  }
  return any
}
