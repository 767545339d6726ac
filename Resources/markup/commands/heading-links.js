import { TextSelection } from "prosemirror-state"
import { textOf } from "../document/headings.js"
import { replaceLinks } from "./links.js"
import { nodeWithID } from "../selection/find-node.js"
import { schema } from "../schema/index.js"

const { heading } = schema.nodes
const { link } = schema.marks

/** The headings of a document that have text, `{ node, pos }`, in order. */
export function headingsIn(doc) {
  const found = []
  doc.descendants((node, pos) => {
    if (node.type === heading && textOf(node) !== "") found.push({ node, pos })
    return !node.isTextblock
  })
  return found
}

const longest = 40

/**
 * The id that links to a heading lead to: its own; for one without, its text in lower case with dashes for spaces, with a number where
 * another node has that.
 */
export function idFor(doc, node) {
  if (node.attrs.id) return node.attrs.id
  const base = textOf(node).toLowerCase().slice(0, longest).replaceAll(" ", "-")
  let id = base
  for (let number = 1; nodeWithID(doc, id); number++) id = `${base}${number}`
  return id
}

/**
 * Links the selection to a heading, in place of links that are there; at a cursor, inserts the text of the heading, linked to it and
 * selected. A heading without an id gets one with the same change, and keeps it.
 *
 * @param find - answers which of the headings, `{ node, pos }`, is meant
 */
export const linkToHeading = (find) => (state, dispatch) => {
  const { doc, selection, tr } = state
  const target = find(headingsIn(doc))
  if (!target) return false
  const id = idFor(doc, target.node)
  const href = `#${id}`
  if (selection.empty) {
    const text = textOf(target.node)
    const marks = selection.$from.parent.type.allowsMarkType(link) ? [link.create({ href })] : []
    tr.replaceSelectionWith(schema.text(text, marks), false)
    tr.setSelection(TextSelection.create(tr.doc, selection.from, selection.from + text.length))
  } else if (!replaceLinks(state, tr, href)) return false
  if (target.node.attrs.id !== id) tr.setNodeAttribute(tr.mapping.map(target.pos), "id", id)
  if (dispatch) dispatch(tr.scrollIntoView())
  return true
}
