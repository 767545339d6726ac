import { escapeText, writeHTML } from "../markup/html/write.js"
import { outline } from "../markup/html/outline.js"
import { leafCharacter } from "./InlineSource.js"
import { InlineFrames, commonFrames, liftMarks } from "./inline-frames.js"
import { changedStartTag } from "./tags.js"
import { diffSequences } from "./diff-sequences.js"

/**
 * The source of a textblock's content after an edit.
 *
 * Characters that stay are copied as they are written; tags around them stay unless the marks changed, and what is new gets the tags of
 * what it replaces or stands next to.
 *
 * @param {string} source
 * @param {InlineSource} inline
 * @param {Node} node - the new textblock
 * @param {Tags} tags
 * @param {string} lineEnd - for line ends in code
 * @returns {string | null} null when the change cannot be written here
 */
export function patchInline(source, inline, node, tags, lineEnd) {
  const now = contentOf(node)
  const frames = new InlineFrames(inline, (element) => tags.marksOf(element, source))
  const runs = runsOf(inline, now, hunksOf(inline, now), frames)
  if (!runs) return null
  liftMarks(runs)
  const writer = new InlineWriter(source, inline, tags)
  for (const run of placeExtras(inline, runs)) {
    writer.move(run.frames)
    writer.write(run.isNew ? writeNew(run, source, tags, lineEnd) : source.slice(run.start, run.end))
  }
  return writer.finish()
}

function contentOf(node) {
  let text = ""
  const marks = []
  const leaves = []
  node.forEach((child) => {
    const piece = child.isText ? child.text : leafCharacter
    text += piece
    for (let index = 0; index < piece.length; index++) {
      marks.push(child.marks)
      leaves.push(child.isText ? null : child)
    }
  })
  return { text, marks, leaves }
}

/** Words, single other characters and leaves: what is compared is whole words, whatever their marks. */
function wordsOf({ text, leaves }, numbers) {
  const words = []
  const places = []
  const word = /[\p{L}\p{M}\p{N}_]+|[^]/gu
  for (const match of text.matchAll(word)) {
    const leaf = leaves[match.index]
    const key = leaf ? `\0${JSON.stringify([leaf.type.name, leaf.attrs])}` : match[0]
    if (!numbers.has(key)) numbers.set(key, numbers.size)
    words.push(numbers.get(key))
    places.push(match.index)
  }
  places.push(text.length)
  return { words, places }
}

function hunksOf(inline, now) {
  const numbers = new Map()
  const before = wordsOf(inline, numbers)
  const after = wordsOf(now, numbers)
  return diffSequences(before.words, after.words).map(({ from, to, newFrom, newTo }) => {
    const hunk = { from: before.places[from], to: before.places[to], newFrom: after.places[newFrom], newTo: after.places[newTo] }
    const isSame = (i, j) => inline.text[i] === now.text[j] && !inline.leaves[i] && !now.leaves[j]
    while (hunk.from < hunk.to && hunk.newFrom < hunk.newTo && isSame(hunk.from, hunk.newFrom)) {
      hunk.from++
      hunk.newFrom++
    }
    while (hunk.from < hunk.to && hunk.newFrom < hunk.newTo && isSame(hunk.to - 1, hunk.newTo - 1)) {
      hunk.to--
      hunk.newTo--
    }
    return widen(hunk, inline)
  })
}

/** Takes the whole of a character reference that stands for several code units, such as a surrogate pair. */
function widen(hunk, { starts, text }) {
  while (hunk.from > 0 && hunk.from < text.length && starts[hunk.from] === starts[hunk.from - 1]) {
    hunk.from--
    hunk.newFrom--
  }
  while (hunk.to > 0 && hunk.to < text.length && starts[hunk.to] === starts[hunk.to - 1]) {
    hunk.to++
    hunk.newTo++
  }
  return hunk
}

