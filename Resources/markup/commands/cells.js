import { TextSelection } from "prosemirror-state"
import { CellSelection, TableMap, mergeCells, splitCell } from "prosemirror-tables"
import { onRegularTable } from "./regular-table.js"
import { selectedTable } from "./selected-table.js"

/**
 * The cells that a selection takes in, as a selection of cells: those between the cells of a table that a range of text begins and ends
 * in, the innermost cell of a cursor. Null outside of tables, and where the range goes beyond one.
 */
export function selectedCells(selection) {
  if (selection instanceof CellSelection) return selection
  const { $anchor, $head } = selection
  const isCell = (depth) => /cell$/.test($anchor.node(depth).type.spec.tableRole ?? "")
  const shared = $anchor.sharedDepth($head.pos)
  const role = $anchor.node(shared).type.spec.tableRole
  let depth = role === "table" ? shared + 2 : role === "row" ? shared + 1 : shared
  while (depth > 0 && !isCell(depth)) depth--
  if (depth === 0 || depth > $head.depth) return null
  return CellSelection.create($anchor.doc, $anchor.before(depth), $head.before(depth))
}

/** The table that the selected cells are in, `{ node, pos }`, or null. */
function tableOfCells({ selection }) {
  const $cell = selectedCells(selection)?.$anchorCell
  return $cell ? { node: $cell.node(-1), pos: $cell.before(-1) } : null
}

/**
 * `command`, which works on a selection of cells, on any selection in a table. Afterwards a selection of cells is what the command makes
 * it; any other is where `select(tr, cells)` puts it, in the first place where its text now is.
 */
const onCells = (command, select) =>
  onRegularTable((state, dispatch) => {
    const { selection } = state
    const cells = selectedCells(selection)
    if (!cells) return false
    if (selection === cells) return command(state, dispatch)
    return command(
      state.apply(state.tr.setSelection(cells)),
      dispatch &&
        (({ steps, selection: made }) => {
          const { tr } = state
          for (const step of steps) tr.step(step)
          select?.(tr, made)
          dispatch(tr)
        }),
    )
  }, tableOfCells)

/** Makes the selected cells one, with the content of all; what was selected as text is then the text of that cell. */
export const merge = onCells(mergeKeepingWidths, (tr, cells) => {
  const { $from, $to } = cells.ranges[0]
  tr.setSelection(TextSelection.between(tr.doc.resolve($from.pos), tr.doc.resolve($to.pos)))
})

/** prosemirror-tables forgets the widths of all columns but those of the first cell. */
function mergeKeepingWidths(state, dispatch) {
  return mergeCells(
    state,
    dispatch &&
      ((tr) => {
        const { $anchorCell } = state.selection
        const widths = columnWidths($anchorCell.node(-1))
        const pos = tr.selection.$anchorCell.pos
        const { node, map, start } = tableAt(tr, pos)
        const cell = node.nodeAt(pos - start)
        const left = map.colCount(pos - start)
        const colwidth = widths.slice(left, left + cell.attrs.colspan)
        const merged = colwidth.some((width) => width > 0) ? colwidth : null
        if (String(merged) !== String(cell.attrs.colwidth)) tr.setNodeAttribute(pos, "colwidth", merged)
        dispatch(tr)
      }),
  )
}

/** Makes the selected cell, which spans several rows or columns, cells of one row and column; the first keeps the content. */
export const split = onCells(splitCell)

/**
 * Gives the columns of the selected cells a width in pixels, or with 0 the width that their content needs.
 *
 * It is kept where prosemirror-tables keeps it, and written as a style too, for browsers.
 */
export const setColumnWidth = (pixels) =>
  onCells((state, dispatch) => {
    const { $anchorCell, $headCell } = state.selection
    const { tr } = state
    const { node, map, start } = tableAt(tr, $anchorCell.pos)
    const rect = map.rectBetween($anchorCell.pos - start, $headCell.pos - start)
    for (const pos of map.cellsInRect({ ...rect, top: 0, bottom: map.height })) {
      const { attrs } = node.nodeAt(pos)
      const left = map.colCount(pos)
      const widths = Array.from({ length: attrs.colspan }, (_, index) => {
        const isMeant = left + index >= rect.left && left + index < rect.right
        return isMeant ? pixels : (attrs.colwidth?.[index] ?? 0)
      })
      const colwidth = widths.some((width) => width > 0) ? widths : null
      const sized = colwidth !== null
      if (String(colwidth) === String(attrs.colwidth) && sized === attrs.sized) continue
      tr.setNodeMarkup(start + pos, null, { ...attrs, colwidth, sized })
    }
    if (!tr.docChanged) return false
    if (dispatch) dispatch(tr.scrollIntoView())
    return true
  })

/** The width of each column of a table, 0 where no cell says one. */
function columnWidths(node) {
  const map = TableMap.get(node)
  const widths = Array.from({ length: map.width }, () => 0)
  for (const pos of new Set(map.map)) {
    const left = map.colCount(pos)
    node.nodeAt(pos).attrs.colwidth?.forEach((width, index) => (widths[left + index] ||= width))
  }
  return widths
}

function tableAt(tr, cellPos) {
  const $cell = tr.doc.resolve(cellPos)
  const node = $cell.node(-1)
  return { node, map: TableMap.get(node), start: $cell.start(-1) }
}

/**
 * The selection of the cells from one to another in the selected table, whose rows and columns count from 1; null where the table has no
 * such cells, or there is none. A cell that spans several rows or columns is at each of them.
 */
export function cellsBetween(state, fromRow, fromColumn, toRow, toColumn) {
  const found = selectedTable(state)
  if (!found) return null
  const map = TableMap.get(found.node)
  const cellAt = (row, column) => (row <= map.height && column <= map.width ? map.map[(row - 1) * map.width + column - 1] : 0)
  const anchor = cellAt(fromRow, fromColumn)
  const head = cellAt(toRow, toColumn)
  // Where a row is too short there is no cell.
  if (!anchor || !head) return null
  return CellSelection.create(state.doc, found.pos + 1 + anchor, found.pos + 1 + head)
}
