import { NodeSelection } from "prosemirror-state"
import { post } from "../messages/post.js"
import { nodesOfType } from "../selection/find-node.js"
import { schema } from "../schema/index.js"

const { image } = schema.nodes

/** The only image in the selection, or null. */
export function selectedImage({ doc, selection: { from, to } }) {
  const images = nodesOfType(doc, from, to, image)
  return images.length === 1 ? images[0].node : null
}

/** The attributes of the only image in the selection; an empty object where there is none, or several. */
export const imageAttributes = (state) => selectedImage(state)?.attrs ?? {}

/** Puts an image in place of the selection, with the marks of the text there. */
export const insertImage = (src, alt) => (state, dispatch) => {
  if (typeof src !== "string" || src === "") return false
  if (dispatch) dispatch(state.tr.replaceSelectionWith(image.create({ src, alt: alt || null })).scrollIntoView())
  return true
}

/** Gives the image that is selected as a node another source and description; it keeps its size, and stays selected. */
export const modifyImage = (src, alt) => (state, dispatch) => {
  const { from, node } = state.selection
  if (node?.type !== image || typeof src !== "string" || src === "") return false
  if (dispatch) {
    const tr = state.tr.setNodeMarkup(from, null, { ...node.attrs, src, alt: alt || null }, node.marks)
    dispatch(tr.setSelection(NodeSelection.create(tr.doc, from)).scrollIntoView())
  }
  return true
}

/** Deletes the image that is selected as a node, and posts what a host needs to put it on the pasteboard. */
export const cutImage = (state, dispatch) => {
  const { node } = state.selection
  if (node?.type !== image) return false
  if (dispatch) {
    const { src, alt, width, height } = node.attrs
    post({ messageType: "copyImage", src, alt, dimensions: { width, height } })
    dispatch(state.tr.deleteSelection().scrollIntoView())
  }
  return true
}

/** Gives every image whose source begins with `oldSrc` the source `newSrc`, as after a data URL was saved to a file. */
export const replaceImageSource = (oldSrc, newSrc) => (state, dispatch) => {
  if (typeof oldSrc !== "string" || oldSrc === "" || typeof newSrc !== "string") return false
  const { doc, tr } = state
  for (const { node, pos } of nodesOfType(doc, 0, doc.content.size, image)) {
    if (node.attrs.src.startsWith(oldSrc)) tr.setNodeMarkup(pos, null, { ...node.attrs, src: newSrc }, node.marks)
  }
  if (!tr.docChanged) return false
  if (dispatch) dispatch(tr)
  return true
}

/** The sources of all images, in order, each as often as it occurs. */
export const imageSources = (doc) => nodesOfType(doc, 0, doc.content.size, image).map(({ node }) => node.attrs.src)

/** Whether `src` is relative to the document: not absolute, not a data URL, not from the root. */
export function isLocal(src) {
  if (src === "" || src.startsWith("/") || /^data:/i.test(src)) return false
  try {
    return !new URL(src)
  } catch {
    return true
  }
}
