import { TextSelection } from "prosemirror-state"
import { toggleMark } from "prosemirror-commands"
import { schema } from "../schema/index.js"

const { link } = schema.marks

/**
 * Links the selection to `href`, in place of links that are there; at a cursor, inserts the address as its own text, linked to
 * it and selected.
 */
export const insertLink = (href) => (state, dispatch) => {
  if (typeof href !== "string" || href === "") return false
  return (state.selection.empty ? insertAddress(href) : linkRange(href))(state, dispatch)
}

const insertAddress = (href) => (state, dispatch) => {
  const { selection, tr } = state
  const marks = selection.$from.parent.type.allowsMarkType(link) ? [link.create({ href })] : []
  tr.replaceSelectionWith(schema.text(href, marks), false)
  tr.setSelection(TextSelection.create(tr.doc, selection.from, selection.from + href.length))
  if (dispatch) dispatch(tr.scrollIntoView())
  return true
}

const linkRange = (href) => (state, dispatch) => {
  const { tr } = state
  if (!replaceLinks(state, tr, href)) return false
  if (dispatch) dispatch(tr.scrollIntoView())
  return true
}

/** Links the ranges of the selection in `tr`, in place of links that are there. Answers whether there was anything to link. */
export function replaceLinks(state, tr, href) {
  for (const { $from, $to } of state.selection.ranges) tr.removeMark($from.pos, $to.pos, link)
  // Toggling adds where there is no link, and leaves out white space at the ends.
  return toggleMark(link, { href })(tr.docChanged ? state.apply(tr) : state, ({ steps }) => {
    for (const step of steps) tr.step(step)
  })
}

/** The only text node that the selection touches, `{ node, pos }`, or null. */
function onlyTextNode({ doc, selection: { from, to } }) {
  const found = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isText) found.push({ node, pos })
  })
  return found.length === 1 ? found[0] : null
}

/** `{ href, link }` of the link that the selection lies in, `link` being its text; an empty object where there is none. */
export function linkAttributes(state) {
  const text = onlyTextNode(state)
  const mark = text && link.isInSet(text.node.marks)
  return mark ? { href: mark.attrs.href, link: text.node.text } : {}
}

/**
 * Removes the links in the selection; with the cursor or the selection inside one, all of it, and selects what was linked.
 *
 * @type {import("prosemirror-state").Command}
 */
export const deleteLink = (state, dispatch) => {
  const { selection, tr } = state
  const text = onlyTextNode(state)
  if (text && link.isInSet(text.node.marks)) {
    const to = text.pos + text.node.nodeSize
    tr.removeMark(text.pos, to, link).setSelection(TextSelection.create(tr.doc, text.pos, to))
  } else {
    for (const { $from, $to } of selection.ranges) tr.removeMark($from.pos, $to.pos, link)
  }
  if (!tr.docChanged) return false
  if (dispatch) dispatch(tr.scrollIntoView())
  return true
}
