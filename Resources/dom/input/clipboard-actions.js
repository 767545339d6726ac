import { ClipboardEvent } from "../clipboard/ClipboardEvent.js"
import { DataStore } from "../clipboard/data-store.js"
import { DataTransfer } from "../clipboard/DataTransfer.js"
import { clipboardItems, setClipboardItems } from "../clipboard/system-clipboard.js"
import { deleteSelection, insertHTML, typeText } from "../editing/commands.js"
import { editingContext } from "../editing/edit.js"
import { deleteInControl, isTextControl, selectedText, typeInControl } from "../editing/text-control.js"
import { contentEditableState } from "../html/editing-host.js"
import { isElement } from "../nodes/Element.js"
import { parentOf } from "../nodes/tree.js"
import { copyContents } from "../ranges/range-contents.js"
import { selectedBoundaries, selectionOf } from "../selection/Selection.js"
import { serializeFragment } from "../serializing/serialize-fragment.js"
import { internal } from "../web-idl/internal.js"
import { dispatchInput } from "./dispatch-input.js"
import { keyTarget } from "./key-target.js"

/**
 * Copy, cut and paste with their events.
 *
 * @see https://w3c.github.io/clipboard-apis/#clipboard-actions
 */

/** Where a clipboard event goes: the control with the focus, else the element that the selection begins in, else the body. */
function clipboardTarget(document) {
  const focused = keyTarget(document)
  if (isTextControl(focused)) return focused
  const boundaries = selectedBoundaries(selectionOf(document))
  if (boundaries === null) return focused
  const { startNode } = boundaries
  return isElement(startNode) ? startNode : (parentOf(startNode) ?? focused)
}

function fireClipboardEvent(document, type, store) {
  const clipboardData = new DataTransfer(internal, store)
  const init = { bubbles: true, cancelable: true, composed: true, clipboardData }
  const goesOn = dispatchInput(clipboardTarget(document), ClipboardEvent, type, init)
  // What is set after the event reaches nobody.
  store.mode = "protected"
  return goesOn
}

/** What a copy puts on the clipboard when the page does not say; null when nothing is selected. */
function selectedItems(document) {
  const target = clipboardTarget(document)
  if (isTextControl(target)) {
    const data = selectedText(target)
    return data === "" ? null : [{ kind: "string", type: "text/plain", data }]
  }
  const selection = selectionOf(document)
  const boundaries = selectedBoundaries(selection)
  if (boundaries === null || selection.isCollapsed) return null
  return [
    { kind: "string", type: "text/html", data: serializeFragment(copyContents(boundaries, false)) },
    { kind: "string", type: "text/plain", data: selection.toString() },
  ]
}

/** Fires `copy` or `cut` and puts on the clipboard what the page says, or the selection. */
function copyWith(document, type) {
  const store = new DataStore()
  const goesOn = fireClipboardEvent(document, type, store)
  const items = goesOn ? selectedItems(document) : store.items
  // A page that cancels the event without setting anything leaves the clipboard as it is.
  if (items !== null && items.length > 0) setClipboardItems(items)
  return { isCanceled: !goesOn, hasItems: items !== null && items.length > 0 }
}

/** @returns {boolean} whether a page or the browser did something */
export function copy(document) {
  const { hasItems, isCanceled } = copyWith(document, "copy")
  return hasItems || isCanceled
}

/** @returns {boolean} whether a page or the browser did something */
export function cut(document) {
  const { hasItems, isCanceled } = copyWith(document, "cut")
  if (isCanceled) return true
  if (!hasItems) return false
  const target = keyTarget(document)
  if (isTextControl(target)) return deleteInControl(target, "character", false)
  return deleteSelection(document, "deleteByCut")
}

/** Pastes what is on the clipboard. */
export function pasteClipboard(document, isPlain = false) {
  const items = clipboardItems()
  const store = new DataStore()
  store.items = isPlain ? items.filter((item) => item.type === "text/plain") : items
  return paste(document, store)
}

/**
 * @param {Document} document
 * @param {DataStore} store
 * @returns {boolean} whether a page or the browser did something
 */
export function paste(document, store) {
  store.mode = "read-only"
  const { items } = store
  if (!fireClipboardEvent(document, "paste", store)) return true
  const target = keyTarget(document)
  const find = (type) => items.find((item) => item.kind === "string" && item.type === type)?.data ?? null
  const text = find("text/plain")
  const html = find("text/html")
  if (isTextControl(target)) {
    return text !== null && text !== "" && typeInControl(target, text, { inputType: "insertFromPaste" })
  }
  const context = editingContext(document)
  if (context === null || (html === null && text === null)) return false
  const readable = new DataStore()
  readable.items = items
  readable.mode = "read-only"
  const how = { inputType: "insertFromPaste", data: null, dataTransfer: new DataTransfer(internal, readable) }
  const takesHTML = html !== null && contentEditableState(context.host) !== "plaintext-only"
  return takesHTML ? insertHTML(document, withoutFragmentMarks(html), how) : typeText(document, text ?? "", how)
}

/** The part of the clipboard's HTML that was selected where it was copied. */
function withoutFragmentMarks(html) {
  return /<!--StartFragment-->([^]*)<!--EndFragment-->/.exec(html)?.[1] ?? html
}
