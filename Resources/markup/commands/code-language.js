import { schema } from "../schema/index.js"
import { nodesOfType } from "../selection/find-node.js"

const { code_block: codeBlock } = schema.nodes

/** The code block that the selection begins in, `{ node, pos }`, or null. */
export function currentCodeBlock({ selection: { $from } }) {
  return $from.parent.type === codeBlock ? { node: $from.parent, pos: $from.before() } : null
}

/** The languages of a document's code blocks, in lower case, each once, sorted. */
export function languagesIn(doc) {
  const names = nodesOfType(doc, 0, doc.content.size, codeBlock).map(({ node }) => node.attrs.language?.toLowerCase())
  return [...new Set(names.filter(Boolean))].sort()
}

/** What the language tab shows: `{ pos, label }`, `pos` being where the code begins; null outside of code. */
export function languageTab(state) {
  const block = currentCodeBlock(state)
  return block && { pos: block.pos + 1, label: `Language: ${block.node.attrs.language?.toLowerCase() || "none"}` }
}
