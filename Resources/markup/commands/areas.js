import { DOMParser } from "prosemirror-model"
import { Selection } from "prosemirror-state"
import { parseInert } from "../html/parse.js"
import { outline } from "../html/outline.js"
import { writeHTML } from "../html/write.js"
import { nodeWithID } from "../selection/find-node.js"
import { schema } from "../schema/index.js"

const { div, button, paragraph } = schema.nodes

/** Whether an element with that id is where top-level areas go. */
const isTop = (id) => !id || id === "editor"

/**
 * Adds an area at the end of the document, or of the area with the id `parentId`.
 *
 * @param attributes the area's editing attributes: `contenteditable`, `spellcheck`, `autocorrect`, `autocapitalize`,
 *   `writingsuggestions`.
 * @param group buttons that follow the content: `{ id, cssClass, buttons: [{ id, cssClass, label }] }`, or null. Without any
 *   content, the buttons of an area that cannot be edited are its own.
 * @param html the content; an empty paragraph without it.
 */
export const addArea =
  ({ id, parentId, cssClass, attributes, group, html }, document) =>
  (state, dispatch) => {
    const editable = attributes?.contenteditable === true
    const own = group && !html && !editable
    const attrs = { id: id ?? null, parentId: parentId || "editor", cssClass: cssClass || null, editable, ...editing(attributes) }
    const buttons = (group?.buttons ?? []).map((each) => makeButton({ ...each, parentId: own ? id : group.id }, document))
    let content = own ? buttons : parseContent(html, document)
    if (group && !own) {
      const groupAttrs = { id: group.id ?? null, parentId: id ?? null, cssClass: group.cssClass || null, editable: false }
      content = content.addToEnd(div.create(groupAttrs, buttons))
    }
    const node = withContents(div.create(attrs, content))
    return isTop(parentId) ? appendToDocument(node)(state, dispatch) : appendTo(parentId, node)(state, dispatch)
  }

function editing({ spellcheck, autocorrect, autocapitalize, writingsuggestions } = {}) {
  const attrs = {}
  if (spellcheck !== undefined) attrs.spellcheck = isOn(spellcheck)
  if (writingsuggestions !== undefined) attrs.writingsuggestions = isOn(writingsuggestions)
  if (autocorrect !== undefined) attrs.autocorrect = String(autocorrect)
  if (autocapitalize !== undefined) attrs.autocapitalize = String(autocapitalize)
  return attrs
}

const isOn = (value) => value === true || value === "true"

/** The blocks that `html` makes in an area: loose text gets a paragraph. */
const parseContent = (html, document) =>
  DOMParser.fromSchema(schema).parse(parseInert(html || "<p></p>", document), { topNode: div.create() }).content

const withContents = (node) =>
  node.type.create({ ...node.attrs, htmlContents: writeHTML(outline(node.content)) }, node.content, node.marks)

const makeButton = ({ id, parentId, cssClass, label }, document) => {
  // A label may be given as HTML; a button shows its text.
  const text = parseInert(String(label ?? ""), document).textContent
  const attrs = { id: id ?? null, parentId: parentId ?? null, cssClass: cssClass || null, label: text }
  return button.create(attrs, text ? schema.text(text) : null)
}

/** Adds a button at the end of the area with the id `parentId`. */
export const addButton = ({ id, parentId, cssClass, label }, document) =>
  isTop(parentId) ? () => false : appendTo(parentId, makeButton({ id, parentId, cssClass, label }, document))

const appendToDocument = (node) => (state, dispatch) => {
  const { doc, tr } = state
  if (dispatch) {
    const empty = doc.childCount === 1 && doc.textContent === ""
    dispatch(empty ? tr.replaceWith(0, doc.content.size, node) : tr.insert(doc.content.size, node))
  }
  return true
}

const appendTo = (parentId, node) => (state, dispatch) => {
  const parent = nodeWithID(state.doc, parentId)
  if (parent?.node.type !== div) return false
  if (dispatch) dispatch(refresh(state.tr.insert(parent.pos + parent.node.nodeSize - 1, node), parent.pos))
  return true
}

/** Brings the `htmlContents` of the area at `pos` up to date. */
function refresh(tr, pos) {
  const node = tr.doc.nodeAt(pos)
  return tr.setNodeAttribute(pos, "htmlContents", writeHTML(outline(node.content)))
}

export const removeArea = (id) => remove(id, div)
export const removeButton = (id) => remove(id, button)

const remove = (id, type) => (state, dispatch) => {
  const found = nodeWithID(state.doc, id)
  if (found?.node.type !== type) return false
  if (dispatch) {
    const { doc } = state
    const $pos = doc.resolve(found.pos)
    // The last block of a document, quote, item or cell leaves an empty paragraph.
    const alone = $pos.parent.childCount === 1 && $pos.parent.type !== div
    const to = found.pos + found.node.nodeSize
    const tr = alone ? state.tr.replaceWith(found.pos, to, paragraph.create()) : state.tr.delete(found.pos, to)
    if ($pos.parent.type === div) refresh(tr, $pos.before())
    dispatch(tr)
  }
  return true
}

/** Takes out everything; an empty paragraph remains. @type {import("prosemirror-state").Command} */
export const removeAllAreas = (state, dispatch) => {
  if (dispatch) dispatch(state.tr.replaceWith(0, state.doc.content.size, paragraph.create()))
  return true
}

/** Puts the cursor near the start of the node with that id. */
export const selectStartOf = (id) => (state, dispatch) => {
  const found = nodeWithID(state.doc, id)
  if (!found) return false
  if (dispatch) dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(found.pos + 1))).scrollIntoView())
  return true
}

/** The id of the outermost area around a position, or null. */
export function areaAround($pos) {
  for (let depth = 1; depth <= $pos.depth; depth++) if ($pos.node(depth).type === div) return $pos.node(depth).attrs.id
  return null
}

/** Whether a position is in an area that cannot be edited. */
export function isLocked($pos) {
  for (let depth = 1; depth <= $pos.depth; depth++) {
    if ($pos.node(depth).type === div && !$pos.node(depth).attrs.editable) return true
  }
  return false
}
