import { isBlock } from "../html/layout-kinds.js"
import { insert } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import { cloneNode } from "../nodes/clone.js"
import { childAt, firstChildOf, following, lastChildOf, nextSiblingOf, nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { parseFragment } from "../parsing/parse-fragment.js"
import { lengthOf } from "../ranges/boundary-points.js"
import { openLine } from "./delete-range.js"
import { placeholderAt } from "./insert-text.js"
import { enclosingBlock, isNamed } from "./structure.js"
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

/** Whether the text of a block may go on in the block around the caret, and the other way round. */
const joins = (block) =>
  isNamed(block, "p", "div", "h1", "h2", "h3", "h4", "h5", "h6") && firstChildOf(block) !== null && !hasBlocks(block)

function insertBlocks(caret, fragment, block, host) {
  const place = splitUpTo(caret, block)
  const rest = cloneNode(block, nodeDocumentOf(host), false)
  const parent = parentOf(block)
  insert(rest, parent, nextSiblingOf(block))
  moveSiblings(childAt(block, place.offset), rest)
  while (firstChildOf(fragment) !== null && !isBlock(firstChildOf(fragment))) insert(firstChildOf(fragment), block, null)
  const trailing = []
  while (lastChildOf(fragment) !== null && !isBlock(lastChildOf(fragment))) {
    trailing.unshift(lastChildOf(fragment))
    remove(trailing[0])
  }
  // What was pasted goes on in the line before it, unless that is empty; it comes last, so that one block can do both.
  let lastBlock = lastChildOf(fragment)
  const first = firstChildOf(fragment)
  const joinsFirst = trailing.length === 0 && !isEmptyBlock(block) && joins(first)
  insertAll(fragment, parent, rest)
  let end = trailing.at(-1) ?? null
  if (trailing.length > 0) {
    const reference = firstChildOf(rest)
    for (const node of trailing) insert(node, rest, reference)
  } else {
    end = lastChildOf(lastBlock) ?? lastBlock
    if (!isEmptyBlock(rest) && joins(lastBlock)) {
      moveSiblings(firstChildOf(rest), lastBlock)
      remove(rest)
    }
  }
  if (joinsFirst) {
    moveSiblings(firstChildOf(first), block)
    remove(first)
    if (first === lastBlock) lastBlock = block
  }
  for (const half of [block, rest]) if (parentOf(half) !== null && half !== lastBlock && isEmptyBlock(half)) remove(half)
  if (trailing.length === 0) openLine({ node: lastBlock, offset: 0 }, lastBlock)
  return endOf(end)
}

/** The last place in a node, or after it. */
function endOf(node) {
  if (isText(node) || firstChildOf(node) !== null) return deepest({ node, offset: lengthOf(node) })
  return after(node)
}
