import { deleteRange } from "../editing/delete-range.js"
import { edit } from "../editing/edit.js"
import { insertText } from "../editing/insert-text.js"
import { isText } from "../editing/positions.js"
import { isTextControl, typeInControl } from "../editing/text-control.js"
import { replaceData } from "../nodes/replace-data.js"
import { CompositionEvent } from "../ui-events/CompositionEvent.js"
import { KeyboardEvent } from "../ui-events/KeyboardEvent.js"
import { windowOf } from "../window/current.js"
import { dispatchInput } from "./dispatch-input.js"
import { keyTarget } from "./key-target.js"

// What keyboard events say while an input method takes the keys.
const processed = { key: "Process", keyCode: 229, which: 229 }

/**
 * Enters text through an input method: the composition grows by one character a key, and the last key confirms it. The events are in
 * WebKit's order, in which the confirming keydown comes after compositionend.
 *
 * @param {Document} document
 * @param {string} text - what is confirmed in the end
 * @param {string[]} [steps] - what the composition shows in between; the text's beginnings when left out
 * @returns {boolean} whether a page or the browser did something
 */
export function compose(document, text, steps = undefined) {
  const characters = Array.from(text)
  const shown = steps ?? characters.map((_, index) => characters.slice(0, index + 1).join(""))
  const view = windowOf(document)
  const key = (type, isComposing) =>
    dispatchInput(keyTarget(document), KeyboardEvent, type, { bubbles: true, cancelable: true, composed: true, view, isComposing, ...processed })
  const fireComposition = (type, data, cancelable) =>
    dispatchInput(keyTarget(document), CompositionEvent, type, { bubbles: true, cancelable, composed: true, view, data })
  const composition = { length: 0 }
  let handled = false
  shown.forEach((data, index) => {
    if (index === 0) fireComposition("compositionstart", "", true)
    fireComposition("compositionupdate", data, false)
    if (replaceComposed(document, composition, data, "insertCompositionText")) handled = true
    key("keydown", true)
    key("keyup", true)
  })
  if (shown.length === 0) fireComposition("compositionstart", "", true)
  if (shown.at(-1) !== text && replaceComposed(document, composition, text, "insertFromComposition")) handled = true
  fireComposition("compositionend", text, false)
  key("keydown", false)
  key("keyup", false)
  return handled
}

/** Puts a text in the place of what the composition has put in so far. */
function replaceComposed(document, composition, text, inputType) {
  const target = keyTarget(document)
  const how = { inputType, data: text, isComposing: true }
  if (isTextControl(target)) {
    const end = target.selectionEnd ?? target.value.length
    if (composition.length > 0) target.setSelectionRange(end - composition.length, end)
    composition.length = text.length
    return typeInControl(target, text, how)
  }
  const range = (context) => composedRange(context, composition.length)
  return edit(document, { ...how, isCancelable: false, range }, ({ host }, composed) => {
    composition.length = text.length
    return replaceText(composed, text, host)
  })
}

/** What stands in one text node is replaced in one step, so that the node lives on: input methods hold it. */
function replaceText({ startNode, startOffset, endNode, endOffset }, text, host) {
  if (startNode === endNode && isText(startNode) && endOffset > startOffset) {
    replaceData(startNode, startOffset, endOffset - startOffset, text)
    return { node: startNode, offset: startOffset + text.length }
  }
  const isEmpty = startNode === endNode && startOffset === endOffset
  const caret = isEmpty
    ? { node: startNode, offset: startOffset }
    : deleteRange({ startNode, startOffset, endNode, endOffset }, host)
  return insertText(caret, text, host)
}

/** The composed text is what stands before the caret. */
function composedRange(context, length) {
  const { endNode, endOffset } = context
  if (length === 0 || !isText(endNode)) return context
  return { startNode: endNode, startOffset: Math.max(0, endOffset - length), endNode, endOffset }
}
