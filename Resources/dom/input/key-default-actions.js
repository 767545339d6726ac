import { deleteBy, selectAll, typeLineBreak, typeParagraph, typeText } from "../editing/commands.js"
import { editingContext } from "../editing/edit.js"
import { execCommand } from "../editing/exec-command.js"
import { deleteInControl, enterInControl, isTextControl, moveInControl, typeInControl } from "../editing/text-control.js"
import { focus } from "../html/focus.js"
import { tabOrder } from "../html/focusable-area.js"
import { isHTMLElementNamed } from "../html/form-controls.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { selectionOf } from "../selection/Selection.js"
import { copy, cut, pasteClipboard } from "./clipboard-actions.js"

/** What a browser on Linux does with a key that no listener has canceled. */

/** The movement of a key: direction and granularity. */
function movementOf({ key }, { ctrlKey }) {
  switch (key) {
    case "ArrowLeft":
      return { forward: false, granularity: ctrlKey ? "word" : "character" }
    case "ArrowRight":
      return { forward: true, granularity: ctrlKey ? "word" : "character" }
    case "ArrowUp":
      return { forward: false, granularity: ctrlKey ? "paragraph" : "line" }
    case "ArrowDown":
      return { forward: true, granularity: ctrlKey ? "paragraph" : "line" }
    case "Home":
      return { forward: false, granularity: ctrlKey ? "documentboundary" : "lineboundary" }
    case "End":
      return { forward: true, granularity: ctrlKey ? "documentboundary" : "lineboundary" }
    default:
      return null
  }
}

function move(document, control, { forward, granularity }, extend) {
  if (control !== null) return moveInControl(control, granularity === "paragraph" ? "line" : granularity, forward, extend)
  const selection = selectionOf(document)
  if (editingContext(document) === null) return false
  const { focusNode, focusOffset, isCollapsed } = selection
  selection.modify(extend ? "extend" : "move", forward ? "forward" : "backward", granularity)
  return selection.focusNode !== focusNode || selection.focusOffset !== focusOffset || selection.isCollapsed !== isCollapsed
}

const styles = { b: "bold", i: "italic", u: "underline" }

/** Keys with Ctrl. */
function shortcut(document, control, key, shiftKey) {
  switch (key.toLowerCase()) {
    case "a":
      if (control === null) return selectAll(document)
      control.select()
      return true
    case "c":
      return copy(document)
    case "x":
      return cut(document)
    case "v":
      return pasteClipboard(document, shiftKey)
    case "k":
      return control === null ? deleteBy(document, "lineboundary", true) : deleteInControl(control, "lineboundary", true)
    default: {
      const style = styles[key.toLowerCase()]
      return control === null && style !== undefined && execCommand(document, style)
    }
  }
}

/**
 * @param {Document} document
 * @param {Element} target - has the focus
 * @param {import("./keys.js").Key} key
 * @param {{ ctrlKey: boolean, shiftKey: boolean, altKey: boolean, metaKey: boolean }} modifiers
 * @returns {boolean} whether something happened
 */
export function keyDefaultAction(document, target, key, modifiers) {
  const { ctrlKey, shiftKey, altKey, metaKey } = modifiers
  if (altKey || metaKey) return false
  const control = isTextControl(target) ? target : null
  const movement = movementOf(key, modifiers)
  if (movement !== null) return move(document, control, movement, shiftKey)
  switch (key.key) {
    case "Backspace":
    case "Delete": {
      const granularity = ctrlKey ? "word" : "character"
      const forward = key.key === "Delete"
      if (forward && shiftKey && !ctrlKey) return cut(document)
      return control === null ? deleteBy(document, granularity, forward) : deleteInControl(control, granularity, forward)
    }
    case "Insert":
      if (shiftKey) return pasteClipboard(document, false)
      return ctrlKey && copy(document)
    case "Tab":
      return !ctrlKey && moveFocus(document, target, !shiftKey)
    case "Enter":
      if (ctrlKey) return false
      if (control !== null) return enterInControl(control)
      if (activates(target, "Enter")) return click(target)
      return shiftKey ? typeLineBreak(document) : typeParagraph(document)
    default:
  }
  if (ctrlKey) return shortcut(document, control, key.key, shiftKey)
  if (key.text === "") return false
  if (control !== null) return typeInControl(control, key.text)
  return !activates(target, " ") && typeText(document, key.text)
}

/** Releasing Space is what clicks a button. */
export const keyUpDefaultAction = (target, key) => key.key === " " && activates(target, " ") && click(target)

/** Whether a key clicks an element. */
function activates(element, key) {
  if (isHTMLElementNamed(element, "button") || isHTMLElementNamed(element, "summary")) return true
  if (isHTMLElementNamed(element, "a")) return key === "Enter" && element.hasAttribute("href")
  if (!isHTMLElementNamed(element, "input")) return false
  const { type } = element
  if (type === "checkbox" || type === "radio") return key === " "
  return type === "button" || type === "submit" || type === "reset" || type === "image" || type === "file"
}

function click(element) {
  element.click()
  return true
}

/** @see https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation */
function moveFocus(document, target, forward) {
  const order = tabOrder(nodeDocumentOf(target))
  if (order.length === 0) return false
  const index = order.indexOf(target)
  const start = index < 0 ? (forward ? -1 : 0) : index
  const next = order[(start + (forward ? 1 : -1) + order.length) % order.length]
  focus(next)
  if (isTextControl(next) && isHTMLElementNamed(next, "input")) next.select()
  return true
}
