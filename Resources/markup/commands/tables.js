import { NodeSelection, TextSelection } from "prosemirror-state"
import { deleteSelection } from "prosemirror-commands"
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  TableMap,
} from "prosemirror-tables"
import { schema } from "../schema/index.js"
import { onRegularTable } from "./regular-table.js"
import { selectedTable } from "./selected-table.js"

const { paragraph, table, table_cell: cell, table_header: header, table_row: row } = schema.nodes

/** Puts a table of empty cells in place of the selection, with the cursor in the first cell. */
export const insertTable = (rows, columns) => (state, dispatch) => {
  if (!(rows >= 1 && columns >= 1)) return false
  if (dispatch) {
    const cells = Array.from({ length: columns }, () => cell.createAndFill())
    const made = table.create(null, Array.from({ length: rows }, () => row.create(null, cells)))
    const tr = state.tr.replaceSelectionWith(made)
    const first = positionOf(made, tr)
    // Table, row, cell and paragraph begin between its place and the first cell's text.
    if (first !== null) tr.setSelection(TextSelection.create(tr.doc, first + 4))
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** Where `node`, just put in by `tr`, stands. */
function positionOf(node, tr) {
  let found = null
  tr.mapping.maps.at(-1).forEach((oldStart, oldEnd, start, end) => {
    tr.doc.nodesBetween(start, end, (other, pos) => {
      if (other === node) found = pos
      return found === null
    })
  })
  return found
}

/** Adds a row before or after that of the cursor. @param direction "BEFORE", or anything else for after. */
export const addRow = (direction) => onRegularTable(direction === "BEFORE" ? addRowBefore : addRowAfter)

/**
 * Adds a column before or after that of the cursor. A header that spans all columns goes on doing so.
 *
 * @param direction "BEFORE", or anything else for after.
 */
export const addColumn = (direction) => onRegularTable(addColumnBeside(direction))

const addColumnBeside = (direction) => (state, dispatch) => {
  const command = direction === "BEFORE" ? addColumnBefore : addColumnAfter
  const found = selectedTable(state)
  const spanning = found && hasSpanningHeader(found.node)
  return command(
    state,
    dispatch &&
      ((tr) => {
        if (spanning) spanAgain(tr, found.pos)
        dispatch(tr)
      }),
  )
}

function hasSpanningHeader(node) {
  const first = node.firstChild
  return first.childCount === 1 && first.firstChild.type === header && first.firstChild.attrs.colspan === TableMap.get(node).width
}

/** At the table's edge a new header cell stands beside the header: takes it out, and lets the header span its column too. */
function spanAgain(tr, pos) {
  const node = tr.doc.nodeAt(pos)
  const cells = node.firstChild
  if (cells.childCount !== 2) return
  const start = pos + 2
  const added = cells.firstChild.attrs.colspan === 1 && cells.lastChild.attrs.colspan > 1 ? 0 : 1
  const addedAt = added === 0 ? start : start + cells.firstChild.nodeSize
  const { width } = TableMap.get(node)
  tr.delete(addedAt, addedAt + cells.child(added).nodeSize)
  tr.setNodeMarkup(start, null, { ...cells.child(1 - added).attrs, colspan: width, colwidth: null })
}

/** Whether any cell of the table is a header cell. */
export function hasHeader(node) {
  for (const tableRow of node.children) if (tableRow.children.some((child) => child.type === header)) return true
  return false
}

/** Adds a row of empty header cells on top: one cell that spans all columns, or a cell a column. */
export const addHeader = (spanning) => (state, dispatch) => {
  const found = selectedTable(state)
  if (!found || hasHeader(found.node)) return false
  const { width } = TableMap.get(found.node)
  if (width === 0) return false
  if (dispatch) {
    const make = (colspan) => header.create({ colspan }, paragraph.create())
    const cells = spanning ? [make(width)] : Array.from({ length: width }, () => make(1))
    dispatch(state.tr.insert(found.pos + 1, row.create(null, cells)).scrollIntoView())
  }
  return true
}

/** Puts the cursor at the start of the table's first textblock. @type {import("prosemirror-state").Command} */
export const selectTableStart = (state, dispatch) => {
  const found = selectedTable(state)
  if (!found) return false
  if (dispatch) dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(found.pos + 1))))
  return true
}

/** Deletes the cursor's row or column, or the table. @param area "ROW", "COL" or "TABLE". */
export const deleteTableArea = (area) => (state, dispatch, view) => {
  const { selection } = state
  if (area === "ROW") return onRegularTable(deleteRow)(state, dispatch)
  if (area === "COL") return onRegularTable(deleteColumn)(state, dispatch)
  if (area !== "TABLE") return false
  const whole = selection instanceof NodeSelection && selection.node.type === table
  return whole ? deleteSelection(state, dispatch, view) : deleteTable(state, dispatch)
}

const borders = ["outer", "header", "cell", "none"]

/** The border of a table, by its class: "outer", "header", "cell" or "none"; "cell" where it names none. */
export const borderOf = (node) => borders.find((border) => node.attrs.class === borderClass(border)) ?? "cell"

const borderClass = (border) => `bordered-table-${border}`

/** Gives the table a border; anything unknown means "cell". How a table looks is no part of the history. */
export const setBorder = (border) => (state, dispatch) => {
  const found = selectedTable(state)
  if (!found) return false
  if (dispatch) {
    const name = borderClass(borders.includes(border) ? border : "cell")
    dispatch(state.tr.setNodeAttribute(found.pos, "class", name).setMeta("addToHistory", false))
  }
  return true
}
