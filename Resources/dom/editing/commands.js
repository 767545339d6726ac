import { contentEditableState } from "../html/editing-host.js"
import { modifyFocus } from "../selection/modify.js"
import { compareBoundaryPoints } from "../ranges/boundary-points.js"
import { parentOf } from "../nodes/tree.js"
import { part } from "../window/part.js"
import { deleteRange } from "./delete-range.js"
import { edit, editingContext } from "./edit.js"
import { insertFragment } from "./insert-fragment.js"
import { insertLineBreak } from "./insert-line-break.js"
import { insertParagraph, leaveList } from "./insert-paragraph.js"
import { insertText, replaceText } from "./insert-text.js"
import { enclosingBlock, enclosingCell, isNamed } from "./structure.js"
import { isEmptyBlock } from "./positions.js"
import { selectedLeaves } from "./selected-leaves.js"
import { takePendingFormats } from "./typing-formats.js"

/** The edits that a user makes in an editing host. Each answers whether a page or the edit did something. */

/** Deletes what is selected and says where to insert. */
function clearSelection(context) {
  const { host, isCollapsed, startNode, startOffset } = context
  return isCollapsed ? { node: startNode, offset: startOffset } : deleteRange(context, host)
}

/**
 * Types text; line feeds begin paragraphs.
 *
 * @param {Document} document
 * @param {string} text
 * @param {object} [how] - as for {@link edit}
 */
export function typeText(document, text, how = {}) {
  const formats = takePendingFormats(document)
  return edit(document, { inputType: "insertText", data: text, ...how }, (context) => {
    const lines = text.split(/\r\n?|\n/)
    const end = lines.length === 1 && text !== "" && !context.isCollapsed ? replaceText(context, text) : null
    if (end !== null) return end
    let caret = clearSelection(context)
    for (let index = 0; index < lines.length; index++) {
      if (index > 0) caret = breakParagraph(caret, context.host)
      if (lines[index] !== "") caret = insertText(caret, lines[index], context.host)
    }
    return formats === null || lines.at(-1) === "" ? caret : formatTyped(caret, lines.at(-1).length, context, formats)
  })
}

/** Gives what was typed before the caret the formats that were switched there. @returns {import("./positions.js").Position} the caret */
function formatTyped({ node, offset }, length, { host }, formats) {
  const range = { startNode: node, startOffset: offset - length, endNode: node, endOffset: offset }
  const [text] = selectedLeaves(range, true)
  for (const [name, on] of formats) part("formatting").formatLeaves([text], host, name, on)
  return { node: text, offset: length }
}

const isPlainText = (host) => contentEditableState(host) === "plaintext-only"

const breakParagraph = (caret, host) => (isPlainText(host) ? insertLineBreak(caret, host) : insertParagraph(caret, host))

/** Enter. In a host of plain text it is a line break. */
export function typeParagraph(document) {
  const context = editingContext(document)
  if (context !== null && isPlainText(context.host)) return typeLineBreak(document)
  return edit(document, { inputType: "insertParagraph" }, (context) => insertParagraph(clearSelection(context), context.host))
}

/** Shift-Enter. */
export const typeLineBreak = (document) =>
  edit(document, { inputType: "insertLineBreak" }, (context) => insertLineBreak(clearSelection(context), context.host))

/** The input type of a deletion. @see https://w3c.github.io/input-events/#interface-InputEvent-Attributes */
const deletionTypes = {
  character: ["deleteContentBackward", "deleteContentForward"],
  word: ["deleteWordBackward", "deleteWordForward"],
  lineboundary: ["deleteSoftLineBackward", "deleteSoftLineForward"],
}

/**
 * Deletes the selection; with a caret, what a movement would pass.
 *
 * @param {Document} document
 * @param {"character" | "word" | "lineboundary"} granularity
 * @param {boolean} forward
 */
export function deleteBy(document, granularity, forward) {
  const inputType = deletionTypes[granularity][forward ? 1 : 0]
  const context = editingContext(document)
  if (context === null) return false
  if (!forward && granularity === "character" && context.isCollapsed) {
    const item = enclosingBlock(context.startNode, context.host)
    if (isNamed(item, "li") && isEmptyBlock(item) && parentOf(item) !== context.host) {
      return edit(document, { inputType }, () => leaveList(item, context.host))
    }
  }
  return edit(document, { inputType, range: (context) => passedBy(context, granularity, forward) }, ({ host }, range) =>
    deleteRange(range, host),
  )
}

/** What lies between the caret and the place that a movement leads to; null when it leads nowhere or into another table cell. */
function passedBy(context, granularity, forward) {
  const { host, isCollapsed, startNode, startOffset } = context
  if (!isCollapsed) return context
  const caret = { node: startNode, offset: startOffset }
  const direction = forward ? "forward" : "backward"
  let place = modifyFocus(context, caret, { extend: true, direction, granularity })
  // At the end of a line there is no line to delete; its end goes instead.
  if (granularity === "lineboundary" && place !== null && isSame(place, caret)) {
    place = modifyFocus(context, caret, { extend: true, direction, granularity: "character" })
  }
  if (place === null || isSame(place, caret)) return null
  if (enclosingCell(place.node, host) !== enclosingCell(startNode, host)) return null
  const [start, end] =
    compareBoundaryPoints(place.node, place.offset, startNode, startOffset) < 0 ? [place, caret] : [caret, place]
  return { startNode: start.node, startOffset: start.offset, endNode: end.node, endOffset: end.offset }
}

const isSame = (a, b) => compareBoundaryPoints(a.node, a.offset, b.node, b.offset) === 0

/** Deletes what is selected, if anything is. */
export function deleteSelection(document, inputType) {
  const range = (context) => (context.isCollapsed ? null : context)
  return edit(document, { inputType, range }, ({ host }, selected) => deleteRange(selected, host))
}

/**
 * Inserts HTML in the place of the selection.
 *
 * @param {Document} document
 * @param {string} html
 * @param {object} [how] - as for {@link edit}
 */
export const insertHTML = (document, html, how = {}) =>
  edit(document, { inputType: "insertText", ...how }, (context) => insertFragment(clearSelection(context), html, context.host))

/** Selects all that the host holds; outside of hosts, the body. */
export function selectAll(document) {
  const context = editingContext(document)
  const { selection = document.getSelection() } = context ?? {}
  const root = context?.host ?? document.body
  if (root === null) return false
  selection.selectAllChildren(root)
  return true
}
