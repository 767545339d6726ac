/** A code block, reachable from its element as the property `codeView`. */
export class CodeBlockView {
  dom
  contentDOM
  node

  constructor(node, view) {
    const { ownerDocument } = view.dom
    this.dom = ownerDocument.createElement("pre")
    this.contentDOM = this.dom.appendChild(ownerDocument.createElement("code"))
    this.dom.codeView = this
    this.node = node
    this.#show()
  }

  update(node) {
    if (node.type !== this.node.type) return false
    this.node = node
    this.#show()
    return true
  }

  /** What stands beside the code, such as the tab with its language, is not content. */
  ignoreMutation({ type, target }) {
    return type !== "selection" && !this.contentDOM.contains(target)
  }

  stopEvent({ target }) {
    return target !== this.dom && !this.contentDOM.contains(target)
  }

  #show() {
    const { language } = this.node.attrs
    if (language) this.contentDOM.className = `language-${language}`
    else this.contentDOM.removeAttribute("class")
  }
}
