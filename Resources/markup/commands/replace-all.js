import { Fragment, Slice } from "prosemirror-model"
import { TextSelection } from "prosemirror-state"
import { ReplaceStep, StepMap } from "prosemirror-transform"
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
    const map = mapOf(blocks)
    if (blocks.length > manyBlocks) tr.step(replaceAcross(state.doc, blocks, map))
    // From the last to the first, so that the positions to come stay valid.
    else for (const block of blocks.toReversed()) replaceIn(tr, block)
    dispatch(followed(tr, state.selection, map))
  }
  return true
}

/** Every step copies the list of the document's blocks; from here on, one step that copies all of them once is cheaper. */
const manyBlocks = 100

/** The textblocks in which text is to be replaced: `{ start, node, edits: [{ from, to, content }] }`, offsets in the block. */
function findReplacements(doc, query, replacement) {
  const blocks = []
  eachTextblock(doc, (start, text, node, isText) => {
    const edits = []
    for (const { start: from, end: to, match } of query.occurrences(text)) {
      if (!isText(from, to)) continue
      const replaced = typeof replacement === "function" ? call(replacement, match, text) : expandTemplate(replacement, match, text)
      if (replaced === match[0]) continue
      edits.push({ from, to, content: textContent(replaced, marksAt(node, from, to > from), node) })
    }
    if (edits.length > 0) blocks.push({ start, node, edits })
  })
  return blocks
}

const call = (replacement, match, text) =>
  String(replacement(...match, match.index, text, ...(match.groups ? [match.groups] : [])))

/** The marks of the character at an offset of a textblock; where nothing is replaced there, those that typed text would have. */
function marksAt(node, offset, replacing) {
  // Resolved in the block: in the document it would count the blocks before.
  const $pos = node.resolve(offset)
  return replacing ? $pos.nodeAfter.marks : $pos.marks()
}

/** One step a block: however many occurrences it has, it is copied once. */
function replaceIn(tr, { start, node, edits }) {
  const from = edits[0].from
  const to = edits.at(-1).to
  tr.replace(start + from, start + to, new Slice(replacedContent(node, edits, from, to), 0, 0))
}

/** The content of a textblock from one offset to another, with the edits made. */
function replacedContent(node, edits, from, to) {
  const nodes = []
  let at = from
  for (const edit of edits) {
    nodes.push(...node.content.cut(at, edit.from).content, ...edit.content.content)
    at = edit.to
  }
  nodes.push(...node.content.cut(at, to).content)
  // Joins neighbouring text of the same marks.
  return Fragment.fromArray(nodes)
}

/** One step from the first occurrence to the last. */
function replaceAcross(doc, blocks, map) {
  const edits = new Map(blocks.map((block) => [block.start, block.edits]))
  const changed = (node, start) => {
    if (node.isTextblock) return edits.has(start) ? node.copy(replacedContent(node, edits.get(start), 0, node.content.size)) : node
    const children = []
    node.forEach((child, offset) => children.push(changed(child, start + offset + 1)))
    return node.copy(Fragment.fromArray(children))
  }
  const from = blocks[0].start + blocks[0].edits[0].from
  const to = blocks.at(-1).start + blocks.at(-1).edits.at(-1).to
  return new ReplaceStep(from, to, changed(doc, 0).slice(from, map.map(to)))
}

const mapOf = (blocks) =>
  new StepMap(blocks.flatMap(({ start, edits }) => edits.flatMap(({ from, to, content }) => [start + from, to - from, content.size])))

/** Moves the ends of a text selection as far as the replacements before them do; the steps alone would move them too far. */
function followed(tr, selection, map) {
  if (!(selection instanceof TextSelection)) return tr
  return tr.setSelection(TextSelection.between(tr.doc.resolve(map.map(selection.anchor)), tr.doc.resolve(map.map(selection.head))))
}
