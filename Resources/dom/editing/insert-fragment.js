import { insert } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import { cloneNode } from "../nodes/clone.js"
import { childAt, firstChildOf, following, lastChildOf, nextSiblingOf, nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { parseFragment } from "../parsing/parse-fragment.js"
import { lengthOf } from "../ranges/boundary-points.js"
import { openLine } from "./delete-range.js"
import { placeholderAt } from "./insert-text.js"
import { enclosingBlock, isBlock, isNamed } from "./layout-kinds.js"
import { after, deepest, isEmptyBlock, isText } from "./positions.js"
import { moveSiblings, splitUpTo } from "./split.js"

/**
 * Inserts HTML at a place. Inline content goes into the block that is there; blocks split it, the inline content around them
 * going on in its halves.
 *
 * @param {import("./positions.js").Position} position
 * @param {string} html - scripts and what belongs into a head are left out
 * @param {Element} host
 * @returns {import("./positions.js").Position} the end of what was inserted
 */
export function insertFragment(position, html, host) {
  const caret = deepest(position)
  const block = enclosingBlock(caret.node, host)
  const fragment = parseFragment(host, html)
  for (const node of unwantedNodes(fragment)) remove(node)
  const last = lastChildOf(fragment)
  if (last === null) return caret
  const placeholder = placeholderAt(caret, block)
  if (hasBlocks(fragment) && block !== host) return insertBlocks(caret, fragment, block, host)
  const place = splitUpTo(caret, isText(caret.node) ? parentOf(caret.node) : caret.node)
  insertAll(fragment, place.node, childAt(place.node, place.offset))
  if (placeholder !== null) remove(placeholder)
  return endOf(last)
}

function unwantedNodes(fragment) {
  const nodes = []
  for (let node = following(fragment, fragment); node !== null; node = following(node, fragment)) {
    if (isNamed(node, "script", "style", "meta", "link", "title", "base")) nodes.push(node)
  }
  return nodes
}

function hasBlocks(fragment) {
  for (let child = firstChildOf(fragment); child !== null; child = nextSiblingOf(child)) if (isBlock(child)) return true
  return false
}

function insertAll(fragment, parent, reference) {
  while (firstChildOf(fragment) !== null) insert(firstChildOf(fragment), parent, reference)
}

function insertBlocks(caret, fragment, block, host) {
  const place = splitUpTo(caret, block)
  const rest = cloneNode(block, nodeDocumentOf(host), false)
  const parent = parentOf(block)
  insert(rest, parent, nextSiblingOf(block))
  moveSiblings(childAt(block, place.offset), rest)
  while (!isBlock(firstChildOf(fragment))) insert(firstChildOf(fragment), block, null)
  const trailing = []
  while (!isBlock(lastChildOf(fragment))) {
    trailing.unshift(lastChildOf(fragment))
    remove(trailing[0])
  }
  const lastBlock = lastChildOf(fragment)
  insertAll(fragment, parent, rest)
  const first = firstChildOf(rest)
  for (const node of trailing) insert(node, rest, first)
  for (const half of [block, rest]) if (isEmptyBlock(half)) remove(half)
  if (trailing.length > 0) return endOf(trailing.at(-1))
  openLine({ node: lastBlock, offset: 0 }, lastBlock)
  return endOf(lastBlock)
}

/** The last place in a node, or after it. */
function endOf(node) {
  if (isText(node) || firstChildOf(node) !== null) return deepest({ node, offset: lengthOf(node) })
  return after(node)
}
