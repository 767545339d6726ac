import { isBlock, isLineBreak } from "../html/layout-kinds.js"
import { cloneNode } from "../nodes/clone.js"
import { createElement } from "../nodes/create-element.js"
import { append, insert } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import { firstChildOf, lastChildOf, nextSiblingOf, nodeDocumentOf, parentOf, previousSiblingOf } from "../nodes/tree.js"
import { edit, editingContext } from "./edit.js"
import { isList, isNamed } from "./structure.js"
import { moveSiblings } from "./split.js"
import { fillsBlock, insertAtLine, keepSelection, moveLine, selectedLines, shownSibling } from "./selected-lines.js"

/** Lists that commands make of lines, and lines that they make of lists. */

/** The list item that a line is in, or null. */
export function enclosingItem({ block }, host) {
  for (let at = block; at !== host; at = parentOf(at)) if (isNamed(at, "li") && isList(parentOf(at)) && parentOf(at) !== host) return at
  return null
}

const isInList = (line, name, host) => {
  const item = enclosingItem(line, host)
  return item !== null && isNamed(parentOf(item), name)
}

/** Whether all selected lines are items of lists of a kind. @param {"ol" | "ul"} name */
export function isListed(document, name) {
  const context = editingContext(document)
  return selectedLines(context).every((line) => isInList(line, name, context.host))
}

/**
 * Makes a list of the selected lines, or takes them out of it if they are one already.
 *
 * @param {Document} document
 * @param {"ol" | "ul"} name
 * @param {string} inputType
 */
export function toggleList(document, name, inputType) {
  return edit(document, { inputType }, (context) => {
    keepSelection(context, () => {
      const lines = selectedLines(context)
      if (lines.every((line) => isInList(line, name, context.host))) {
        liftItems(lines, context.host)
        return null
      }
      let last = null
      for (const line of lines) {
        const item = enclosingItem(line, context.host)
        if (item === null) last = listLine(line, name, last, context.host)
        else if (!isNamed(parentOf(item), name)) last = relistItem(item, name, last)
        else last = item
      }
      return lastChildOf(last)
    })
    return null
  })
}

/** Takes the items that lines are in out of their lists: from the last on, so that what follows them is moved once. */
export function liftItems(lines, host) {
  const items = new Set(lines.map((line) => enclosingItem(line, host)).filter((item) => item !== null))
  for (const item of [...items].reverse()) liftItem(item, host)
}

/**
 * Makes a line an item: of the list before or behind it if that is of the kind, else of a new one, which stands in the place of the line,
 * in the block that the line filled. A `div` gives way.
 *
 * @param {Element | null} last - the item that was made of the line before
 * @returns {Element} the item
 */
function listLine(line, name, last, host) {
  const document = nodeDocumentOf(host)
  const item = createElement(document, "li")
  const fills = fillsBlock(line, host)
  const place = fills ? line.block : (line.nodes[0] ?? null)
  const isOfKind = (node) => node !== null && isNamed(node, name)
  const previous = place === null ? null : shownSibling(place, false)
  const next = place === null ? null : shownSibling(fills ? place : line.nodes.at(-1), true)
  const followsLast = last !== null && previous !== null && (previous === parentOf(last) || previous === parentOf(parentOf(last)))
  if (followsLast && isNamed(parentOf(last), name)) append(item, parentOf(last))
  else if (isOfKind(previous)) append(item, previous)
  else if (isOfKind(next)) insert(item, next, firstChildOf(next))
  else {
    const list = createElement(document, name)
    append(item, list)
    const givesWay = fills && isNamed(line.block, "div")
    if (fills && !givesWay) append(list, line.block)
    else insertAtLine(list, line, host)
    moveLine(line, item)
    if (givesWay) remove(line.block)
    return item
  }
  moveLine(line, item)
  if (fills) remove(line.block)
  return item
}

/** Moves an item into a list of another kind in its place; the items around it stay in theirs. @returns {Element} the item */
function relistItem(item, name, last) {
  const list = parentOf(item)
  const before = previousSiblingOf(item) === null ? shownSibling(list, false) : null
  let target = last !== null && before === parentOf(last) ? before : null
  const next = nextSiblingOf(item)
  if (target === null) {
    target = createElement(nodeDocumentOf(item), name)
    insert(target, parentOf(list), nextSiblingOf(list))
  }
  if (next !== null && target !== before) {
    const rest = cloneNode(list, nodeDocumentOf(list), false)
    moveSiblings(next, rest)
    insert(rest, parentOf(list), nextSiblingOf(target))
  }
  append(item, target)
  if (firstChildOf(list) === null) remove(list)
  return item
}

/** Takes an item out of its list: into the list around it, or out of lists. */
function liftItem(item, host) {
  const list = parentOf(item)
  const outer = parentOf(list)
  const next = nextSiblingOf(item)
  const isInItem = list !== host && outer !== host && isNamed(outer, "li") && isList(parentOf(outer))
  if (isInItem) {
    if (next !== null) {
      const rest = cloneNode(list, nodeDocumentOf(list), false)
      moveSiblings(next, rest)
      append(rest, item)
    }
    // What stands behind the list in the outer item goes on in this one.
    if (nextSiblingOf(list) !== null) moveSiblings(nextSiblingOf(list), item)
    insert(item, parentOf(outer), nextSiblingOf(outer))
  } else {
    if (next !== null) {
      const rest = cloneNode(list, nodeDocumentOf(list), false)
      moveSiblings(next, rest)
      insert(rest, outer, nextSiblingOf(list))
    }
    insert(item, outer, nextSiblingOf(list))
    if (!isList(outer)) unwrapItem(item)
  }
  if (firstChildOf(list) === null) remove(list)
}

/** Puts the content of an item in its place, in lines of their own. */
function unwrapItem(item) {
  const parent = parentOf(item)
  const document = nodeDocumentOf(item)
  const isInline = (node) => node !== null && !isBlock(node) && !isLineBreak(node)
  const first = firstChildOf(item)
  const list = previousSiblingOf(item)
  const previous = firstChildOf(list) === null ? shownSibling(list, false) : list
  if (isInline(first) && isInline(previous)) insert(createElement(document, "br"), parent, item)
  const last = lastChildOf(item)
  while (firstChildOf(item) !== null) insert(firstChildOf(item), parent, item)
  if (isInline(last) && nextSiblingOf(item) !== null) insert(createElement(document, "br"), parent, item)
  remove(item)
}
