import { findWrapping, liftTarget } from "prosemirror-transform"
import { wrapRangeInList } from "prosemirror-schema-list"
import { schema } from "../schema/index.js"
import { onEachRange } from "./each-range.js"
import { isList } from "./lists.js"

const { blockquote, div, list_item: listItem, table, table_cell: cell, table_header: header, table_row: row } = schema.nodes

/**
 * Moves what is selected one level in: later items of a list become items of a sublist, all other blocks are wrapped in a
 * blockquote of their own.
 *
 * Blocks are treated from the last and innermost to the first and outermost, so that the positions of those to come stay valid.
 * An ancestor that moved with a block in it is not moved again.
 *
 * @type {import("prosemirror-state").Command}
 */
export const indent = onEachRange((state, dispatch) => {
  const { from, to } = state.selection
  const { tr } = state
  const moved = new Set()
  for (const { node, pos } of selectedBlocks(state).reverse()) {
    if (moved.has(node)) continue
    const $pos = tr.doc.resolve(pos)
    const range = $pos.blockRange(tr.doc.resolve(pos + node.nodeSize))
    const ancestors = ancestorsOf($pos)
    if (!isList(node) && $pos.parent.type === listItem) {
      const list = $pos.node(-1)
      if (wrapRangeInList(tr, range, list.type, list.attrs)) ancestors.forEach(({ node }) => moved.add(node))
    } else {
      const wrappers = findWrapping(range, blockquote)
      if (!wrappers) continue
      for (const { node: ancestor, start, end } of ancestors) {
        const around = start < from && end > to
        const alike = isList(node) ? ancestor.type === node.type : ancestor.type === blockquote
        if (ancestor.type === div || (alike && around)) moved.add(ancestor)
      }
      tr.wrap(range, wrappers)
    }
  }
  if (!tr.docChanged) return false
  if (dispatch) dispatch(tr.scrollIntoView())
  return true
})

/** The ancestors of the node at `$pos`, from its parent outward, with the places where their content begins and ends. */
function ancestorsOf($pos) {
  const ancestors = []
  for (let depth = $pos.depth; depth > 0; depth--) {
    ancestors.push({ node: $pos.node(depth), start: $pos.start(depth), end: $pos.end(depth) })
  }
  return ancestors
}

/**
 * The blocks that can be indented: `{ node, pos }`, ancestors of the selection included, in order. A table is one where all of
 * it is selected; its parts never are: a wrapped cell would be a table in a table.
 */
function selectedBlocks({ doc, selection: { from, to } }) {
  const blocks = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isBlock) return false
    const whole = pos >= from && pos + node.nodeSize <= to
    if (node.type === table) {
      if (whole) blocks.push({ node, pos })
      return !whole
    }
    if (![listItem, row, cell, header].includes(node.type)) blocks.push({ node, pos })
    return true
  })
  return blocks
}

/**
 * Moves what is selected one level out, where it has a level to leave: out of a blockquote, or as a plain block out of an item
 * and its list.
 *
 * @type {import("prosemirror-state").Command}
 */
export const outdent = onEachRange((state, dispatch) => {
  const { tr } = state
  const emptied = new Set()
  for (const { node, pos } of liftableBlocks(state).reverse()) {
    if (emptied.has(node)) continue
    const end = pos + node.nodeSize
    // Blocks after this one have moved by now; where they took its place there is nothing left to lift.
    if (end > tr.doc.content.size) continue
    const $pos = tr.doc.resolve(pos)
    if ($pos.nodeAfter === $pos.parent.firstChild && $pos.parent.childCount === 1) {
      for (const ancestor of ancestorsOf($pos)) emptied.add(ancestor.node)
    }
    const range = $pos.blockRange(tr.doc.resolve(end))
    const target = range && liftTarget(range)
    if (target != null) tr.lift(range, target)
  }
  if (!tr.docChanged) return false
  if (dispatch) dispatch(tr.scrollIntoView())
  return true
})

function liftableBlocks({ doc, selection: { from, to } }) {
  const blocks = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isBlock) return false
    const range = doc.resolve(pos).blockRange(doc.resolve(pos + node.nodeSize))
    if (range && liftTarget(range) != null) blocks.push({ node, pos })
    return true
  })
  return blocks
}
