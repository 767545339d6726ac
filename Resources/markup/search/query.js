/**
 * Occurrences of a pattern in the textblocks of a document. One can run across marks, but not across blocks, hard breaks or
 * images.
 */

/** Characters that people type one for the other, each with what it is searched as. All are one UTF-16 unit. */
const equals = { "‘": "'", "’": "'", "“": '"', "”": '"', "\u00a0": " " }

/** `text` with typographic quotes straightened and no-break spaces made plain; positions stay what they are. */
export const normalize = (text) => text.replace(/[‘’“”\u00a0]/g, (character) => equals[character])

/** `text` in lower case, unit by unit, so that positions stay what they are (İ and its like keep their case). */
export function foldCase(text) {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return withoutFinalSigma(lower)
  const folded = Array.from(text, (character) => {
    const folded = character.toLowerCase()
    return folded.length === character.length ? folded : character
  })
  return withoutFinalSigma(folded.join(""))
}

/** Of the two small letters that a capital sigma has, the one that does not depend on where the word ends. */
const withoutFinalSigma = (text) => text.replaceAll("ς", "σ")

/**
 * Calls `visit(start, text, node, isText)` for each textblock of `doc` in order; `text` has one unit for each position of the
 * content, which begins at `start`. A hard break is a line end there, an image U+FFFC; `isText(from, to)` answers whether all
 * between two offsets is text.
 */
export function eachTextblock(doc, visit) {
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    let text = ""
    const leaves = []
    for (const child of node.children) {
      if (!child.isText) leaves.push(text.length)
      text += child.isText ? child.text : child.type.name === "hard_break" ? "\n" : "\ufffc"
    }
    visit(pos + 1, text, node, (from, to) => !leaves.some((leaf) => leaf >= from && leaf < to))
    return false
  })
}

/** A literal text to search for, with quotes of either style, and in either case unless `matchCase`. */
export function textQuery(text, matchCase = false) {
  const fold = (string) => (matchCase ? normalize(string) : foldCase(normalize(string)))
  const wanted = fold(text)
  return {
    empty: wanted === "",
    /** Offsets of the occurrences in `source`, in order, none overlapping the one before. */
    *occurrences(source) {
      if (wanted === "") return
      const folded = fold(source)
      for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
        yield { start: at, end: at + wanted.length }
      }
    },
  }
}

/**
 * A regular expression to search for in each textblock from its start, whatever its `lastIndex`. A sticky one matches where the
 * text begins, and where the occurrence before it ended.
 */
export function patternQuery(pattern) {
  const global = new RegExp(pattern.source, pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`)
  return {
    empty: false,
    *occurrences(source) {
      for (const match of source.matchAll(global)) yield { start: match.index, end: match.index + match[0].length, match }
    },
  }
}

/** The query for what a caller gives: exactly this string, or a regular expression of any realm. */
export function queryFor(pattern, name) {
  if (Object.prototype.toString.call(pattern) === "[object RegExp]") return patternQuery(pattern)
  if (typeof pattern === "string" && pattern !== "") return patternQuery(new RegExp(pattern.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"), "g"))
  throw new TypeError(`${name} takes a string that is not empty, or a regular expression`)
}

/** Every occurrence of `query` in `doc`, in order: `{ from, to }`, and `match` for a regular expression. */
export function findAll(doc, query) {
  const found = []
  eachTextblock(doc, (start, text, node, isText) => {
    for (const { start: from, end: to, match } of query.occurrences(text)) {
      if (isText(from, to)) found.push({ from: start + from, to: start + to, match })
    }
  })
  return found
}
