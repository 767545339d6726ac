import { TextSelection } from "prosemirror-state"
import { goToNextCell } from "prosemirror-tables"
import { activeEditor } from "../editor/active-editor.js"
import { change } from "../editor/perform.js"
import { selectionChanged, stateChanged } from "../messages/state-changed.js"
import * as cells from "./cells.js"
import { selectedTable } from "./selected-table.js"
import * as tables from "./tables.js"

/** The functions on tables: what they do apart from their commands is to say so, and to take focus. */

/** Inserts a table of `rows` by `columns` empty cells. */
export function insertTable(rows, columns) {
  if (!change(tables.insertTable(Number(rows), Number(columns)))) return undefined
  return finish(true)
}

export const addRow = (direction) => inTable(tables.addRow(direction))
export const addColumn = (direction) => inTable(tables.addColumn(direction))
export const deleteTableArea = (area) => inTable(tables.deleteTableArea(area))

/** Adds a header on top: one cell over all columns, or with `colspan` false a cell a column. */
export function addHeader(colspan = true) {
  const { view } = activeEditor()
  const command = tables.addHeader(colspan)
  if (!command(view.state)) return undefined
  const { anchor, head } = view.state.selection
  // The history puts the selection back that was there before the change: undoing leaves the cursor in the first cell, where
  // the header was.
  change(tables.selectTableStart)
  const before = view.state.doc.content.size
  change(command)
  const { doc, tr } = view.state
  const by = doc.content.size - before
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor + by), doc.resolve(head + by))))
  return finish(true)
}

export function borderTable(border) {
  const applied = change(tables.setBorder(border))
  return applied ? finish(true) : false
}

export const mergeCells = () => inTableIfApplied(cells.merge)
export const splitCell = () => inTableIfApplied(cells.split)

/** Gives the selected columns a width in pixels; null, or 0, takes it away. */
export function setColumnWidth(pixels) {
  const width = Number(pixels ?? 0)
  if (!Number.isInteger(width) || width < 0 || width > maximumWidth) {
    throw new RangeError(`setColumnWidth takes pixels, an integer from 0 to ${maximumWidth}, not ${String(pixels)}`)
  }
  return inTableIfApplied(cells.setColumnWidth(width))
}

const maximumWidth = 10_000

export const nextCell = () => goTo(1)
export const prevCell = () => goTo(-1)

/** Selects the content of a neighbouring cell, as Tab does. Answers whether there is one. */
function goTo(direction) {
  const moved = change(goToNextCell(direction))
  if (moved) selectionChanged(activeEditor().view)
  return moved
}

/** Outside of tables nothing happens, and nothing is said. */
function inTable(command) {
  if (!selectedTable(activeEditor().view.state)) return undefined
  return finish(change(command))
}

/** Where the command does not apply nothing is said either. */
function inTableIfApplied(command) {
  if (!selectedTable(activeEditor().view.state)) return undefined
  return change(command) && finish(true)
}

function finish(applied) {
  const { view } = activeEditor()
  stateChanged(view)
  view.focus()
  return applied
}
