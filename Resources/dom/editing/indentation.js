import { isBlock, isLineBreak } from "../html/layout-kinds.js"
import { cloneNode } from "../nodes/clone.js"
import { createElement } from "../nodes/create-element.js"
import { append, insert } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import { firstChildOf, lastChildOf, nextSiblingOf, nodeDocumentOf, parentOf, previousSiblingOf } from "../nodes/tree.js"
import { childTowards } from "../ranges/boundary-points.js"
import { edit } from "./edit.js"
import { createIndentation, enclosingIndentation } from "./format-block.js"
import { isNamed } from "./structure.js"
import { enclosingItem, liftItems } from "./lists.js"
import { fillsBlock, insertAtLine, keepSelection, moveLine, selectedLines, shownSibling } from "./selected-lines.js"
import { moveSiblings } from "./split.js"

/** Moves the selected lines in: items into a list in their list, other blocks into a `blockquote` without its looks. */
export function indent(document) {
  return edit(document, { inputType: "formatIndent" }, (context) => {
    keepSelection(context, () => {
      const seen = new Set()
      let last = null
      for (const line of selectedLines(context)) {
        const item = enclosingItem(line, context.host)
        if (item === null) last = indentLine(line, last, context.host)
        else if (!seen.has(item)) {
          seen.add(item)
          indentItem(item)
        }
      }
      return last === null ? null : lastChildOf(last)
    })
    return null
  })
}

function indentItem(item) {
  const list = parentOf(item)
  const name = isNamed(list, "ol") ? "ol" : "ul"
  let inner = shownSibling(item, false)
  if (inner === null || !isNamed(inner, name)) {
    inner = createElement(nodeDocumentOf(item), name)
    insert(inner, list, item)
  }
  append(item, inner)
}

/** @returns {Element} the indentation */
function indentLine(line, last, host) {
  const fills = fillsBlock(line, host) && !isNamed(line.block, "td", "th", "caption")
  const place = fills ? line.block : (line.nodes[0] ?? null)
  let quote = last
  if (last === null || place === null || shownSibling(place, false) !== last) {
    quote = createIndentation(nodeDocumentOf(host))
    insertAtLine(quote, line, fills ? host : line.block)
  }
  if (fills) append(line.block, quote)
  else moveLine(line, quote)
  return quote
}

/** Moves the selected lines out of the list or quote that they are in. */
export function outdent(document) {
  return edit(document, { inputType: "formatOutdent" }, (context) => {
    keepSelection(context, () => {
      const lines = selectedLines(context)
      const others = lines.filter((line) => enclosingItem(line, context.host) === null)
      liftItems(lines, context.host)
      // From the last on, so that what follows them is moved once.
      for (const line of others.reverse()) outdentLine(line, context.host)
    })
    return null
  })
}

/** Divides the quote that a line is in around it. */
function outdentLine(line, host) {
  const quote = enclosingIndentation(line, host)
  if (quote === null) return
  const nodes = line.block === quote ? line.nodes : [childTowards(quote, line.block)]
  if (nodes.length === 0) return
  const parent = parentOf(quote)
  const next = nextSiblingOf(nodes.at(-1))
  if (next !== null) {
    const rest = cloneNode(quote, nodeDocumentOf(quote), false)
    moveSiblings(next, rest)
    insert(rest, parent, nextSiblingOf(quote))
  }
  const place = nextSiblingOf(quote)
  for (const node of nodes) insert(node, parent, place)
  const isInline = (node) => node !== null && !isBlock(node) && !isLineBreak(node)
  if (isInline(nodes.at(-1)) && isInline(place)) insert(createElement(nodeDocumentOf(quote), "br"), parent, place)
  if (firstChildOf(quote) !== null) return
  const previous = previousSiblingOf(quote)
  remove(quote)
  if (isInline(previous) && isInline(nodes[0])) insert(createElement(nodeDocumentOf(parent), "br"), parent, nodes[0])
}
