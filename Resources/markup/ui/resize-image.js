import { closeHistory } from "prosemirror-history"
import { NodeSelection } from "prosemirror-state"
import { stateChanged } from "../messages/state-changed.js"

/** An image is never made smaller than this, in either direction. */
const smallest = 18

/**
 * Resizes an image: a pointer drags one of its handles, or two pinch it. The image keeps its proportions. At the end the size becomes
 * the node's, in one change.
 *
 * @param event the `pointerdown` that it begins with, on a handle or on the image.
 * @param corner "nw", "ne", "sw" or "se"; null: on the image.
 * @param pos where the image is, when asked; undefined when it is gone.
 */
export function resizeImage(event, view, image, corner, pos) {
  if (corner) {
    event.preventDefault()
    follow(new Sizing(view, image, pos), [event], ({ right, down }, { size }) => {
      const wider = corner.endsWith("e") ? right : -right
      const higher = corner.startsWith("s") ? down : -down
      // The larger of the two movements counts.
      return size.width + (Math.abs(wider) >= Math.abs(higher) ? wider : (higher * size.width) / size.height)
    })
  } else if (event.pointerType === "touch") {
    pinch(event, view, image, pos)
  }
}

/** The pointer that is down on an image, until a second comes or it goes up. */
let first = null

function pinch(event, view, image, pos) {
  if (first?.target !== image || event.isPrimary) {
    first = { target: image, event }
    return
  }
  const events = [first.event, event]
  first = null
  const distance = ([a, b]) => Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY))
  follow(new Sizing(view, image, pos), events, ({ points }, { size }) => (size.width * distance(points)) / distance(events))
}

/**
 * Follows pointers that are down until one of them goes up.
 *
 * @param widthFor the width for what they did: how far the first has moved, and where all of them are.
 */
function follow(sizing, events, widthFor) {
  const { document } = sizing
  const points = [...events]
  const at = ({ pointerId }) => points.findIndex((point) => point.pointerId === pointerId)
  const listeners = {
    pointermove(event) {
      if (at(event) < 0) return
      points[at(event)] = event
      const moved = { right: points[0].clientX - events[0].clientX, down: points[0].clientY - events[0].clientY, points }
      sizing.show(widthFor(moved, sizing))
    },
    pointerup: (event) => end(event, () => sizing.finish()),
    pointercancel: (event) => end(event, () => sizing.cancel()),
    // The browser would move the image instead.
    dragstart: (event) => event.preventDefault(),
  }
  const end = (event, action) => {
    if (at(event) < 0) return
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true)
    action()
  }
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true)
}

/** The size of an image while it is changed. */
class Sizing {
  /** What it was. */
  size
  #view
  #image
  #pos
  #width

  constructor(view, image, pos) {
    this.#view = view
    this.#image = image
    this.#pos = pos
    this.size = sizeOf(image)
    this.#width = this.size.width
  }

  get document() {
    return this.#image.ownerDocument
  }

  /** Shows the image in another width. */
  show(width) {
    const { size } = this
    this.#width = Math.max(width, smallest, (smallest * size.width) / size.height)
    setSize(this.#image, this.#rounded)
  }

  /** Makes the size that is shown the node's. */
  finish() {
    const found = this.#find()
    if (!found || this.#width === this.size.width) return this.cancel()
    const { node, pos } = found
    const tr = closeHistory(this.#view.state.tr).setNodeMarkup(pos, null, { ...node.attrs, ...this.#rounded }, node.marks)
    this.#view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, pos)))
    stateChanged(this.#view)
  }

  /** Shows the node's size again. */
  cancel() {
    const found = this.#find()
    if (found) setSize(this.#image, found.node.attrs)
  }

  get #rounded() {
    const { width, height } = this.size
    return { width: Math.round(this.#width), height: Math.round((this.#width * height) / width) }
  }

  /** The image may have been deleted meanwhile. */
  #find() {
    const pos = this.#view.isDestroyed ? undefined : this.#pos()
    return pos === undefined ? null : { node: this.#view.state.doc.nodeAt(pos), pos }
  }
}

/** The size on the screen; without a layout that of the attributes, or of the file. */
function sizeOf(image) {
  const { width, height } = image.getBoundingClientRect()
  if (width > 0 && height > 0) return { width, height }
  const given = (name, natural) => Number(image.getAttribute(name)) || natural || smallest
  return { width: given("width", image.naturalWidth), height: given("height", image.naturalHeight) }
}

function setSize(image, size) {
  for (const name of ["width", "height"]) {
    if (size[name] === null) image.removeAttribute(name)
    else image.setAttribute(name, size[name])
  }
}