/**
 * What the new content consists of, in order: `{ isNew, frames, at, ... }`, copied stretches with `start` and `end` in the source, new
 * ones with `text`, `leaf` and `marks`; `at` and `to` are the indices in the old content that they stand for.
 */
function runsOf(inline, now, hunks, frames) {
  const runs = []
  let old = 0
  let current = 0
  const { stacks, starts, ends } = inline
  const keep = (until) => {
    let found = null
    for (let isFirst = true; old < until; isFirst = false) {
      if (isFirst || stacks[old] !== stacks[old - 1] || now.marks[current] !== now.marks[current - 1]) {
        found = frames.for(stacks[old], now.marks[current])
      }
      if (!found) return false
      const last = runs.at(-1)
      const follows = last && !last.isNew && last.to === old
      if (follows && starts[old] === starts[old - 1]) {
        // A reference for several code units has one place for all of them.
        last.to = old + 1
      } else if (follows && last.frames === found && last.end === starts[old]) {
        last.end = ends[old]
        last.to = old + 1
      } else {
        runs.push({ isNew: false, frames: found, at: old, to: old + 1, start: starts[old], end: ends[old] })
      }
      old++
      current++
    }
    return true
  }
  for (const hunk of hunks) {
    if (!keep(hunk.from)) return null
    const replaced = inline.leaves.slice(hunk.from, hunk.to).map((leaf, index) => leaf && { leaf, at: hunk.from + index }).filter(Boolean)
    while (current < hunk.newTo) {
      const run = nextNew(now, current, hunk.newTo)
      const stack = stackFor(inline, hunk, run.marks, frames)
      run.frames = stack && frames.for(stack, run.marks)
      if (!run.frames) return null
      const index = replaced.findIndex(({ leaf }) => leaf.type === run.leaf?.type)
      if (index >= 0) run.replaces = { inline, ...replaced.splice(index, 1)[0] }
      runs.push({ ...run, at: hunk.from, to: hunk.to })
      current += run.length
    }
    old = hunk.to
  }
  return keep(inline.text.length) ? runs : null
}

function nextNew(now, from, to) {
  const marks = now.marks[from]
  const leaf = now.leaves[from]
  let end = from + 1
  if (!leaf) while (end < to && now.marks[end] === marks && !now.leaves[end]) end++
  return { isNew: true, text: leaf ? null : now.text.slice(from, end), leaf, marks, length: end - from, replaces: null }
}

/** The source elements that new text goes into: those of the text it replaces, or else of a neighbour, with the fewest changes. */
function stackFor(inline, { from, to }, marks, frames) {
  const { stacks } = inline
  const candidates = new Set()
  for (let index = from; index < to; index++) candidates.add(stacks[index])
  const before = from > 0 ? stacks[from - 1] : null
  const after = to < stacks.length ? stacks[to] : null
  if (from === to) {
    if (before) candidates.add(before)
    if (after) candidates.add(after)
  }
  // Outside of both neighbours' own elements.
  const left = before ?? after ?? []
  const right = after ?? before ?? []
  const shared = []
  while (shared.length < left.length && left[shared.length] === right[shared.length]) shared.push(left[shared.length])
  candidates.add(shared)
  let best = null
  let least = Infinity
  for (const stack of candidates) {
    const found = frames.for(stack, marks)
    if (!found) continue
    const kept = found.filter((frame) => frame.element && !frame.mark).length
    const cost = stack.length - kept + found.length - kept
    if (cost < least) {
      best = stack
      least = cost
    }
  }
  return best
}

/**
 * The runs with the extras between them. An extra inside of what is taken out goes too; white space next to a change goes, since it would
 * count again.
 */
