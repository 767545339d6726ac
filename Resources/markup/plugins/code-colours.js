import { Plugin, PluginKey } from "prosemirror-state"
import { codeBlocksIn } from "../commands/code-language.js"
import { part, withPart } from "../part.js"

const key = new PluginKey("code-colours")

/**
 * Colours code by its language, with decorations: no document and no HTML has them. What the grammars need is loaded in the first
 * frame in which a document has code with a language, so a page that shows nothing is spared it.
 *
 * The plugin's state is the set of decorations; `"waiting"` where there is code and the grammars are not there yet; else null.
 */
export const codeColoursPlugin = () => {
  let code = null
  return new Plugin({
    key,
    state: {
      init: (_, { doc }) => first(doc, code),
      apply(tr, value) {
        if (tr.getMeta(key)) return first(tr.doc, code)
        if (!tr.docChanged) return value
        const blocks = changedBlocks(tr)
        if (value && value !== "waiting") return code.highlightChanges(value, tr, blocks)
        return value ?? (blocks.some(hasLanguage) ? first(tr.doc, code) : null)
      },
    },
    props: {
      decorations(state) {
        const value = key.getState(state)
        return value === "waiting" ? null : value
      },
    },
    view(view) {
      const { defaultView } = view.dom.ownerDocument
      let frame = 0
      const show = () =>
        withPart("code", (exports) => {
          code = exports
          if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, true))
        })
      const update = ({ state }) => {
        if (frame === 0 && key.getState(state) === "waiting") frame = defaultView.requestAnimationFrame(show)
      }
      update(view)
      return { update, destroy: () => frame > 0 && defaultView.cancelAnimationFrame(frame) }
    },
  })
}

const hasLanguage = ({ node }) => node.attrs.language

/** The value of the plugin's state for a document. */
function first(doc, code) {
  const blocks = codeBlocksIn(doc, 0, doc.content.size)
  if (!blocks.some(hasLanguage)) return null
  return code ? code.highlightAll(doc, blocks) : "waiting"
}

/** The code blocks of the new document that a transaction touched, each once. */
function changedBlocks({ doc, mapping, steps }) {
  const found = new Map()
  const look = (from, to) => {
    for (const block of codeBlocksIn(doc, from, to)) found.set(block.pos, block)
  }
  mapping.maps.forEach((map, index) => {
    const after = mapping.slice(index + 1)
    map.forEach((oldFrom, oldTo, from, to) => look(after.map(from, -1), after.map(to, 1)))
    // A step that sets an attribute replaces nothing.
    if ("attr" in steps[index] && "pos" in steps[index]) {
      const pos = after.map(steps[index].pos)
      // The node may be gone by now, and the document end there.
      look(pos, Math.min(pos + 1, doc.content.size))
    }
  })
  return [...found.values()]
}
