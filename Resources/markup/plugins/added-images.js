import { Plugin, PluginKey } from "prosemirror-state"
import { editorOf } from "../editor/active-editor.js"
import { areaAround } from "../commands/areas.js"
import { post } from "../messages/post.js"
import { schema } from "../schema/index.js"

const key = new PluginKey("addedImages")

/**
 * Posts `addedImage` when an image has loaded, or could not be: once for each source of a document.
 *
 * A host that loads no images fires no such events; there an image is complete as soon as it is shown, and is reported in a task after.
 */
export const addedImagesPlugin = () =>
  new Plugin({
    key,
    // The number of changes that brought images.
    state: {
      init: () => 0,
      apply: (tr, count) => (tr.steps.some(bringsImage) ? count + 1 : count),
    },
    view(view) {
      const known = new Set()
      const report = (image) => {
        const src = image.getAttribute("src")
        if (known.has(src)) return
        known.add(src)
        const divId = areaAround(view.state.doc.resolve(view.posAtDOM(image, 0)))
        post({ messageType: "addedImage", src, ...(divId === null ? {} : { divId }) }, editorOf(view))
      }
      const loaded = ({ target }) => {
        if (target.localName === "img" && view.dom.contains(target)) report(target)
      }
      const { defaultView } = view.dom.ownerDocument
      let task = 0
      const look = () => {
        task ||= defaultView.setTimeout(() => {
          task = 0
          for (const image of view.dom.querySelectorAll("img[src]")) if (image.complete) report(image)
        })
      }
      if (hasImage(view.state.doc)) look()
      // These events do not bubble.
      view.dom.addEventListener("load", loaded, true)
      view.dom.addEventListener("error", loaded, true)
      return {
        update({ state }, before) {
          if (key.getState(state) !== key.getState(before)) look()
        },
        destroy() {
          defaultView.clearTimeout(task)
          view.dom.removeEventListener("load", loaded, true)
          view.dom.removeEventListener("error", loaded, true)
        },
      }
    },
  })

/** Whether a step puts in an image, or changes one. */
const bringsImage = (step) => (step.slice ? hasImage(step.slice.content) : step.attr === "src")

function hasImage(content) {
  let found = false
  content.descendants((node) => {
    found ||= node.type === schema.nodes.image
    return !found
  })
  return found
}
