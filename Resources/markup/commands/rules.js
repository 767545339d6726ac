import { schema } from "../schema/index.js"

/** Puts a horizontal rule in place of the selection. @type {import("prosemirror-state").Command} */
export const insertRule = (state, dispatch) => {
  if (dispatch) dispatch(state.tr.replaceSelectionWith(schema.nodes.horizontal_rule.create()).scrollIntoView())
  return true
}
