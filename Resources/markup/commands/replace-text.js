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

/**
 * Replaces the occurrence that is selected, or the next one from the selection on, going round at the end. The cursor comes behind the
 * new text, so that the same again goes on.
 */
export const replaceNext = (query, replacement) => (state, dispatch) => {
  for (const { start, node, edit } of editsFrom(state, query, replacement)) {
    if (dispatch) {
      const { tr } = state
      replaceIn(tr, { start, node, edits: [edit] })
      dispatch(tr.setSelection(TextSelection.create(tr.doc, start + edit.from + edit.content.size)).scrollIntoView())
    }
    return true
  }
  return false
}

/** What replaces each occurrence, in the order in which a search from the selection meets them. */
function* editsFrom({ doc, selection }, query, replacement) {
  const found = []
  eachOccurrence(doc, query, (occurrence) => found.push(occurrence))
  const selected = found.findIndex(({ start, from, to }) => start + from === selection.from && start + to === selection.to)
  const first = selected >= 0 ? selected : Math.max(0, found.findIndex(({ start, from }) => start + from >= selection.to))
  for (const occurrence of [...found.slice(first), ...found.slice(0, first)]) {
    const edit = editOf(occurrence, replacement)
    if (edit) yield { ...occurrence, edit }
  }
}

/** The textblocks in which text is to be replaced: `{ start, node, edits: [{ from, to, content }] }`, offsets in the block. */
function findReplacements(doc, query, replacement) {
  const blocks = []
  eachOccurrence(doc, query, (occurrence) => {
    const edit = editOf(occurrence, replacement)
    if (!edit) return
    if (blocks.at(-1)?.start !== occurrence.start) blocks.push({ start: occurrence.start, node: occurrence.node, edits: [] })
    blocks.at(-1).edits.push(edit)
  })
  return blocks
}

function eachOccurrence(doc, query, visit) {
  eachTextblock(doc, (start, text, node, isText) => {
    for (const { start: from, end: to, match } of query.occurrences(text)) {
      if (isText(from, to)) visit({ start, node, text, from, to, match })
    }
  })
}

/** What replaces an occurrence: `{ from, to, content }`; null where that is what is there. */
function editOf({ node, text, from, to, match }, replacement) {
  const replaced = typeof replacement === "function" ? call(replacement, match, text) : expandTemplate(replacement, match, text)
  if (replaced === match[0]) return null
  return { from, to, content: textContent(replaced, marksAt(node, from, to > from), node) }
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
