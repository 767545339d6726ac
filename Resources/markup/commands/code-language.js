import { schema } from "../schema/index.js"
import { setTextblocks } from "./styles.js"

const { code_block: codeBlock } = schema.nodes

/** The code block that the selection begins in, `{ node, pos }`, or null. */
export function currentCodeBlock({ selection: { $from } }) {
  return $from.parent.type === codeBlock ? { node: $from.parent, pos: $from.before() } : null
}

/** The code blocks that lie, in whole or in part, from `from` to `to`: `{ node, pos }`, in order. */
export function codeBlocksIn(doc, from, to) {
  const found = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type === codeBlock) found.push({ node, pos })
    return !node.isTextblock
  })
  return found
}

/** The languages of a document's code blocks, in lower case, each once, sorted. */
export function languagesIn(doc) {
  const names = codeBlocksIn(doc, 0, doc.content.size).map(({ node }) => node.attrs.language?.toLowerCase())
  return [...new Set(names.filter(Boolean))].sort()
}

/** What the language tab shows: `{ pos, label }`, `pos` being where the code begins; null outside of code. */
export function languageTab(state) {
  const block = currentCodeBlock(state)
  return block && { pos: block.pos + 1, label: `Language: ${block.node.attrs.language?.toLowerCase() || "none"}` }
}

/**
 * Says in which language the code is that the selection begins in; outside of code, makes code of the selected textblocks. Any name
 * is taken, with dashes for its spaces; none, or an empty one, takes the language away.
 */
export const setCodeLanguage = (language) => (state, dispatch) => {
  const block = currentCodeBlock(state)
  const attrs = { language: asClass(language) }
  if (!block) return setTextblocks({ type: codeBlock, attrs })(state, dispatch)
  if (dispatch && block.node.attrs.language !== attrs.language) {
    dispatch(state.tr.setNodeMarkup(block.pos, null, { ...block.node.attrs, ...attrs }))
  }
  return true
}

/** A name as a part of a class, which holds no white space; null for none. */
const asClass = (name) => String(name ?? "").trim().replace(/[ \t\r\n\f]+/g, "-") || null
