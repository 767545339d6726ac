import { Fragment, Slice } from "prosemirror-model"
import { TextSelection } from "prosemirror-state"
import { StepMap } from "prosemirror-transform"
import { expandTemplate } from "../search/expand-template.js"
import { eachTextblock } from "../search/query.js"
import { textContent } from "./insert.js"

/**
 * Replaces every occurrence that `query` finds. The new text has the marks of the first character it replaces.
 *
 * @param replacement a text, where `$1`, `$&`, `$<name>` and the like stand for parts of the match, or a function of the match,
 *   its captures, its offset and the block's text.
 * @see https://tc39.es/ecma262/#sec-string.prototype.replaceall
 */
export const replaceAll = (query, replacement) => (state, dispatch) => {
  const blocks = findReplacements(state.doc, query, replacement)
  if (blocks.length === 0) return false
  if (dispatch) {
    const { tr } = state
    // From the last to the first, so that the positions to come stay valid.
    for (const { start, node, edits } of blocks.toReversed()) replaceIn(tr, start, node, edits)
    dispatch(followed(tr, state.selection, blocks))
  }
  return true
}

/** The textblocks in which text is to be replaced: `{ start, node, edits: [{ from, to, content }] }`, offsets in the block. */
function findReplacements(doc, query, replacement) {
  const blocks = []
  eachTextblock(doc, (start, text, node, isText) => {
    const edits = []
    for (const { start: from, end: to, match } of query.occurrences(text)) {
      if (!isText(from, to)) continue
      const replaced = typeof replacement === "function" ? call(replacement, match, text) : expandTemplate(replacement, match, text)
      if (replaced === match[0]) continue
      edits.push({ from, to, content: textContent(replaced, marksAt(doc, start + from, to > from), node) })
    }
    if (edits.length > 0) blocks.push({ start, node, edits })
  })
  return blocks
}

const call = (replacement, match, text) =>
  String(replacement(...match, match.index, text, ...(match.groups ? [match.groups] : [])))

/** The marks of the character at a position; where nothing is replaced there, those that typed text would have. */
function marksAt(doc, pos, replacing) {
  const $pos = doc.resolve(pos)
  return replacing ? $pos.nodeAfter.marks : $pos.marks()
}

/** One step a block: however many occurrences it has, it is copied once. */
function replaceIn(tr, start, node, edits) {
  const first = edits[0].from
  const last = edits.at(-1).to
  let content = Fragment.empty
  let at = first
  for (const edit of edits) {
    content = content.append(node.content.cut(at, edit.from)).append(edit.content)
    at = edit.to
  }
  tr.replace(start + first, start + last, new Slice(content, 0, 0))
}

/** Moves the ends of a text selection as far as the replacements before them do; the steps alone would move them too far. */
function followed(tr, selection, blocks) {
  if (!(selection instanceof TextSelection)) return tr
  const ranges = blocks.flatMap(({ start, edits }) => edits.flatMap(({ from, to, content }) => [start + from, to - from, content.size]))
  const map = new StepMap(ranges)
  return tr.setSelection(TextSelection.between(tr.doc.resolve(map.map(selection.anchor)), tr.doc.resolve(map.map(selection.head))))
}