function placeExtras(inline, runs) {
  const placed = []
  const { extras, text } = inline
  let next = 0
  const isAltered = ({ isNew, frames, at }) =>
    isNew || frames.length !== inline.stacks[at].length || frames.some(({ element, mark }) => !element || mark)
  const add = (extra, before, after) => {
    const isInner = extra.at > 0 && extra.at < text.length
    const touches = !before || !after || isAltered(before) || isAltered(after) || before.to !== extra.at || after.at !== extra.at
    if (isInner && extra.isSpace && touches) return
    placed.push({ isNew: false, start: extra.start, end: extra.end, frames: framesAround(extra, before, after, runs) })
  }
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1]
    // Insertions follow what they stand behind, before the extras there; at the start of a block they follow the extras.
    while (next < extras.length && (extras[next].at < run.at || (extras[next].at === run.at && !(run.isNew && run.at === run.to && run.at > 0)))) {
      const extra = extras[next++]
      const isDeleted = extra.at > 0 && extra.at < run.at && extra.at > (before?.to ?? 0)
      if (!isDeleted) add(extra, before, run)
    }
    placed.push(run)
    if (run.isNew) while (next < extras.length && extras[next].at > run.at && extras[next].at < run.to) next++
  }
  for (; next < extras.length; next++) {
    const extra = extras[next]
    const reached = runs.at(-1)?.to ?? 0
    if (extra.at === text.length || extra.at <= reached) add(extra, runs.at(-1), undefined)
  }
  return placed
}

/** The frames for something without marks: those of its elements that are still there, inside of what goes on around it. */
function framesAround(extra, before, after, runs) {
  const own = extra.stack.filter((element) => runs.some(({ frames }) => frames.some((frame) => frame.element === element)))
  if (before && after) {
    const shared = before.frames.slice(0, commonFrames(before.frames, after.frames))
    const elements = shared.filter(({ element }) => element).map(({ element }) => element)
    if (elements.length === own.length && elements.every((element, index) => element === own[index])) return shared
  }
  for (const run of [before, after]) {
    if (!run) continue
    const last = own.length > 0 ? run.frames.findLastIndex(({ element }) => element === own.at(-1)) : -1
    if (own.length === 0 || last >= 0) return run.frames.slice(0, last + 1)
  }
  return own.map((element) => ({ element, mark: null }))
}

function writeNew(run, source, tags, lineEnd) {
  if (!run.leaf) return escapeText(run.text).replace(/\n/g, lineEnd)
  const html = writeHTML(outline(run.leaf.type.schema.nodes.doc.create(null, run.leaf.mark([])).content))
  if (!run.replaces) return html
  const { inline, leaf, at } = run.replaces
  const element = inline.elementAt(at)
  return element ? changedStartTag(source, element, tags.ofNode(leaf), tags.ofNode(run.leaf)) : html
}

/** Writes runs one after the other, closing and opening tags between them. */
class InlineWriter {
  #open = []
  #opened = new Set()
  #output = ""
  #source
  #tags

  constructor(source, inline, tags) {
    this.#source = source
    this.#tags = tags
  }

  move(frames) {
    const common = commonFrames(this.#open, frames)
    while (this.#open.length > common) this.#output += this.#closing(this.#open.pop())
    for (const frame of frames.slice(common)) {
      this.#output += this.#opening(frame)
      this.#open.push(frame)
    }
  }

  write(text) {
    this.#output += text
  }

  finish() {
    this.move([])
    return this.#output
  }

  #opening({ element, mark }) {
    if (!element) return this.#tags.ofMark(mark).open
    const isAgain = this.#opened.has(element)
    this.#opened.add(element)
    if (!mark && !isAgain) return this.#source.slice(element.start, element.innerStart)
    if (!mark) {
      // The second part of an element that was cut in two: an id can be there once.
      const tag = { name: element.name, attributes: new Map() }
      return changedStartTag(this.#source, element, tag, tag, (name) => name !== "id")
    }
    const [before] = this.#tags.marksOf(element, this.#source)
    return changedStartTag(this.#source, element, this.#tags.tagOfMark(before), this.#tags.tagOfMark(mark))
  }

  #closing({ element, mark }) {
    if (!element) return this.#tags.ofMark(mark).close
    if (!element.isClosed || mark) return `</${element.name}>`
    return this.#source.slice(element.innerEnd, element.end)
  }
}
