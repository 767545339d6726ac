import { TextSelection } from "prosemirror-state"
import { CellSelection } from "prosemirror-tables"
import { Transform } from "prosemirror-transform"
import { activeEditor } from "../editor/active-editor.js"
import { getHTML } from "../html/get-html.js"
import { outline } from "../html/outline.js"
import { load, readDocument } from "../html/set-html.js"
import { writeHTML } from "../html/write.js"
import { findAll, textQuery } from "../search/query.js"
import { cancelSearch } from "../search/search-mode.js"

/**
 * Loads HTML in which markers show the selection: one is the cursor, two are the ends of a range. They are taken out; more than
 * two stay as text. Without a marker the cursor is at the start.
 */
export function setTestHTML(contents, sel) {
  cancelSearch()
  const editor = activeEditor()
  const { doc, selection } = withoutMarkers(readDocument(contents, editor), sel)
  load(editor.view, doc, selection)
}

/** `doc` without its first two markers, and the selection that they show; none where there is no marker. */
function withoutMarkers(doc, sel) {
  const [first, second] = sel ? findAll(doc, textQuery(sel)) : []
  if (!first) return { doc }
  const transform = new Transform(doc)
  if (second) transform.delete(second.from, second.to)
  transform.delete(first.from, first.to)
  const to = second ? second.from - (first.to - first.from) : first.from
  return { doc: transform.doc, selection: TextSelection.create(transform.doc, first.from, to) }
}

/** The document as HTML with markers where the selection begins and, if it is not empty, ends. */
export function getTestHTML(sel) {
  if (!sel) return getHTML("false")
  const { tr, selection } = activeEditor().view.state
  const { from, to, empty } = selection instanceof CellSelection ? textOf(selection) : selection
  tr.insertText(sel, from)
  if (!empty) tr.insertText(sel, to + sel.length)
  return writeHTML(outline(tr.doc.content))
}

/** The text from the first of the selected cells to the last. */
function textOf({ $anchor, ranges }) {
  const start = Math.min(...ranges.map(({ $from }) => $from.pos))
  const end = Math.max(...ranges.map(({ $to }) => $to.pos))
  return TextSelection.between($anchor.doc.resolve(start), $anchor.doc.resolve(end))
}
