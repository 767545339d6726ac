import { schema } from "../schema/index.js"

const { paragraph, heading, code_block: codeBlock } = schema.nodes

/** The paragraph styles by the names that hosts use: a node type and its attributes. */
export const styles = {
  P: { type: paragraph },
  H1: { type: heading, attrs: { level: 1 } },
  H2: { type: heading, attrs: { level: 2 } },
  H3: { type: heading, attrs: { level: 3 } },
  H4: { type: heading, attrs: { level: 4 } },
  H5: { type: heading, attrs: { level: 5 } },
  H6: { type: heading, attrs: { level: 6 } },
  PRE: { type: codeBlock },
}

/** The style of a textblock, as {@link styles} names it. */
export const styleOf = (node) => (node.type === heading ? `H${node.attrs.level}` : node.type === codeBlock ? "PRE" : "P")

/**
 * Gives every textblock of the selection a style, or none of them: where one cannot take it (a code block holds no marks,
 * images or breaks, and cannot begin a list item) the command does not apply.
 */
export const setStyle = (name) => (state, dispatch) => Object.hasOwn(styles, name) && setTextblocks(styles[name])(state, dispatch)

/** Makes every textblock of the selection one of the given type, or none of them. */
export const setTextblocks =
  ({ type, attrs = null }) =>
  (state, dispatch) => {
    const { tr } = state
    let applies = false
    let refused = false
    for (const { $from, $to } of state.selection.ranges) {
      state.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
        if (refused || !node.isTextblock || node.type === schema.nodes.button) return !refused && node.isBlock
        applies = true
        refused = !canBecome(tr.doc, pos, type)
        // Types keep the positions inside, so those of the state's document stay valid.
        if (!refused) tr.setNodeMarkup(pos, type, attrs)
        return false
      })
    }
    if (!applies || refused) return false
    if (dispatch) dispatch(tr.scrollIntoView())
    return true
  }

function canBecome(doc, pos, type) {
  const $pos = doc.resolve(pos)
  const node = $pos.nodeAfter
  if (!type.validContent(node.content)) return false
  const index = $pos.index()
  return node.type === type || $pos.parent.canReplaceWith(index, index + 1, type)
}
