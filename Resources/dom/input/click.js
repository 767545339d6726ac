import { isTextControl } from "../editing/text-control.js"
import { editingHostOf } from "../html/editing-host.js"
import { clearFocus, focus } from "../html/focus.js"
import { focusableAreaFor } from "../html/focusable-area.js"
import { isDisabled } from "../html/form-controls.js"
import { isElement } from "../nodes/Element.js"
import { isInclusiveAncestor, parentOf, shadowHostOf } from "../nodes/tree.js"
import { lengthOf } from "../ranges/boundary-points.js"
import { deepest } from "../editing/positions.js"
import { selectionOf } from "../selection/Selection.js"
import { MouseEvent } from "../ui-events/MouseEvent.js"
import { PointerEvent } from "../ui-events/PointerEvent.js"
import { windowOf } from "../window/current.js"
import { dispatchInput } from "./dispatch-input.js"

/**
 * Clicks an element with the mouse: pointerdown, mousedown, what that does to focus and caret, pointerup, mouseup, click; with
 * `detail: 2` all of it twice and dblclick.
 *
 * @param {Document} document
 * @param {Element} target
 * @param {MouseEventInit} [init] - coordinates, modifiers, button; `detail` is the number of clicks
 * @returns {boolean} whether a listener canceled the last click, or it activated something
 */
export function clickElement(document, target, init = {}) {
  if (!isElement(target)) throw new TypeError("click takes an element")
  const { detail = 1, button = 0, ...rest } = init
  let isCanceled = false
  for (let count = 1; count <= detail; count++) isCanceled = clickOnce(document, target, { ...rest, button, detail: count })
  if (detail === 2) dispatchInput(target, MouseEvent, "dblclick", mouseInit(document, { ...rest, button, detail }))
  return isCanceled
}

const mouseInit = (document, init) => ({
  bubbles: true,
  cancelable: true,
  composed: true,
  view: windowOf(document),
  ...init,
})

function clickOnce(document, target, init) {
  const { button } = init
  const common = mouseInit(document, init)
  const pointer = { ...common, pointerId: 1, pointerType: "mouse", isPrimary: true, detail: 0 }
  // The left button is bit 0, the right bit 1, the middle bit 2.
  const buttons = [1, 4, 2, 8, 16][button] ?? 0
  // Canceling pointerdown takes the mouse events away, not the click.
  const hasMouse = dispatchInput(target, PointerEvent, "pointerdown", { ...pointer, buttons, pressure: 0.5 })
  const isOff = isDisabled(target)
  if (hasMouse && !isOff && dispatchInput(target, MouseEvent, "mousedown", { ...common, buttons })) pointAt(document, target)
  dispatchInput(target, PointerEvent, "pointerup", { ...pointer, buttons: 0 })
  if (hasMouse && !isOff) dispatchInput(target, MouseEvent, "mouseup", { ...common, buttons: 0 })
  if (isOff) return false
  const type = button === 0 ? "click" : button === 2 ? "contextmenu" : "auxclick"
  return !dispatchInput(target, PointerEvent, type, { ...pointer, buttons: 0, detail: init.detail })
}

/** What a pressed mouse button does: the focus goes to the nearest element that can have it, the caret into an editing host. */
function pointAt(document, target) {
  let element = target
  while (element !== null && (!isElement(element) || focusableAreaFor(element) === null)) {
    element = parentOf(element) ?? shadowHostOf(element)
  }
  if (element === null) clearFocus(document)
  else focus(element)
  const host = editingHostOf(target)
  if (host === null || isTextControl(target)) return
  const selection = selectionOf(document)
  // Without boxes a click has no place in the text; a caret that is in the element already stays there.
  if (target === host && selection.focusNode !== null && isInclusiveAncestor(host, selection.focusNode)) return
  const { node, offset } = deepest({ node: target, offset: lengthOf(target) })
  selection.collapse(node, offset)
}
