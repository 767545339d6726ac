import { isBlock } from "../html/layout-kinds.js"
import { cloneNode } from "../nodes/clone.js"
import { createElement } from "../nodes/create-element.js"
import { append, insert } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import { childAt, firstChildOf, lastChildOf, nextSiblingOf, nodeDocumentOf, parentOf, previousSiblingOf } from "../nodes/tree.js"
import { openLine } from "./delete-range.js"
import { insertLineBreak } from "./insert-line-break.js"
import { enclosingBlock, isList, isNamed, isTableCell } from "./structure.js"
import { deepest, isAtBlockEnd, isAtBlockStart, isEmptyBlock, isText } from "./positions.js"
import { moveSiblings, splitUpTo } from "./split.js"

/**
 * Begins a new paragraph at a place, as WebKit does: a block is split in two of its kind; text directly in the host goes on in a
 * `div`; behind a heading comes a `div`; an empty list item leaves the list; in a table cell or a form a line break is all.
 *
 * @param {import("./positions.js").Position} position
 * @param {Element} host
 * @returns {import("./positions.js").Position} the caret
 */
export function insertParagraph(position, host) {
  const caret = deepest(position)
  const block = enclosingBlock(caret.node, host)
  if (isTableCell(block) || isNamed(block, "form")) return insertLineBreak(caret, host)
  if (isNamed(block, "li") && isEmptyBlock(block)) return leaveList(block, host)
  if (block === host) return beginBlockInHost(caret, host)
  const document = nodeDocumentOf(host)
  const isHeading = isNamed(block, "h1", "h2", "h3", "h4", "h5", "h6")
  if (isAtBlockEnd(caret, block)) {
    const next = isHeading ? createElement(document, "div") : cloneNode(block, document, false)
    insert(next, parentOf(block), nextSiblingOf(block))
    if (isEmptyBlock(block)) openLine({ node: block, offset: 0 }, block)
    return openLikeBefore(next, isHeading ? null : caret.node, block)
  }
  if (isAtBlockStart(caret, block)) {
    const previous = cloneNode(block, document, false)
    insert(previous, parentOf(block), block)
    openLikeBefore(previous, caret.node, block)
    return caret
  }
  const place = splitUpTo(caret, block)
  const next = cloneNode(block, document, false)
  insert(next, parentOf(block), nextSiblingOf(block))
  moveSiblings(childAt(place.node, place.offset), next)
  return deepest({ node: next, offset: 0 })
}

/**
 * Opens the line of a new block, inside copies of the inline elements that the caret was in, so that typing goes on in their style.
 *
 * @returns {import("./positions.js").Position} the caret
 */
function openLikeBefore(next, node, block) {
  const inline = []
  if (node !== null) for (let at = isText(node) ? parentOf(node) : node; at !== block; at = parentOf(at)) inline.push(at)
  let inner = next
  for (const element of inline.reverse()) {
    const copy = cloneNode(element, nodeDocumentOf(element), false)
    append(copy, inner)
    inner = copy
  }
  openLine({ node: inner, offset: 0 }, next)
  return { node: inner, offset: 0 }
}

/** The line that the caret is in, directly in the host, is split; what follows the caret goes into a `div`. */
function beginBlockInHost(caret, host) {
  const document = nodeDocumentOf(host)
  const div = createElement(document, "div")
  if (firstChildOf(host) === null || isEmptyBlock(host)) {
    while (lastChildOf(host) !== null) remove(lastChildOf(host))
    const first = createElement(document, "div")
    append(first, host)
    append(createElement(document, "br"), first)
    append(div, host)
    append(createElement(document, "br"), div)
    return { node: div, offset: 0 }
  }
  if (isAtBlockStart(caret, host)) {
    const place = splitUpTo(caret, host)
    insert(div, host, childAt(host, place.offset))
    append(createElement(document, "br"), div)
    return caret
  }
  const place = splitUpTo(caret, host)
  const first = childAt(host, place.offset)
  insert(div, host, first)
  for (let child = first; child !== null && !isBlock(child); ) {
    const next = nextSiblingOf(child)
    append(child, div)
    child = next
  }
  if (openLine({ node: div, offset: 0 }, div) !== null) return { node: div, offset: 0 }
  return deepest({ node: div, offset: 0 })
}

/** An empty item ends its list: what comes after it goes on in a list of its own. */
export function leaveList(item, host) {
  const document = nodeDocumentOf(item)
  const list = parentOf(item)
  if (list === host || !isList(list)) return { node: item, offset: 0 }
  const outer = parentOf(list)
  // In a nested list the item moves out one level.
  const block = isNamed(outer, "li") || isList(outer) ? createElement(document, "li") : createElement(document, "div")
  const parent = isNamed(outer, "li") ? parentOf(outer) : outer
  const anchor = isNamed(outer, "li") ? outer : list
  insert(block, parent, nextSiblingOf(anchor))
  append(createElement(document, "br"), block)
  if (nextSiblingOf(item) !== null) {
    const rest = cloneNode(list, document, false)
    moveSiblings(nextSiblingOf(item), rest)
    if (isNamed(outer, "li")) append(rest, block)
    else insert(rest, parent, nextSiblingOf(block))
  }
  const wasAlone = previousSiblingOf(item) === null
  remove(item)
  if (wasAlone && firstChildOf(list) === null) remove(list)
  return { node: block, offset: 0 }
}
