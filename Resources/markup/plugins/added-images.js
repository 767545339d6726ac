import { Plugin } from "prosemirror-state"
import { editorOf } from "../editor/active-editor.js"
import { areaAround } from "../commands/areas.js"
import { post } from "../messages/post.js"

/** Posts `addedImage` when an image has loaded, or could not be: once for each source of a document. */
export const addedImagesPlugin = () =>
  new Plugin({
    view(view) {
      const known = new Set()
      const report = ({ target }) => {
        if (target.localName !== "img" || !view.dom.contains(target)) return
        const src = target.getAttribute("src")
        if (known.has(src)) return
        known.add(src)
        const divId = areaAround(view.state.doc.resolve(view.posAtDOM(target, 0)))
        post({ messageType: "addedImage", src, ...(divId === null ? {} : { divId }) }, editorOf(view))
      }
      // These events do not bubble.
      view.dom.addEventListener("load", report, true)
      view.dom.addEventListener("error", report, true)
      return {
        destroy() {
          view.dom.removeEventListener("load", report, true)
          view.dom.removeEventListener("error", report, true)
        },
      }
    },
  })
