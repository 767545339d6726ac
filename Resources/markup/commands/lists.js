import { Fragment } from "prosemirror-model"
import { TextSelection } from "prosemirror-state"
import { liftListItem, wrapInList } from "prosemirror-schema-list"
import { onEachRange } from "./each-range.js"
import { schema } from "../schema/index.js"

const { bullet_list: bulletList, ordered_list: orderedList, list_item: listItem } = schema.nodes

const listTypes = { UL: bulletList, OL: orderedList }

export const isList = (node) => node.type === bulletList || node.type === orderedList

/** The kind of list that the selection is in or runs over: "UL" or "OL"; null where there is none, or both. */
export function listTypeIn({ doc, selection: { from, to } }) {
  const kinds = new Set()
  doc.nodesBetween(from, to, (node) => {
    if (isList(node)) kinds.add(node.type)
    return node.isBlock && !node.isTextblock
  })
  if (kinds.size !== 1) return null
  return kinds.has(bulletList) ? "UL" : "OL"
}

/**
 * Makes the selected blocks items of a list of that kind; where they already are, lifts them out of it; where neither is
 * possible, converts the list they have in common, with all lists in it.
 *
 * @param kind "UL" or "OL".
 */
export function toggleList(kind) {
  const type = Object.hasOwn(listTypes, kind) ? listTypes[kind] : null
  return onEachRange((state, dispatch) => {
    if (!type) return false
    const command = listTypeIn(state) === kind ? liftListItem(listItem) : wrapInList(type)
    return command(state, dispatch) || convertList(type)(state, dispatch)
  })
}

const convertList = (type) => (state, dispatch) => {
  const { $from, $to } = state.selection
  const depth = ($from.blockRange($to)?.$from.depth ?? 0) - 2
  if (depth < 1 || !isList($from.node(depth))) return false
  if (dispatch) {
    const tr = state.tr.replaceWith($from.before(depth), $from.after(depth), converted($from.node(depth), type))
    // The conversion keeps every position, but a replaced range takes the selection along to its end.
    tr.setSelection(TextSelection.create(tr.doc, state.selection.anchor, state.selection.head))
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** `node` with every list in it, and itself if it is one, made a list of the given type. */
function converted(node, type) {
  if (node.isTextblock || node.isLeaf) return node
  const children = []
  node.forEach((child) => children.push(converted(child, type)))
  const content = Fragment.fromArray(children)
  return isList(node) ? type.create(node.type === type ? node.attrs : null, content, node.marks) : node.copy(content)
}
