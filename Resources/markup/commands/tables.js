import { NodeSelection, TextSelection } from "prosemirror-state"
import { deleteSelection } from "prosemirror-commands"
import {
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  deleteTable,
  TableMap,
} from "prosemirror-tables"
import { schema } from "../schema/index.js"
import { onRegularTable } from "./regular-table.js"
import { addRowBeside, deleteRows } from "./rows.js"
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
export const addRow = (direction) => onRegularTable(addRowBeside(direction === "BEFORE" ? "top" : "bottom"))

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
        if (spanning) spanAgain(tr, found.pos, direction === "BEFORE")
        dispatch(tr)
      }),
  )
}

function hasSpanningHeader(node) {
  const first = node.firstChild
  return first.childCount === 1 && first.firstChild.type === header && first.firstChild.attrs.colspan === TableMap.get(node).width
}

/** At the table's edge new cells stand beside the header: takes them out, and lets the header span their column too. */
function spanAgain(tr, pos, isBefore) {
  const node = tr.doc.nodeAt(pos)
  const { width } = TableMap.get(node)
  const [first, last] = [node.firstChild.firstChild, node.firstChild.lastChild]
  if (first === last) return
  const { attrs } = isBefore ? last : first
  // From the last row of the header to the first, so that the places of those above stay.
  for (let index = attrs.rowspan - 1; index >= 0; index--) {
    let start = pos + 2
    for (let before = 0; before < index; before++) start += node.child(before).nodeSize
    const added = index === 0 && !isBefore ? last : node.child(index).firstChild
    if (added === last) start += first.nodeSize
    tr.delete(start, start + added.nodeSize)
  }
  tr.setNodeMarkup(pos + 2, null, { ...attrs, colspan: width, colwidth: null, sized: false })
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
  if (area === "ROW") return onRegularTable(deleteRows)(state, dispatch)
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
