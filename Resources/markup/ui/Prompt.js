import { build } from "./build.js"

/**
 * A dialog below the toolbar: fields and buttons. One that is open takes the place of another; while it is open the selection state is
 * not valid. Escape closes it, Enter does what `enter` says.
 */
export class Prompt {
  /** The element that is shown while it is open. */
  dom = null
  toolbar

  constructor(toolbar) {
    this.toolbar = toolbar
  }

  get view() {
    return this.toolbar.editor.view
  }

  get document() {
    return this.toolbar.editor.document
  }

  /** Shows what `content` answers, and focuses the first field. */
  open() {
    this.dom = build(this.document, "div", { class: "Markup-prompt", role: "dialog", "aria-label": this.title }, ...this.content())
    this.dom.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== "Escape") return
      // Buttons have their own Enter.
      if (event.key === "Enter" && event.target.localName === "button") return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === "Enter") this.enter()
      else this.close()
    })
    this.toolbar.showPrompt(this)
    const field = this.dom.querySelector("input")
    field.focus()
    field.select()
  }

  /** Takes it away; the editor gets the focus. */
  close() {
    if (!this.dom) return
    this.dom.remove()
    this.dom = null
    this.toolbar.promptClosed(this)
  }

  /** A field of text, which calls `changed` with each edit. */
  field(attributes, changed) {
    return build(this.document, "input", { type: "text", autocomplete: "off", spellcheck: "false", ...attributes, input: changed })
  }

  button(label, click, attributes = {}) {
    return build(this.document, "button", { type: "button", class: "Markup-prompt-button", ...attributes, click }, label)
  }

  row(...children) {
    return build(this.document, "div", { class: "Markup-prompt-row" }, ...children)
  }
}
