import { currentCodeBlock, languageTab } from "../commands/code-language.js"
import { build } from "./build.js"

/** Less room than this above a block, and the tab stands below it. */
const room = 24

/** The button at the code block with the selection that shows its language. Part of the view, not of the document. */
export class LanguageTab {
  #toolbar
  #dom

  constructor(toolbar) {
    this.#toolbar = toolbar
    const open = (event) => {
      event.preventDefault()
      event.stopPropagation()
      toolbar.openLanguageDialog()
    }
    this.#dom = build(toolbar.editor.document, "button", { type: "button", class: "Markup-code-language-tab", contenteditable: "false", mousedown: open })
  }

  /** Goes to where the selection is, or away. */
  update() {
    const { view } = this.#toolbar.editor
    const block = currentCodeBlock(view.state)
    const pre = block && view.nodeDOM(block.pos)
    if (!pre) return this.remove()
    const { label } = languageTab(view.state)
    if (this.#dom.textContent !== label) this.#dom.textContent = label
    if (this.#dom.parentNode !== pre) pre.append(this.#dom)
    const { top, height } = pre.getBoundingClientRect()
    this.#dom.classList.toggle("Markup-code-language-tab-below", height > 0 && top - this.#toolbar.bottom < room)
  }

  remove() {
    this.#dom.remove()
  }
}
