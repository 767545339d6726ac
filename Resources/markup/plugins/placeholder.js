import { Plugin } from "prosemirror-state"
import { Decoration, DecorationSet } from "prosemirror-view"

/** Shows the editor's placeholder in a document that is one empty textblock. The text is an attribute that CSS shows. */
export const placeholderPlugin = (editor) =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const only = doc.childCount === 1 && doc.firstChild
        if (!editor.placeholder || !only || !only.isTextblock || only.content.size > 0) return null
        const attributes = { class: "placeholder", placeholder: editor.placeholder }
        return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, attributes)])
      },
    },
  })
