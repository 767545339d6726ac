import { activeEditor } from "../editor/active-editor.js"
import { schema } from "../schema/index.js"

/** The headings of the document, in order: what a table of contents is made of. See {@link headingsOf}. */
export const outline = () => headingsOf(activeEditor().view.state.doc)

/**
 * The headings of `doc` in order, each `{ level, text, id, pos, depth, parent }`.
 *
 * `text` has a space for a break and the description of an image for the image; `pos` is where its text begins, for `setSelection`.
 * `parent` is the index of the heading that it stands under, the last one before it of a higher rank, and null at the top; `depth`
 * is how many it stands under. So a level that is left out makes no gap in the depth.
 */
export function headingsOf(doc) {
  const headings = []
  // The indices of the headings that what comes next stands under, outermost first.
  const open = []
  doc.descendants((node, pos) => {
    if (node.type !== schema.nodes.heading) return !node.isTextblock
    const { level, id } = node.attrs
    while (open.length > 0 && headings[open.at(-1)].level >= level) open.pop()
    headings.push({ level, text: textOf(node), id, pos: pos + 1, depth: open.length, parent: open.at(-1) ?? null })
    open.push(headings.length - 1)
    return false
  })
  return headings
}

/** The text of a textblock on one line. */
export const textOf = (node) =>
  node.textBetween(0, node.content.size, null, (leaf) => (leaf.type === schema.nodes.image ? (leaf.attrs.alt ?? "") : " ")).replace(/\s+/g, " ").trim()
