import { diffSequences } from "./diff-sequences.js"

/**
 * Which losses an edit made true: those of the source whose tag, comment or text the edit wrote anew, and that are not in what it wrote.
 *
 * Of several equal ones it has to be the right one. So what an edit wrote is laid beside what stood in its place, word by word, where
 * each loss is a word: a loss is still there where its word is, and in what differs where an equal one is. What is left may have moved
 * to the place of another edit.
 *
 * @param {{ start: number, end: number, text: string, isRemoval: boolean }[]} edits - in order of the source
 * @param {{ source: string, losses: object[] }} before - see losses.js
 * @param {{ source: string, losses: object[] }} after - of the source with the edits
 * @returns {object[]} of the losses before, in their order
 */
export function lostByEdit(edits, before, after) {
  const match = new LossMatch(before, after)
  const old = [...rewrittenBy(edits, before.losses)]
  const written = writtenBy(edits, after.losses)
  for (const [edit, losses] of old) {
    const { start, end, losses: now } = written.get(edit)
    match.inPlace({ start: edit.start, end: edit.end, losses }, { start, end, losses: now })
  }
  const left = old.flatMap(([, losses]) => losses)
  const now = [...written.values()].flatMap(({ losses }) => losses)
  match.inOrder(left, now, (loss, source) => `${keyOf(loss)}${beginningOf(loss, source)}`)
  match.inOrder(left, now, keyOf)
  const lost = new Set(left.filter((loss) => loss.kind !== "link" && !match.isFound(loss)))
  return before.losses.filter((loss) => lost.has(loss))
}

/**
 * The losses that stand where an edit wrote something else: what an edit removed was to go.
 *
 * @returns {Map<object, object[]>} by edit, in order of the source
 */
export function rewrittenBy(edits, losses) {
  const rewritten = new Map()
  let next = 0
  for (const loss of inSourceOrder(losses)) {
    while (next < edits.length && edits[next].end <= loss.start) next++
    if (next === edits.length) break
    const edit = edits[next]
    if (loss.start < edit.start || edit.isRemoval) continue
    if (!rewritten.has(edit)) rewritten.set(edit, [])
    rewritten.get(edit).push(loss)
  }
  return rewritten
}

/** Where each edit's text stands after all edits, with the losses in it. */
function writtenBy(edits, losses) {
  const written = new Map()
  const ordered = inSourceOrder(losses)
  let shift = 0
  let next = 0
  for (const edit of edits) {
    const start = edit.start + shift
    const end = start + edit.text.length
    shift += edit.text.length - (edit.end - edit.start)
    while (next < ordered.length && ordered[next].start < start) next++
    const first = next
    while (next < ordered.length && ordered[next].start < end) next++
    written.set(edit, { start, end, losses: ordered.slice(first, next) })
  }
  return written
}

const inSourceOrder = (losses) => [...losses].sort((a, b) => a.start - b.start)

/** What makes two losses the same thing: an attribute is still there when its paragraph has become a heading. */
const keyOf = ({ kind, element, name, value }) => JSON.stringify([kind, name === null ? element : null, name, value])

/** The tag of a loss and what follows it: tells one that has moved from others that are equal. */
const beginningOf = ({ start, end }, source) => source.slice(start, end + 40)

/** Pairs of losses before and after. */
class LossMatch {
  #before
  #after
  #found = new Set()
  #taken = new Set()

  constructor(before, after) {
    this.#before = before.source
    this.#after = after.source
  }

  isFound(loss) {
    return this.#found.has(loss)
  }

  /** Pairs the losses of a place with those of the text that has taken it. */
  inPlace(old, now) {
    const a = wordsOf(this.#before, old)
    const b = wordsOf(this.#after, now)
    const end = { from: a.words.length, to: a.words.length, newFrom: b.words.length, newTo: b.words.length }
    let from = 0
    let newFrom = 0
    for (const hunk of [...diffSequences(a.words, b.words), end]) {
      for (; from < hunk.from; from++, newFrom++) {
        if (a.losses.has(from) && b.losses.has(newFrom)) this.inOrder(a.losses.get(from), b.losses.get(newFrom), keyOf)
      }
      this.inOrder(between(a.losses, hunk.from, hunk.to), between(b.losses, hunk.newFrom, hunk.newTo), keyOf)
      from = hunk.to
      newFrom = hunk.newTo
    }
  }

  /** Pairs the losses that are still without another, first with first, where `key` calls them equal. */
  inOrder(old, now, key) {
    const free = new Map()
    for (const loss of now) {
      if (this.#taken.has(loss)) continue
      const name = key(loss, this.#after)
      if (!free.has(name)) free.set(name, [])
      free.get(name).push(loss)
    }
    for (const list of free.values()) list.reverse()
    for (const loss of old) {
      const other = this.#found.has(loss) ? undefined : free.get(key(loss, this.#before))?.pop()
      if (other === undefined) continue
      this.#found.add(loss)
      this.#taken.add(other)
    }
  }
}

/** The losses of the words from `from` up to `to`. */
function between(losses, from, to) {
  const list = []
  for (let at = from; at < to; at++) if (losses.has(at)) list.push(...losses.get(at))
  return list
}

/**
 * A stretch of source as words, where the tag, comment or text of a loss is one.
 *
 * @returns {{ words: string[], losses: Map<number, object[]> }} the losses by the indices of their words
 */
function wordsOf(source, { start, end, losses }) {
  const words = []
  const byWord = new Map()
  let cursor = start
  const add = (until) => {
    for (const [word] of source.slice(cursor, until).matchAll(/[\p{L}\p{M}\p{N}_]+|[^]/gu)) words.push(word)
  }
  for (const loss of losses) {
    if (loss.start >= cursor) {
      add(loss.start)
      cursor = Math.min(loss.end, end)
      words.push(source.slice(loss.start, cursor))
    }
    // The attributes of one tag have one word.
    const index = words.length - 1
    if (!byWord.has(index)) byWord.set(index, [])
    byWord.get(index).push(loss)
  }
  add(end)
  return { words, losses: byWord }
}
