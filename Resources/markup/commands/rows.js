import { TableMap, isInTable, rowIsHeader, selectedRect } from "prosemirror-tables"
import { schema } from "../schema/index.js"

const { table_cell: cell, table_row: row } = schema.nodes

/**
 * Rows of tables whose cells may span rows and columns. The commands of prosemirror-tables lose count after a cell that spans columns as
 * well as the row in question, and leave tall cells behind it one row too short or too long.
 */

/** Adds a row above (`side` "top") or below ("bottom") the selected cell or cells. Cells that reach across its place span it too. */
export const addRowBeside = (side) => (state, dispatch) => {
  if (!isInTable(state)) return false
  if (dispatch) {
    const rect = selectedRect(state)
    dispatch(addRow(state.tr, rect, rect[side]))
  }
  return true
}

function addRow(tr, { map, tableStart, table }, index) {
  const cells = []
  const reference = referenceRow(map, table, index)
  for (let column = 0; column < map.width; ) {
    const pos = map.map[index * map.width + column]
    if (index > 0 && index < map.height && pos === map.map[(index - 1) * map.width + column]) {
      const { rowspan, colspan } = table.nodeAt(pos).attrs
      tr.setNodeAttribute(tableStart + pos, "rowspan", rowspan + 1)
      column += colspan
    } else {
      const type = reference === null ? cell : table.nodeAt(map.map[reference * map.width + column]).type
      cells.push(type.createAndFill())
      column++
    }
  }
  return tr.insert(tableStart + startOfRow(table, index), row.create(null, cells))
}

/** The row whose kinds of cells a new one gets: a neighbour that is no header, the one above if it can be; null for plain cells. */
function referenceRow(map, table, index) {
  const neighbour = index > 0 ? index - 1 : 0
  if (!rowIsHeader(map, table, neighbour)) return neighbour
  return index === 0 || index === map.height ? null : index
}

/** Deletes the rows of the selected cell or cells, unless they are all there are. Cells that reach beyond keep what is left of them. */
export const deleteRows = (state, dispatch) => {
  if (!isInTable(state)) return false
  const rect = selectedRect(state)
  if (rect.top === 0 && rect.bottom === rect.map.height) return false
  if (dispatch) {
    const { tr } = state
    for (let index = rect.bottom - 1; index >= rect.top; index--) {
      const table = tr.doc.nodeAt(rect.tableStart - 1)
      removeRow(tr, { map: TableMap.get(table), tableStart: rect.tableStart, table }, index)
    }
    dispatch(tr)
  }
  return true
}

function removeRow(tr, { map, tableStart, table }, index) {
  const start = tableStart + startOfRow(table, index)
  const mapFrom = tr.mapping.maps.length
  const mapped = (pos) => tr.mapping.slice(mapFrom).map(tableStart + pos)
  tr.delete(start, start + table.child(index).nodeSize)
  for (const pos of new Set(map.map.slice(index * map.width, (index + 1) * map.width))) {
    const { top, bottom, left } = map.findCell(pos)
    const node = table.nodeAt(pos)
    if (top < index) tr.setNodeAttribute(mapped(pos), "rowspan", node.attrs.rowspan - 1)
    // The content of one that begins here goes on in the next row.
    else if (bottom > index + 1) {
      const rest = node.type.create({ ...node.attrs, rowspan: node.attrs.rowspan - 1 }, node.content, node.marks)
      tr.insert(mapped(map.positionAt(index + 1, left, table)), rest)
    }
  }
}

function startOfRow(table, index) {
  let start = 0
  for (let before = 0; before < index; before++) start += table.child(before).nodeSize
  return start
}
