import { editingHostOf } from "../html/editing-host.js"
import { documentElementOf } from "../nodes/Document.js"
import { localNameOf } from "../nodes/Element.js"
import { elementFrom, firstChildOf, nextSiblingOf, nodeTypeOf, rootOf } from "../nodes/tree.js"
import { lineAt, lineNextTo, pointAt } from "./lines.js"

/**
 * Where `Selection.modify` moves the focus. Text runs from left to right, and lines are as `lines.js` has them.
 *
 * @param {import("../ranges/live-ranges.js").RangeBoundaries} boundaries - of the selection
 * @param {{ node: Node, offset: number }} focus
 * @param {{ extend: boolean, direction: string, granularity: string, goalColumn: number | null }} how - `goalColumn`: where a row of moves by
 *   lines began, so that a short line in between does not matter
 * @returns {{ node: Node, offset: number, column?: number } | null} null when nothing moves
 * @see https://w3c.github.io/selection-api/#dom-selection-modify
 */
export function modifyFocus(boundaries, focus, { extend, direction, granularity, goalColumn }) {
  const forward = direction === "forward" || direction === "right"
  if (!forward && direction !== "backward" && direction !== "left") return null
  const { startNode, startOffset, endNode, endOffset } = boundaries
  const collapsed = startNode === endNode && startOffset === endOffset
  // A move by characters out of a range goes to its end on that side.
  if (!extend && !collapsed && granularity === "character") {
    return forward ? { node: endNode, offset: endOffset } : { node: startNode, offset: startOffset }
  }
  const root = movementRoot(focus.node)
  const place = lineAt(focus.node, focus.offset, root)
  if (place === null) return null
  const { line, at } = place
  const column = goalColumn ?? at
  switch (granularity) {
    case "character":
      return byText(line, at, forward, root, (text, from) => graphemeBoundary(text, from, forward))
    case "word":
      return byText(line, at, forward, root, (text, from) => wordBoundary(text, from, forward), true)
    case "sentence":
      return byText(line, at, forward, root, (text, from) => sentenceBoundary(text, from, forward), true)
    case "line":
    case "paragraph":
      return { ...byLine(line, column, forward, root), column }
    case "lineboundary":
    case "paragraphboundary":
      return pointAt(line, forward ? line.text.length : 0)
    case "sentenceboundary":
      return pointAt(line, sentenceBoundary(line.text, at, forward))
    case "documentboundary":
      return documentBoundary(line, forward, root)
    default:
      return null
  }
}

/** Movements stay in the editing host, or in the body. */
function movementRoot(node) {
  const host = editingHostOf(node)
  if (host !== null) return host
  const root = rootOf(node)
  if (nodeTypeOf(root) !== 9) return root
  const html = documentElementOf(root)
  for (let at = elementFrom(firstChildOf(html)); at !== null; at = elementFrom(nextSiblingOf(at))) {
    if (localNameOf(at) === "body") return at
  }
  return html
}

function byText(line, at, forward, root, boundary, crossing = false) {
  if (forward ? at < line.text.length : at > 0) return pointAt(line, boundary(line.text, at))
  const next = lineNextTo(line, forward, root)
  if (next === null) return null
  const border = forward ? 0 : next.text.length
  // The border between two lines counts as a character, but not as a word.
  if (!crossing || next.text === "") return pointAt(next, border)
  return pointAt(next, boundary(next.text, border))
}

function byLine(line, column, forward, root) {
  const next = lineNextTo(line, forward, root)
  if (next === null) return pointAt(line, forward ? line.text.length : 0)
  return pointAt(next, Math.min(column, next.text.length))
}

function documentBoundary(line, forward, root) {
  let last = line
  for (let next = lineNextTo(line, forward, root); next !== null; next = lineNextTo(next, forward, root)) last = next
  return pointAt(last, forward ? last.text.length : 0)
}

const segmenters = new Map()

function segment(text, granularity) {
  let segmenter = segmenters.get(granularity)
  if (segmenter === undefined) segmenters.set(granularity, (segmenter = new Intl.Segmenter(undefined, { granularity })))
  return segmenter.segment(text)
}

function graphemeBoundary(text, at, forward) {
  if (forward) {
    const { index, segment: grapheme } = segment(text, "grapheme").containing(at)
    return index + grapheme.length
  }
  return segment(text, "grapheme").containing(at - 1).index
}

/** Forward to the end of the next word, backward to the start of the word before. */
function wordBoundary(text, at, forward) {
  const words = segment(text, "word")
  if (forward) {
    for (let from = at; from < text.length; ) {
      const { index, segment: word, isWordLike } = words.containing(from)
      from = index + word.length
      if (isWordLike) return from
    }
    return text.length
  }
  for (let from = at; from > 0; ) {
    const { index, isWordLike } = words.containing(from - 1)
    from = index
    if (isWordLike) return from
  }
  return 0
}

function sentenceBoundary(text, at, forward) {
  const sentences = segment(text, "sentence")
  if (forward) {
    if (at >= text.length) return text.length
    const { index, segment: sentence } = sentences.containing(at)
    return index + sentence.length
  }
  return at === 0 ? 0 : sentences.containing(at - 1).index
}
