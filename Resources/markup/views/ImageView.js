import { selectionChanged } from "../messages/state-changed.js"
import { withPart } from "../part.js"

const corners = ["nw", "ne", "sw", "se"]

/** An image in a span, which shows handles while the image is selected. */
export class ImageView {
  dom
  #image
  #view
  #node
  #getPos

  constructor(node, view, getPos) {
    const { ownerDocument } = view.dom
    this.dom = ownerDocument.createElement("span")
    this.#image = ownerDocument.createElement("img")
    this.#view = view
    this.#node = node
    this.#getPos = getPos
    this.#show()
    this.#resizeFrom(this.#image, null)
    this.dom.append(this.#image)
  }

  update(node) {
    if (node.type !== this.#node.type) return false
    this.#node = node
    this.#show()
    return true
  }

  selectNode() {
    this.dom.classList.add("resize-container")
    this.#image.classList.add("ProseMirror-selectednode")
    const [nw, ne, sw, se] = corners.map((corner) => this.#handle(corner))
    this.#image.before(nw, ne)
    this.#image.after(sw, se)
    selectionChanged(this.#view)
  }

  deselectNode() {
    this.dom.classList.remove("resize-container")
    this.#image.classList.remove("ProseMirror-selectednode")
    for (const handle of this.dom.querySelectorAll(".resize-handle")) handle.remove()
    selectionChanged(this.#view)
  }

  /** Nothing inside is content: handles come and go without being read as edits. */
  ignoreMutation() {
    return true
  }

  #show() {
    for (const [name, value] of Object.entries(this.#node.attrs)) {
      if (value === null) this.#image.removeAttribute(name)
      else this.#image.setAttribute(name, value)
    }
  }

  #handle(corner) {
    const handle = this.dom.ownerDocument.createElement("span")
    handle.className = `resize-handle resize-handle-${corner}`
    this.#resizeFrom(handle, corner)
    return handle
  }

  /** A pointer on a handle drags it; two on the image pinch it. */
  #resizeFrom(element, corner) {
    element.addEventListener("pointerdown", (event) => {
      if (corner || event.pointerType === "touch") {
        withPart("ui", ({ resizeImage }) => resizeImage(event, this.#view, this.#image, corner, this.#getPos))
      }
    })
  }
}
