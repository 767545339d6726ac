import { fire } from "../events/dispatch.js"
import { CONNECTED, flagsOf } from "../nodes/Node.js"
import { defineElementSteps } from "../nodes/steps.js"
import { firstChildOf, isInclusiveAncestor, nodeDocumentOf, nodeTypeOf } from "../nodes/tree.js"
import { selectionOf } from "../selection/Selection.js"
import { FocusEvent } from "../ui-events/FocusEvent.js"
import { isVoid } from "../serializing/void-elements.js"
import { windowOf } from "../window/current.js"
import { contentEditableState, editingHostOf } from "./editing-host.js"
import { commitValue } from "./form-controls.js"
import { focusableAreaFor, isFocusable } from "./focusable-area.js"

/** @type {WeakMap<Document, Element>} the element that has the focus, in documents where one has */
const focused = new WeakMap()

let watchesRemovals = false

/**
 * The element of a document that has the focus; null when none has, and keys go to the body. It can be inside of shadow trees:
 * `activeElement` retargets it.
 *
 * @param {Document} document
 * @returns {Element | null}
 * @see https://html.spec.whatwg.org/multipage/interaction.html#focused-area-of-the-document
 */
export function focusedElement(document) {
  const element = focused.get(document)
  if (element === undefined) return null
  return (flagsOf(element) & CONNECTED) !== 0 && nodeDocumentOf(element) === document ? element : null
}

/**
 * Gives an element the focus, if it can have it: `blur` and `focusout` at the old one, `focus` and `focusin` at the new one, at once.
 *
 * @param {Element} element
 * @see https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps
 */
export function focus(element) {
  const area = focusableAreaFor(element)
  if (area === null) return
  const document = nodeDocumentOf(area)
  // Only a document that is shown has a focus.
  if (windowOf(document) === null) return
  const old = focusedElement(document)
  if (old === area) return
  if (old !== null) {
    loseFocus(document, old, area)
    // A listener may have moved the focus, or made the element unable to take it.
    if (focusedElement(document) !== null || !isFocusable(area)) return
  }
  watchRemovals()
  focused.set(document, area)
  placeCaret(document, area)
  fireFocusEvents(area, "focus", "focusin", old)
}

/**
 * Takes the focus off an element, if it has it.
 *
 * @param {Element} element
 * @see https://html.spec.whatwg.org/multipage/interaction.html#unfocusing-steps
 */
export function blur(element) {
  const document = nodeDocumentOf(element)
  const old = focusedElement(document)
  if (old !== null && old === (focusableAreaFor(element) ?? element)) loseFocus(document, old, null)
}

/** Takes the focus off whatever has it: a click on what cannot have it does that. */
export function clearFocus(document) {
  const old = focusedElement(document)
  if (old !== null) loseFocus(document, old, null)
}

function loseFocus(document, old, relatedTarget) {
  commitValue(old)
  focused.delete(document)
  fireFocusEvents(old, "blur", "focusout", relatedTarget)
}

function fireFocusEvents(target, type, bubblingType, relatedTarget) {
  const view = windowOf(nodeDocumentOf(target))
  fire(target, type, { composed: true, relatedTarget, view }, FocusEvent)
  fire(target, bubblingType, { bubbles: true, composed: true, relatedTarget, view }, FocusEvent)
}

/** An editing host that gets the focus has the selection in it: where it was, else at its start. */
function placeCaret(document, element) {
  const host = editingHostOf(element)
  if (host !== element) return
  const selection = selectionOf(document)
  if (selection.rangeCount > 0 && isInclusiveAncestor(host, selection.getRangeAt(0).startContainer)) return
  let node = host
  for (let child = firstChildOf(node); child !== null && holdsCaret(child); child = firstChildOf(node)) node = child
  selection.collapse(node, 0)
}

const holdsCaret = (node) =>
  nodeTypeOf(node) === 3 || (nodeTypeOf(node) === 1 && !isVoid(node) && contentEditableState(node) !== "false")

/**
 * What leaves the document loses the focus without events. The steps are defined when something gets the focus for the
 * first time, so that documents without one do not pay for them.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-rule
 */
function watchRemovals() {
  if (watchesRemovals) return
  watchesRemovals = true
  defineElementSteps("*", {
    removed(element) {
      const document = nodeDocumentOf(element)
      if (focused.get(document) === element) focused.delete(document)
    },
  })
}
