import { Fragment, Slice } from "prosemirror-model"
import { parseSlice } from "../html/parse.js"
import { schema } from "../schema/index.js"

/** `text` with the line ends of every system as U+000A. */
export const normalizeLines = (text) => text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")

/**
 * `text` as content of a textblock: each line end a hard break, but in code a line end.
 *
 * @param marks those of the text; code carries none.
 */
export function textContent(text, marks, textblock) {
  const normal = normalizeLines(text).replace(/\0/g, "")
  if (textblock?.type.spec.code) return normal ? Fragment.from(schema.text(normal)) : Fragment.empty
  const nodes = []
  normal.split("\n").forEach((line, index) => {
    if (index > 0) nodes.push(schema.nodes.hard_break.create(null, null, marks))
    if (line) nodes.push(schema.text(line, marks))
  })
  return Fragment.fromArray(nodes)
}

/** Puts text in place of the selection, with the marks that typed text would have there. */
export const insertText = (text) => (state, dispatch) => {
  const { selection, storedMarks, tr } = state
  const { $from, $to } = selection
  const marks = storedMarks ?? (selection.empty ? $from.marks() : ($from.marksAcross($to) ?? []))
  const content = textContent(text, marks, $from.parent)
  if (content.size === 0 && selection.empty) return false
  tr.deleteSelection()
  if (content.size > 0) tr.replaceSelection(new Slice(content, 0, 0)).ensureMarks(marks)
  if (dispatch) dispatch(tr.scrollIntoView())
  return true
}

/** Puts the content of HTML in place of the selection; it is joined to what is around it where it fits, as pasted content is. */
export const insertHTML = (html, document) => (state, dispatch) => {
  const { $from } = state.selection
  const { content } = parseSlice(html, document, { context: $from })
  if (content.size === 0 && state.selection.empty) return false
  const tr = state.tr.replaceSelection(Slice.maxOpen(filled(inBlocks(content)), false))
  if (!tr.docChanged) return false
  if (dispatch) dispatch(tr.scrollIntoView())
  return true
}

/** `fragment` with the text that stands beside blocks in paragraphs; where it is fitted in, the first and the last may be opened. */
function inBlocks(fragment) {
  if (fragment.content.every((node) => node.isInline) || fragment.content.every((node) => node.isBlock)) return fragment
  const blocks = []
  let inline = []
  const close = () => {
    if (inline.length > 0) blocks.push(schema.nodes.paragraph.create(null, inline))
    inline = []
  }
  for (const node of fragment.content) {
    if (node.isInline) inline.push(node)
    else {
      close()
      blocks.push(node)
    }
  }
  close()
  return Fragment.fromArray(blocks)
}

/** `fragment` with what its nodes have to hold: the parser leaves those empty that a slice may open. */
function filled(fragment) {
  const nodes = fragment.content.map((node) => {
    const content = filled(node.content)
    return content === node.content && node.type.validContent(content) ? node : node.type.createAndFill(node.attrs, content, node.marks)
  })
  return nodes.every((node, index) => node === fragment.child(index)) ? fragment : Fragment.fromArray(nodes)
}
