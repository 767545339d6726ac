import { editorOf } from "../editor/active-editor.js"

/** A separately editable area. A click in it makes it the selected one; in one that cannot be edited, only its buttons act. */
export class AreaView {
  dom
  contentDOM
  #node

  constructor(node, view) {
    this.#node = node
    this.dom = this.contentDOM = view.dom.ownerDocument.createElement("div")
    this.#show()
    // Areas in areas: the event reaches the outermost last, whose id is the one that counts.
    this.dom.addEventListener("click", () => {
      const editor = editorOf(view)
      if (editor) editor.selectedDivID = this.#node.attrs.id
    })
  }

  update(node) {
    if (node.type !== this.#node.type || node.attrs.editable !== this.#node.attrs.editable) return false
    this.#node = node
    this.#show()
    return true
  }

  #show() {
    const { id, cssClass, editable, spellcheck, autocorrect, autocapitalize, writingsuggestions } = this.#node.attrs
    const attributes = { id, class: cssClass, spellcheck, autocorrect, autocapitalize, writingsuggestions }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) this.dom.removeAttribute(name)
      else this.dom.setAttribute(name, String(value))
    }
    if (editable) this.dom.removeAttribute("contenteditable")
    else this.dom.setAttribute("contenteditable", "false")
  }
}
