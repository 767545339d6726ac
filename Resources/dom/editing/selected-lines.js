import { isBlock, isLineBreak } from "../html/layout-kinds.js"
import { dataOf } from "../nodes/CharacterData.js"
import { createElement } from "../nodes/create-element.js"
import { append, insert } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import {
  childAt,
  firstChildOf,
  indexOf,
  isInclusiveAncestor,
  lastChildOf,
  nextSiblingOf,
  nodeDocumentOf,
  parentOf,
  previousSiblingOf,
} from "../nodes/tree.js"
import { childTowards, lengthOf } from "../ranges/boundary-points.js"
import { enclosingBlock } from "./structure.js"
import { before, deepest, isAtBlockStart, isText } from "./positions.js"
import { selectedLeaves } from "./selected-leaves.js"

/**
 * A line of a block: siblings without a block or line break between them, with the line break that ends it. Commands about blocks work
 * on lines, so that text directly in the host, or beside other blocks, counts as a paragraph.
 *
 * @typedef {object} Line
 * @property {Element} block - that the line is directly in: its block, or the host
 * @property {Node[]} nodes - none in an empty block
 */

const isSpace = (node) => isText(node) && !/[^ \t\r\n]/.test(dataOf(node))

/** The sibling before or behind a node that shows something. */
export function shownSibling(node, forward) {
  const step = forward ? nextSiblingOf : previousSiblingOf
  for (node = step(node); node !== null && isSpace(node); ) node = step(node)
  return node
}

/** @returns {Line} the line that a node is in; of an empty block, its own */
function lineAround(node, host) {
  const block = enclosingBlock(node, host)
  if (node === block) {
    // Blocks in it have lines of their own; what is left is the text before them.
    node = firstChildOf(block)
    if (node === null || isBlock(node)) return { block, nodes: [] }
  }
  const nodes = [childTowards(block, node)]
  for (let at = previousSiblingOf(nodes[0]); at !== null && !isBlock(at) && !isLineBreak(at); at = previousSiblingOf(at)) nodes.unshift(at)
  for (let at = nodes.at(-1); !isLineBreak(at); ) {
    at = nextSiblingOf(at)
    if (at === null || isBlock(at)) break
    nodes.push(at)
  }
  return { block, nodes }
}

/** The line of a caret. */
function lineAt(position, host) {
  const { node, offset } = deepest(position)
  const child = isText(node) ? node : (childAt(node, offset) ?? (offset > 0 ? childAt(node, offset - 1) : null) ?? node)
  return lineAround(isBlock(child) ? node : child, host)
}

/** @returns {Line[]} the lines that the selection touches, in order; not one that it only reaches the start of */
export function selectedLines(context) {
  const { host, isCollapsed, startNode, startOffset, endNode, endOffset } = context
  const lines = [lineAt({ node: startNode, offset: startOffset }, host)]
  if (isCollapsed) return lines
  const seen = new Set(lines[0].nodes)
  const add = (line) => {
    if (line.nodes.length === 0 ? lines.some(({ block }) => block === line.block) : seen.has(line.nodes[0])) return
    for (const node of line.nodes) seen.add(node)
    lines.push(line)
  }
  for (const leaf of selectedLeaves(context, false)) {
    if (!seen.has(childTowards(enclosingBlock(parentOf(leaf), host), leaf))) add(lineAround(leaf, host))
  }
  const end = deepest({ node: endNode, offset: endOffset })
  if (!isAtBlockStart(end, enclosingBlock(end.node, host))) add(lineAt(end, host))
  return lines
}

/** Whether a line is all that its block holds, so that the block can stand for it. */
export function fillsBlock({ block, nodes }, host) {
  if (block === host) return false
  if (nodes.length === 0) return firstChildOf(block) === null
  return shownSibling(nodes[0], false) === null && shownSibling(nodes.at(-1), true) === null
}

/** Moves a line to the end of an element, whose line is kept open if there is nothing else. */
export function moveLine({ block, nodes }, element) {
  for (const node of nodes) append(node, element)
  const last = lastChildOf(element)
  if (last === null) append(createElement(nodeDocumentOf(block), "br"), element)
  else if (isLineBreak(last) && previousSiblingOf(last) !== null && !isLineBreak(previousSiblingOf(last))) remove(last)
}

/** Puts an element where a line is, or in the place of the block that the line fills. */
export function insertAtLine(element, line, host) {
  if (fillsBlock(line, host)) insert(element, parentOf(line.block), line.block)
  else insert(element, line.block, line.nodes[0] ?? firstChildOf(line.block))
}

/**
 * Makes a change that moves what is selected, and selects the same again.
 *
 * @param {import("./edit.js").EditingContext} context
 * @param {() => (Node | null | void)} change - answers where the caret goes if its place is gone
 */
export function keepSelection({ host, selection, startNode, startOffset, endNode, endOffset }, change) {
  const points = [[startNode, startOffset], [endNode, endOffset]]
  const children = points.map(([node, offset]) => (isText(node) ? null : childAt(node, offset)))
  const fallback = change() ?? null
  const [start, end] = points.map(([node, offset], index) => {
    if (children[index] !== null && isInclusiveAncestor(host, children[index])) return before(children[index])
    const isThere = isInclusiveAncestor(host, node) && (node !== host || fallback === null)
    if (isThere) return { node, offset: Math.min(offset, lengthOf(node)) }
    return fallback === null ? { node: host, offset: 0 } : { node: parentOf(fallback), offset: indexOf(fallback) }
  })
  selection.setBaseAndExtent(start.node, start.offset, end.node, end.offset)
}
