import { Plugin } from "prosemirror-state"
import { currentCodeBlock } from "../commands/code-language.js"
import { withPart } from "../part.js"

/**
 * Keeps the editor's toolbar as the state is, once there is one. The tab that shows a language belongs to it: where code is coloured,
 * the first frame with the selection in code makes the toolbar.
 */
export const toolbarPlugin = (editor) =>
  new Plugin({
    view(view) {
      const { defaultView } = view.dom.ownerDocument
      const { highlightCode } = editor.config.behavior
      let frame = 0
      const update = () => {
        if (editor.toolbar) editor.toolbar.update()
        else if (highlightCode && frame === 0 && currentCodeBlock(view.state)) {
          frame = defaultView.requestAnimationFrame(() => withPart("ui", ({ toolbarOf }) => view.isDestroyed || toolbarOf(editor)))
        }
      }
      update()
      return { update, destroy: () => frame > 0 && defaultView.cancelAnimationFrame(frame) }
    },
  })
