import { Selection } from "prosemirror-state"
import { schema } from "../schema/index.js"
import { selectedTable } from "./selected-table.js"

const { table_cell: cell } = schema.nodes

/**
 * `command`, on a table that is a grid: all rows reach over all columns, and no cell over another. HTML may have shorter rows, which
 * prosemirror-tables takes to have cells where there are none, and cells that overlap. As a part of the change, the former are filled up
 * with empty cells, and the latter narrowed.
 */
export const onRegularTable = (command, find = selectedTable) => (state, dispatch) => {
  const found = find(state)
  const tr = found && filled(state.tr, found)
  if (!tr?.docChanged) return command(state, dispatch)
  return command(
    state.apply(tr),
    dispatch &&
      (({ steps, selection }) => {
        for (const step of steps) tr.step(step)
        dispatch(tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON())).scrollIntoView())
      }),
  )
}

/** Fills up the rows of a table, and narrows cells that reach over others or below the last row. */
function filled(tr, { node, pos }) {
  const { spans, missing } = irregularities(node)
  for (const [at, span] of spans) {
    const cell = tr.doc.nodeAt(pos + 1 + at)
    const colwidth = cell.attrs.colwidth?.slice(0, span.colspan) ?? null
    tr.setNodeMarkup(pos + 1 + at, null, { ...cell.attrs, ...span, colwidth })
  }
  // From the last row to the first, so that the places of those above stay.
  let end = pos + node.nodeSize - 1
  for (let row = node.childCount - 1; row >= 0; row--) {
    if (missing[row] > 0) tr.insert(end - 1, Array.from({ length: missing[row] }, () => cell.createAndFill()))
    end -= node.child(row).nodeSize
  }
  return tr
}

/**
 * What keeps a table from being a grid: the spans that cells can have without reaching over others, by the places of those cells, and
 * how many cells each row is short of. Cells take the first place that is free, as in HTML.
 *
 * @see https://html.spec.whatwg.org/multipage/tables.html#forming-a-table
 */
function irregularities(node) {
  const grid = Array.from({ length: node.childCount }, () => [])
  const isFree = (row, from, to) => !grid[row].slice(from, to).some(Boolean)
  const spans = new Map()
  node.forEach((tableRow, rowStart, row) => {
    let column = 0
    tableRow.forEach((child, offset) => {
      while (grid[row][column]) column++
      const { attrs } = child
      let colspan = 1
      while (colspan < attrs.colspan && !grid[row][column + colspan]) colspan++
      let rowspan = 1
      while (rowspan < attrs.rowspan && row + rowspan < grid.length && isFree(row + rowspan, column, column + colspan)) rowspan++
      if (colspan !== attrs.colspan || rowspan !== attrs.rowspan) spans.set(rowStart + 1 + offset, { colspan, rowspan })
      for (let below = row; below < row + rowspan; below++) for (let right = column; right < column + colspan; right++) grid[below][right] = true
    })
  })
  const width = Math.max(...grid.map((cells) => cells.length))
  return { spans, missing: grid.map((cells) => width - cells.filter(Boolean).length) }
}
