import { Selection } from "prosemirror-state"
import { TableMap } from "prosemirror-tables"
import { schema } from "../schema/index.js"
import { selectedTable } from "./selected-table.js"

const { table_cell: cell } = schema.nodes

/**
 * `command`, on a table whose rows reach over all columns. HTML may have shorter rows, and prosemirror-tables takes what is not
 * there for a cell; they are filled up with empty cells as a part of the change.
 */
export const onRegularTable = (command) => (state, dispatch) => {
  const found = selectedTable(state)
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

/** Fills up the rows of a table, and shortens cells that reach below the last row. */
function filled(tr, { node, pos }) {
  const problems = TableMap.get(node).problems ?? []
  for (const problem of problems) {
    if (problem.type !== "overlong_rowspan") continue
    const at = pos + 1 + problem.pos
    const { rowspan } = tr.doc.nodeAt(at).attrs
    tr.setNodeAttribute(at, "rowspan", rowspan - problem.n)
  }
  const missing = new Map()
  for (const { type, row, n } of problems) if (type === "missing") missing.set(row, (missing.get(row) ?? 0) + n)
  // From the last row to the first, so that the places of those above stay.
  let end = pos + node.nodeSize - 1
  for (let row = node.childCount - 1; row >= 0; row--) {
    if (missing.has(row)) tr.insert(end - 1, Array.from({ length: missing.get(row) }, () => cell.createAndFill()))
    end -= node.child(row).nodeSize
  }
  return tr
}
