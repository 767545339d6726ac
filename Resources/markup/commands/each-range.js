import { TextSelection } from "prosemirror-state"
import { CellSelection } from "prosemirror-tables"

/**
 * `command`, which looks at where a selection begins and ends, on each cell of a selection of cells by itself. What lies between the
 * first and the last may be in other cells.
 *
 * @returns {import("prosemirror-state").Command}
 */
export const onEachRange = (command) => (state, dispatch) => {
  if (!(state.selection instanceof CellSelection)) return command(state, dispatch)
  const { tr } = state
  let current = state
  // From the last to the first, so that the places of those before stay.
  for (const { $from, $to } of state.selection.ranges.toSorted((a, b) => b.$from.pos - a.$from.pos)) {
    const text = TextSelection.between(current.doc.resolve($from.pos), current.doc.resolve($to.pos))
    const inCell = current.apply(current.tr.setSelection(text))
    command(inCell, (made) => {
      for (const step of made.steps) tr.step(step)
      current = inCell.apply(made)
    })
  }
  if (!tr.docChanged) return false
  if (dispatch) dispatch(tr.scrollIntoView())
  return true
}
