import { Plugin } from "prosemirror-state"
import { schema } from "../schema/index.js"

const { heading } = schema.nodes

/** Keeps an id with the first heading that has it, when a heading is split, copied or pasted: links go to one place. */
export const uniqueIDsPlugin = () =>
  new Plugin({
    appendTransaction(transactions, oldState, state) {
      if (!transactions.some((tr) => tr.docChanged && bringsHeading(tr))) return null
      const seen = new Set()
      const { tr } = state
      state.doc.descendants((node, pos) => {
        if (node.type === heading && node.attrs.id !== null) {
          if (seen.has(node.attrs.id)) tr.setNodeAttribute(pos, "id", null)
          seen.add(node.attrs.id)
        }
        return !node.isTextblock
      })
      return tr.docChanged ? tr : null
    },
  })

/** Whether a step puts in a heading with an id: the only way to a second one. */
function bringsHeading(tr) {
  return tr.steps.some(({ slice }) => {
    let found = false
    slice?.content.descendants((node) => {
      found ||= node.type === heading && node.attrs.id !== null
      return !found && !node.isTextblock
    })
    return found
  })
}
