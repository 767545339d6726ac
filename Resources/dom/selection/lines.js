import { isAtom, isBlock, isHTML, isLineBreak } from "../html/layout-kinds.js"
import { dataOf } from "../nodes/CharacterData.js"
import { localNameOf } from "../nodes/Element.js"
import {
  childAt,
  firstChildOf,
  followingSkippingChildren,
  indexOf,
  lastChildOf,
  nextSiblingOf,
  nodeTypeOf,
  parentOf,
  previousSiblingOf,
} from "../nodes/tree.js"

/**
 * Lines of text without layout. A line is what stands between block borders and `br` elements, as if the window were infinitely
 * wide. It is made of leaves: text, and things that are passed like one character, such as images.
 *
 * @typedef {object} Line
 * @property {{ node: Node, start: number, length: number }[]} segments - text nodes and atoms, with their places in `text`
 * @property {string} text - U+FFFC stands for an atom
 * @property {Node | null} br - the `br` that ends the line
 * @property {Node} first - its first leaf
 * @property {Node} last - its last leaf
 */

const hidden = new Set("head link meta script style template title".split(" "))

/** Text that shows; white space between blocks does not. */
function isShownText(node) {
  const data = dataOf(node)
  if (data === "") return false
  if (/[^\t\n\f\r ]/.test(data)) return true
  const previous = previousSiblingOf(node)
  const next = nextSiblingOf(node)
  const atStart = previous === null ? isBlock(parentOf(node)) : isBlock(previous)
  const atEnd = next === null ? isBlock(parentOf(node)) : isBlock(next)
  return !(atStart || atEnd) || (previous === null && next === null && isPreformatted(node))
}

function isPreformatted(node) {
  for (let at = parentOf(node); at !== null; at = parentOf(at)) if (isHTML(at) && localNameOf(at) === "pre") return true
  return false
}

const isLeaf = (node) => (nodeTypeOf(node) === 3 || nodeTypeOf(node) === 4 ? isShownText(node) : isLineBreak(node) || isAtom(node))

const isSkipped = (node) => isAtom(node) || (isHTML(node) && hidden.has(localNameOf(node)))

/** The first leaf at or after `node` in tree order, inside `root`. */
function leafFrom(node, root) {
  while (node !== null) {
    if (isLeaf(node)) return node
    node = (isSkipped(node) ? null : firstChildOf(node)) ?? followingSkippingChildren(node, root)
  }
  return null
}

const leafAfter = (node, root) => leafFrom(followingSkippingChildren(node, root), root)

/** The last leaf before `node` in tree order, inside `root`. */
function leafBefore(node, root) {
  for (;;) {
    while (previousSiblingOf(node) === null || node === root) {
      if (node === root) return null
      node = parentOf(node)
    }
    node = previousSiblingOf(node)
    while (!isLeaf(node) && !isSkipped(node) && lastChildOf(node) !== null) node = lastChildOf(node)
    if (isLeaf(node)) return node
  }
}

function blockOf(node, root) {
  for (let at = parentOf(node); at !== null && at !== root; at = parentOf(at)) if (isBlock(at)) return at
  return root
}

/** @returns {Line} the line that a leaf is in */
export function lineOf(leaf, root) {
  const block = blockOf(leaf, root)
  let first = leaf
  for (let at = leafBefore(leaf, root); at !== null && !isLineBreak(at) && blockOf(at, root) === block; at = leafBefore(at, root)) first = at
  const line = { segments: [], text: "", br: null, first, last: first }
  for (let at = first; at !== null && blockOf(at, root) === block; at = leafAfter(at, root)) {
    line.last = at
    if (isLineBreak(at)) {
      line.br = at
      break
    }
    const text = isAtom(at) ? "\ufffc" : dataOf(at)
    line.segments.push({ node: at, start: line.text.length, length: text.length })
    line.text += text
  }
  return line
}

/** The line after or before another, or null. */
export function lineNextTo(line, forward, root) {
  const leaf = forward ? leafAfter(line.last, root) : leafBefore(line.first, root)
  return leaf === null ? null : lineOf(leaf, root)
}

/**
 * The line of a boundary point, and the place in its text.
 *
 * @returns {{ line: Line, at: number } | null} null where there is nothing to stand in
 */
export function lineAt(node, offset, root) {
  if (nodeTypeOf(node) === 3 && isLeaf(node)) return placeIn(node, offset, root)
  let after = null
  if (nodeTypeOf(node) === 3) after = leafAfter(node, root)
  else {
    const child = childAt(node, offset)
    after = child === null ? leafAfter(lastChildOf(node) ?? node, root) : leafFrom(child, root)
  }
  const before = after === null ? lastLeaf(root) : leafBefore(after, root)
  const isHere = (leaf) => leaf !== null && blockOf(leaf, root) === (isBlock(node) ? node : blockOf(node, root))
  if (after !== null && (isHere(after) || !isHere(before))) return placeIn(after, 0, root)
  return before === null ? null : placeIn(before, Infinity, root)
}

function lastLeaf(root) {
  let node = root
  while (!isLeaf(node) && lastChildOf(node) !== null) node = lastChildOf(node)
  return isLeaf(node) ? node : leafBefore(node, root)
}

function placeIn(leaf, offset, root) {
  const line = lineOf(leaf, root)
  if (leaf === line.br) return { line, at: line.text.length }
  const segment = line.segments.find(({ node }) => node === leaf)
  return { line, at: segment.start + Math.min(offset, segment.length) }
}

/**
 * @param {Line} line
 * @param {number} at - place in its text
 * @returns {{ node: Node, offset: number }} the boundary point; inside a text when one is next to it, the one before if it can be
 */
export function pointAt(line, at) {
  const { segments } = line
  let chosen = null
  for (const segment of segments) {
    if (at < segment.start || at > segment.start + segment.length) continue
    if (chosen === null || (isAtom(chosen.node) && !isAtom(segment.node))) chosen = segment
  }
  if (chosen === null) return { node: parentOf(line.br), offset: indexOf(line.br) }
  if (!isAtom(chosen.node)) return { node: chosen.node, offset: at - chosen.start }
  return { node: parentOf(chosen.node), offset: indexOf(chosen.node) + (at > chosen.start ? 1 : 0) }
}
