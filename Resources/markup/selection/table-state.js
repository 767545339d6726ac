import { borderOf, hasHeader } from "../commands/tables.js"
import { schema } from "../schema/index.js"

const { table, table_cell: cell, table_header: header, table_row: row } = schema.nodes

/** What the selection state says of tables: nothing where none is involved; of several cells, the last one counts. */
export function tableState({ doc, selection: { from, to } }) {
  const state = {}
  let current = 0
  doc.nodesBetween(from, to, (node, pos, parent, index) => {
    if (node.type === table) Object.assign(state, describe(node))
    else if (node.type === row) current = index + 1
    else if (node.type === cell || node.type === header) {
      const head = node.type === header
      state.thead = head
      state.tbody = !head
      state.row = current
      state.col = index + 1
    }
  })
  return order(state)
}

function describe(node) {
  const head = hasHeader(node)
  let columns = 0
  let colspan
  for (const { children } of node.children) {
    columns = Math.max(columns, children.length)
    for (const child of children) {
      if (child.type !== header) continue
      colspan = child.attrs.colspan
      columns = Math.max(columns, colspan)
    }
  }
  return { table: true, header: head || undefined, colspan, rows: node.childCount, cols: columns, border: borderOf(node) }
}

/** The fields in the order that the state lists them; what is undefined is left out of JSON. */
const order = ({ table, thead, tbody, header, colspan, rows, cols, row, col, border }) =>
  table ? { table, thead, tbody, header, colspan, rows, cols, row, col, border } : {}
