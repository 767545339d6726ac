import { Plugin, PluginKey } from "prosemirror-state"
import { canJoin, findWrapping } from "prosemirror-transform"
import { schema } from "../schema/index.js"

const { blockquote, ordered_list: orderedList, bullet_list: bulletList, code_block: codeBlock, heading } = schema.nodes

/**
 * Structure that is typed: what the text from the start of a textblock to the cursor matches, and the change that it makes.
 *
 * Each `apply(tr, start, match)` gets a transaction without the typed text, and answers whether it fits there.
 */
const rules = [
  { pattern: /^\s*>\s$/, apply: wrapping(blockquote) },
  {
    pattern: /^(\d+)\.\s$/,
    apply: wrapping(
      orderedList,
      (match) => ({ order: Number(match[1]) }),
      (match, before) => before.childCount + before.attrs.order === Number(match[1]),
    ),
    // A larger number could not be written as the start of a list.
    fits: (match) => Number(match[1]) <= 2147483647,
  },
  { pattern: /^\s*([-+*])\s$/, apply: wrapping(bulletList) },
  { pattern: /^```$/, apply: textblock(codeBlock) },
  { pattern: /^(#{1,6})\s$/, apply: textblock(heading, (match) => ({ level: match[1].length })) },
]

/** Wraps the block, and joins it to a node of the same type before it where `joins` allows. */
function wrapping(type, attributes = () => null, joins = () => true) {
  return (tr, start, match) => {
    const range = tr.doc.resolve(start).blockRange()
    const wrappers = range && findWrapping(range, type, attributes(match))
    if (!wrappers) return false
    tr.wrap(range, wrappers)
    const before = tr.doc.resolve(start - 1).nodeBefore
    if (before?.type === type && canJoin(tr.doc, start - 1) && joins(match, before)) tr.join(start - 1)
    return true
  }
}

/** Changes the type of the block. */
function textblock(type, attributes = () => null) {
  return (tr, start, match) => {
    const $start = tr.doc.resolve(start)
    if (!$start.node(-1).canReplaceWith($start.index(-1), $start.indexAfter(-1), type)) return false
    tr.setBlockType(start, start, type, attributes(match))
    return true
  }
}

const key = new PluginKey("inputRules")
/** No rule is longer than this; a longer text before the cursor is not looked at. */
const longest = 24

/** Applies the rules as text is typed. The plugin's state is what to put back, while the change of a rule is the last one. */
export const inputRulesPlugin = () =>
  new Plugin({
    key,
    state: {
      init: () => null,
      apply: (tr, applied) => tr.getMeta(key) ?? (tr.selectionSet || tr.docChanged ? null : applied),
    },
    props: {
      handleTextInput: (view, from, to, text) => applyRules(view, from, to, text),
      handleDOMEvents: {
        // The text of a composition is complete only when it ends, and the view has read it then.
        compositionend(view) {
          view.dom.ownerDocument.defaultView.setTimeout(() => {
            const { $cursor } = view.state.selection
            if ($cursor && !view.isDestroyed) applyRules(view, $cursor.pos, $cursor.pos, "")
          })
        },
      },
    },
  })

function applyRules(view, from, to, text) {
  if (view.composing) return false
  const { state } = view
  const $from = state.doc.resolve(from)
  if ($from.parent.type.spec.code || $from.parentOffset > longest) return false
  const before = $from.parent.textBetween(0, $from.parentOffset, null, "\ufffc") + text
  for (const { pattern, apply, fits } of rules) {
    const match = pattern.exec(before)
    if (!match || (fits && !fits(match))) continue
    const start = $from.start()
    const tr = state.tr.delete(start, to)
    if (!apply(tr, start, match)) continue
    view.dispatch(tr.setMeta(key, { tr, from, to, text }))
    return true
  }
  return false
}

/** Takes back the change of a rule just applied, and leaves what was typed as text. @type {import("prosemirror-state").Command} */
export const undoInputRule = (state, dispatch) => {
  const applied = key.getState(state)
  if (!applied) return false
  if (dispatch) {
    const { tr } = state
    for (let index = applied.tr.steps.length - 1; index >= 0; index--) tr.step(applied.tr.steps[index].invert(applied.tr.docs[index]))
    const { from, to, text } = applied
    if (text) tr.replaceWith(from, to, schema.text(text, tr.doc.resolve(from).marks()))
    else tr.delete(from, to)
    dispatch(tr)
  }
  return true
}
