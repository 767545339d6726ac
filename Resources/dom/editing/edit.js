import { dispatch, fire } from "../events/dispatch.js"
import { setTrusted } from "../events/Event.js"
import { editingHostOf, isEditable } from "../html/editing-host.js"
import { notifyMutationObservers } from "../mutation/queue-mutation-record.js"
import { isInclusiveAncestor } from "../nodes/tree.js"
import { StaticRange } from "../ranges/StaticRange.js"
import { selectedBoundaries, selectionOf } from "../selection/Selection.js"
import { InputEvent } from "../ui-events/InputEvent.js"
import { windowOf } from "../window/current.js"

/**
 * What an edit works on: the selection, as long as it lies in one editing host.
 *
 * @typedef {object} EditingContext
 * @property {Element} host
 * @property {Selection} selection
 * @property {Node} startNode
 * @property {number} startOffset
 * @property {Node} endNode
 * @property {number} endOffset
 * @property {boolean} isCollapsed
 */

/**
 * @param {Document} document
 * @returns {EditingContext | null} null where nothing can be edited
 */
export function editingContext(document) {
  const selection = selectionOf(document)
  const boundaries = selectedBoundaries(selection)
  if (boundaries === null) return null
  const { startNode, startOffset, endNode, endOffset } = boundaries
  if (!isEditable(startNode) || !isEditable(endNode)) return null
  const host = editingHostOf(startNode)
  if (host === null || !isInclusiveAncestor(host, endNode)) return null
  const isCollapsed = startNode === endNode && startOffset === endOffset
  return { host, selection, startNode, startOffset, endNode, endOffset, isCollapsed }
}

/**
 * An edit with its events: `beforeinput`, which may cancel it, the change, the selection, `input`.
 *
 * @param {Document} document
 * @param {object} how
 * @param {string} how.inputType
 * @param {string | null} [how.data]
 * @param {DataTransfer | null} [how.dataTransfer]
 * @param {boolean} [how.isComposing]
 * @param {boolean} [how.isCancelable]
 * @param {(context: EditingContext) => (object | null)} [how.range] - the boundaries that are affected, null for none; the selection when
 *   left out
 * @param {(context: EditingContext, range: object) => (import("./positions.js").Position | null)} change - does the edit and says where
 *   the caret goes
 * @returns {boolean} whether a page or the edit did something
 * @see https://w3c.github.io/input-events/#event-type-beforeinput
 */
export function edit(document, { inputType, data = null, dataTransfer = null, isComposing = false, isCancelable = true, range }, change) {
  let context = editingContext(document)
  if (context === null) return false
  let affected = range === undefined ? context : range(context)
  if (affected === null) return false
  const { host } = context
  const init = { bubbles: true, composed: true, view: windowOf(document), detail: 0, inputType, data, dataTransfer, isComposing }
  const { startNode, startOffset, endNode, endOffset } = affected
  const target = new StaticRange({ startContainer: startNode, startOffset, endContainer: endNode, endOffset })
  const event = new InputEvent("beforeinput", { ...init, cancelable: isCancelable, targetRanges: [target] })
  setTrusted(event)
  const goesOn = dispatch(event, host)
  notifyMutationObservers()
  if (!goesOn) return true
  // A listener may have changed the document or the selection.
  context = editingContext(document)
  if (context === null) return false
  affected = range === undefined ? context : range(context)
  if (affected === null) return false
  const caret = change(context, affected)
  if (caret !== null) context.selection.collapse(caret.node, caret.offset)
  fire(context.host, "input", init, InputEvent)
  notifyMutationObservers()
  return true
}
