import { closeHistory } from "prosemirror-history"
import { NodeSelection } from "prosemirror-state"
import { stateChanged } from "../messages/state-changed.js"

/** An image is never made smaller than this, in either direction. */
const smallest = 18

/**
 * Follows a pointer that drags a handle of an image: the image keeps its proportions, the larger of the two movements counts. At the
 * end the size becomes the node's, in one change.
 *
 * @param event the `pointerdown` that it begins with.
 * @param corner "nw", "ne", "sw" or "se".
 * @param pos where the image is, when asked.
 */
export function resizeImage(event, view, image, corner, pos) {
  event.preventDefault()
  const { document, size } = { document: image.ownerDocument, size: sizeOf(image) }
  let width = size.width
  const move = ({ pointerId, clientX, clientY }) => {
    if (pointerId !== event.pointerId) return
    const right = (clientX - event.clientX) * (corner.endsWith("e") ? 1 : -1)
    const down = (clientY - event.clientY) * (corner.startsWith("s") ? 1 : -1)
    const by = Math.abs(right) >= Math.abs(down) ? right : (down * size.width) / size.height
    width = Math.max(size.width + by, smallest, (smallest * size.width) / size.height)
    image.setAttribute("width", Math.round(width))
    image.setAttribute("height", Math.round(heightFor(width)))
  }
  const heightFor = (width) => (width * size.height) / size.width
  const stop = () => {
    document.removeEventListener("pointermove", move)
    document.removeEventListener("pointerup", up)
    document.removeEventListener("pointercancel", cancel)
  }
  const cancel = () => {
    stop()
    show(image, view.state.doc.nodeAt(pos()).attrs)
  }
  const up = ({ pointerId }) => {
    if (pointerId !== event.pointerId) return
    stop()
    if (width === size.width) return cancel()
    const { state } = view
    const at = pos()
    const attrs = { ...state.doc.nodeAt(at).attrs, width: Math.round(width), height: Math.round(heightFor(width)) }
    const tr = closeHistory(state.tr).setNodeMarkup(at, null, attrs, state.doc.nodeAt(at).marks)
    view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)))
    stateChanged(view)
  }
  document.addEventListener("pointermove", move)
  document.addEventListener("pointerup", up)
  document.addEventListener("pointercancel", cancel)
}

/** The size on the screen; without a layout that of the attributes, or of the file. */
function sizeOf(image) {
  const { width, height } = image.getBoundingClientRect()
  if (width > 0 && height > 0) return { width, height }
  const given = (name, natural) => Number(image.getAttribute(name)) || natural || smallest
  return { width: given("width", image.naturalWidth), height: given("height", image.naturalHeight) }
}

function show(image, attrs) {
  for (const name of ["width", "height"]) {
    if (attrs[name] === null) image.removeAttribute(name)
    else image.setAttribute(name, attrs[name])
  }
}
