import { TextSelection } from "prosemirror-state"
import { schema } from "../schema/index.js"

/** Deletes the line end before the cursor in a code block. @type {import("prosemirror-state").Command} */
export const deleteNewlineBefore = (state, dispatch) => deleteNewline(state, dispatch, -1)

/** Deletes the line end after the cursor in a code block. @type {import("prosemirror-state").Command} */
export const deleteNewlineAfter = (state, dispatch) => deleteNewline(state, dispatch, 0)

// Browsers are left to delete characters, but not line ends at the edge of a pre: they add line breaks of their own there.
function deleteNewline(state, dispatch, by) {
  const { $cursor } = state.selection
  if (!$cursor?.parent.type.spec.code) return false
  const offset = $cursor.parentOffset + by
  if (offset < 0 || $cursor.parent.textContent[offset] !== "\n") return false
  const from = $cursor.start() + offset
  if (dispatch) dispatch(state.tr.delete(from, from + 1).scrollIntoView())
  return true
}

/**
 * Takes the first block of a list out of it where the cursor is at its start and its item holds more. What follows in the item
 * stays as it is, after the block; the other items stay a list. ProseMirror's commands lift only what is an item's whole content.
 *
 * @type {import("prosemirror-state").Command}
 */
export const liftFirstBlockOfItem = (state, dispatch) => {
  const { $cursor } = state.selection
  if (!$cursor || $cursor.parentOffset > 0 || $cursor.depth < 3) return false
  const item = $cursor.node(-1)
  const list = $cursor.node(-2)
  const parent = $cursor.node(-3)
  if (item.type !== schema.nodes.list_item || item.childCount === 1) return false
  if ($cursor.index(-1) > 0 || $cursor.index(-2) > 0) return false
  // In a nested list the base map joins the block to the outer item.
  if (parent.type === schema.nodes.list_item) return false
  const others = list.content.cut(item.nodeSize)
  const content = others.size > 0 ? item.content.addToEnd(list.copy(others)) : item.content
  const index = $cursor.index(-3)
  if (!parent.canReplace(index, index + 1, content)) return false
  if (dispatch) {
    const start = $cursor.before(-2)
    const tr = state.tr.replaceWith(start, $cursor.after(-2), content)
    dispatch(tr.setSelection(TextSelection.create(tr.doc, start + 1)).scrollIntoView())
  }
  return true
}
