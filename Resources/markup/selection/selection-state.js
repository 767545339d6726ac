import { activeEditor, editorOf } from "../editor/active-editor.js"
import { areaAround, isLocked } from "../commands/areas.js"
import { imageAttributes } from "../commands/images.js"
import { linkAttributes } from "../commands/links.js"
import { listTypeIn } from "../commands/lists.js"
import { styleOf } from "../commands/styles.js"
import { redoDepth, undoDepth } from "prosemirror-history"
import { schema } from "../schema/index.js"
import { tableState } from "./table-state.js"

const { blockquote } = schema.nodes

/** The fields that tell whether a format is on, by the names of the marks. */
const formats = { bold: "strong", italic: "em", underline: "u", strike: "s", sub: "sub", sup: "sup", code: "code" }

/** What the selection is, as a string of JSON. Where it is not in editable content, that is all it says. */
export const getSelectionState = () => JSON.stringify(selectionState(activeEditor().view))

function selectionState(view) {
  const { state } = view
  const { doc, selection } = state
  const divid = areaAround(selection.$anchor) ?? "editor"
  if (isLocked(selection.$anchor) || editorOf(view)?.toolbar?.takesInput) return { divid, valid: false }
  const covered = coveredBlocks(doc, selection)
  const list = listTypeIn(state)
  return {
    divid,
    valid: true,
    selection: selection.empty ? "" : selectedText(doc, selection) || null,
    selrect: rectangle(view),
    ...linkAttributes(state),
    ...imageAttributes(state),
    ...tableState(state),
    style: styleOf(selection.$anchor.parent) + (new Set(covered.map(({ type }) => type)).size > 1 ? "+" : ""),
    list,
    li: list !== null,
    quote: covered.some(({ type }) => type === blockquote),
    ...Object.fromEntries(Object.entries(formats).map(([field, mark]) => [field, hasFormat(state, schema.marks[mark])])),
    canundo: undoDepth(state) > 0,
    canredo: redoDepth(state) > 0,
  }
}

/** The text of all ranges: a selection of cells has one a cell, which are in no order. */
const selectedText = (doc, { ranges }) =>
  ranges
    .toSorted((a, b) => a.$from.pos - b.$from.pos)
    .map(({ $from, $to }) => doc.textBetween($from.pos, $to.pos))
    .join("")

/** The top-level blocks that the selection touches. */
function coveredBlocks(doc, { from, to }) {
  const blocks = []
  doc.nodesBetween(from, to, (node) => {
    blocks.push(node)
    return false
  })
  return blocks
}

function hasFormat({ doc, selection, storedMarks }, mark) {
  if (selection.empty) return Boolean(mark.isInSet(storedMarks ?? selection.$from.marks()))
  return selection.ranges.some(({ $from, $to }) => doc.rangeHasMark($from.pos, $to.pos, mark))
}

/** The box that spans the two ends of the selection; zeros where the editor is not laid out. */
function rectangle(view) {
  if (view.dom.getClientRects().length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const ends = [view.coordsAtPos(view.state.selection.from), view.coordsAtPos(view.state.selection.to)]
  const x = Math.min(...ends.map(({ left }) => left))
  const y = Math.min(...ends.map(({ top }) => top))
  const width = Math.max(...ends.map(({ right }) => right)) - x
  const height = Math.max(...ends.map(({ bottom }) => bottom)) - y
  return { x, y, width, height }
}
