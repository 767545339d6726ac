import { appendParsed } from "../../nodes/build.js"
import { firstChildOf, nodeDocumentOf } from "../../nodes/tree.js"
import { templateContents } from "../../html/HTMLTemplateElement.js"
import { kinds, SPECIAL, TEMPLATE } from "../element-names.js"
import { endOrdinaryElement } from "./in-body-end-tags.js"

/**
 * Ends a formatting element where other elements cross it: what follows it inside of them is formatted by elements like it.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm
 */
export function runAdoptionAgency(builder, tag) {
  const { open, formatting } = builder
  if (open.currentId === tag.id && formatting.indexOf(open.current) < 0) {
    open.pop()
    return
  }
  for (let count = 0; count < 8; count++) {
    const entry = formatting.last(tag.id)
    if (entry === null) {
      endOrdinaryElement(open, tag)
      return
    }
    if (!adopt(builder, entry)) return
  }
}

/** @returns {boolean} whether there may be more to do */
function adopt(builder, entry) {
  const { open, formatting } = builder
  const formattingElement = entry.element
  const at = open.indexOf(formattingElement)
  if (at < 0) {
    formatting.remove(formattingElement)
    return false
  }
  if (!open.isInScope(at)) return false
  let furthest = at + 1
  while (furthest < open.length && (kinds[open.ids[furthest]] & SPECIAL) === 0) furthest++
  if (furthest === open.length) {
    open.truncate(at)
    formatting.remove(formattingElement)
    return false
  }
  const furthestBlock = open.elements[furthest]
  // Entries are found by identity here, so that those which come and go in between do not matter.
  let bookmark = entry
  let lastNode = furthestBlock
  for (let index = furthest - 1, inner = 1; index > at; index--, inner++) {
    const node = open.elements[index]
    const position = formatting.indexOf(node)
    if (position < 0 || inner > 3) {
      if (position >= 0) formatting.entries.splice(position, 1)
      open.remove(index)
      continue
    }
    const nodeEntry = formatting.entries[position]
    const copy = builder.createAgain(node, nodeDocumentOf(open.elements[at - 1]))
    open.replace(index, copy)
    nodeEntry.element = copy
    nodeEntry.depth = index
    if (lastNode === furthestBlock) bookmark = nodeEntry
    appendParsed(copy, lastNode)
    lastNode = copy
  }
  builder.appendTo(at - 1, lastNode)
  const isTemplate = open.ids[open.indexOf(furthestBlock)] === TEMPLATE
  const place = isTemplate ? templateContents(furthestBlock) : furthestBlock
  const copy = builder.createAgain(formattingElement, nodeDocumentOf(furthestBlock))
  for (let child = firstChildOf(furthestBlock); child !== null; child = firstChildOf(furthestBlock)) appendParsed(copy, child)
  appendParsed(place, copy)
  moveEntry(formatting.entries, entry, bookmark)
  entry.element = copy
  open.remove(at)
  entry.depth = open.indexOf(furthestBlock) + 1
  open.insert(entry.depth, copy, entry.id)
  return true
}

/** Puts an entry after another; where that is itself, it stays. */
function moveEntry(entries, entry, bookmark) {
  if (bookmark === entry) return
  entries.splice(entries.indexOf(entry), 1)
  entries.splice(entries.indexOf(bookmark) + 1, 0, entry)
}
