import { focus, focusedElement } from "../html/focus.js"
import { editingContext } from "../editing/edit.js"

/**
 * Where keys go: the element with the focus. A caret in an editing host takes the focus there first, as WebKit does when a script
 * sets it; without either, keys go to the body.
 *
 * @param {Document} document
 * @returns {Element}
 */
export function keyTarget(document) {
  const focused = focusedElement(document)
  if (focused !== null) return focused
  const context = editingContext(document)
  if (context !== null) focus(context.host)
  return focusedElement(document) ?? document.body ?? document.documentElement
}
