import { AllSelection, NodeSelection, TextSelection } from "prosemirror-state"
import { activeEditor } from "../editor/active-editor.js"
import { cellsBetween } from "../commands/cells.js"
import { isLocked } from "../commands/areas.js"
import { selectionChanged } from "../messages/state-changed.js"
import { findAll, queryFor } from "../search/query.js"
import { pick, show } from "./occurrence.js"

/**
 * Selecting without a mouse. Each answers whether it found what to select; each posts `selectionChanged` if the selection is
 * another than before.
 */

/** Selects from one position of the document to another; with one, puts the cursor there. Ends outside of text move to text. */
export function setSelection(from, to = from) {
  const { view } = activeEditor()
  const { doc } = view.state
  for (const pos of [from, to]) {
    if (!Number.isInteger(pos) || pos < 0 || pos > doc.content.size) {
      throw new TypeError(`setSelection takes positions, integers from 0 to ${doc.content.size}, not ${show(pos)}`)
    }
  }
  return select(view, TextSelection.between(doc.resolve(from), doc.resolve(to)))
}

/** Selects the whole document. */
export function selectAll() {
  const { view } = activeEditor()
  return select(view, new AllSelection(view.state.doc))
}

/**
 * Selects an occurrence of a text, in its case, or of a regular expression; it lies in one block, across formats.
 *
 * @param occurrence which one, from 1; from the end, -1 being the last, where it is negative.
 */
export function selectText(pattern, occurrence = 1) {
  const query = queryFor(pattern, "selectText")
  const { view } = activeEditor()
  const match = pick(findAll(view.state.doc, query), occurrence, "selectText")
  return match ? select(view, TextSelection.create(view.state.doc, match.from, match.to)) : false
}

/**
 * Selects the content of an element in the editor that a CSS selector matches; an image or a rule, itself.
 *
 * @param occurrence which one, from 1; from the end, -1 being the last, where it is negative.
 */
export function selectElement(selector, occurrence = 1) {
  if (typeof selector !== "string" || selector.trim() === "") {
    throw new TypeError(`selectElement takes a CSS selector, not ${show(selector)}`)
  }
  const { view } = activeEditor()
  const element = pick([...view.dom.querySelectorAll(selector)], occurrence, "selectElement")
  if (!element) return false
  const { doc } = view.state
  const start = view.posAtDOM(element, 0)
  const node = doc.nodeAt(start)
  if (node && NodeSelection.isSelectable(node) && node.isLeaf && element.childNodes.length === 0) {
    return select(view, NodeSelection.create(doc, start))
  }
  const end = view.posAtDOM(element, element.childNodes.length, 1)
  return select(view, TextSelection.between(doc.resolve(start), doc.resolve(end)))
}

/**
 * Selects the cells from one to another of the table that the selection is in. Rows and columns count from 1; a cell that spans several
 * is at each of them.
 */
export function selectCells(fromRow, fromColumn, toRow = fromRow, toColumn = fromColumn) {
  for (const number of [fromRow, fromColumn, toRow, toColumn]) {
    if (!Number.isInteger(number) || number < 1) throw new TypeError(`selectCells counts rows and columns from 1, not ${show(number)}`)
  }
  const { view } = activeEditor()
  const cells = cellsBetween(view.state, fromRow, fromColumn, toRow, toColumn)
  return cells ? select(view, cells) : false
}

/** Puts the cursor at the start of the first text that can be edited; selects everything where there is none. */
export function resetSelection() {
  const { view } = activeEditor()
  const { doc, tr } = view.state
  let first = null
  doc.descendants((node, pos) => {
    if (first === null && node.isText && !isLocked(doc.resolve(pos))) first = pos
    return first === null
  })
  view.dispatch(tr.setSelection(first === null ? new AllSelection(doc) : TextSelection.create(doc, first)))
}

function select(view, selection) {
  const changed = !selection.eq(view.state.selection)
  view.dispatch(view.state.tr.setSelection(selection).scrollIntoView())
  if (changed) selectionChanged(view)
  return true
}
