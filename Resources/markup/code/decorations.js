import { Decoration, DecorationSet } from "prosemirror-view"
import { tokenize } from "./languages.js"

/** Longer code stays plain: colouring it again at each key would keep a person waiting. */
const longest = 100_000

/** The decorations of code blocks: `{ node, pos }` each. */
function decorationsOf(blocks) {
  return blocks.flatMap(({ node, pos }) => {
    const { language } = node.attrs
    if (!language || node.content.size > longest) return []
    const start = pos + 1
    const ranges = tokenize(node.textContent, language.trim())
    return ranges.map(({ from, to, class: name }) => Decoration.inline(start + from, start + to, { class: name }))
  })
}

/** The decorations of a document. */
export const highlightAll = (doc, blocks) => DecorationSet.create(doc, decorationsOf(blocks))

/** The decorations after a change: those of the code blocks that it touched are made again, all others move along. */
export function highlightChanges(decorations, tr, blocks) {
  const moved = decorations.map(tr.mapping, tr.doc)
  if (blocks.length === 0) return moved
  const old = blocks.flatMap(({ node, pos }) => moved.find(pos + 1, pos + node.nodeSize - 1))
  return moved.remove(old).add(tr.doc, decorationsOf(blocks))
}
