import { imageAttributes, insertImage, modifyImage } from "../commands/images.js"
import { notifying } from "../commands/named.js"
import { post } from "../messages/post.js"
import { build } from "./build.js"
import { Prompt } from "./Prompt.js"

/** Inserts an image, or changes the one that is selected. */
export class ImageDialog extends Prompt {
  title = "Image"
  #src
  #alt
  #ok
  /** Null where the host selects images. */
  #preview = null

  content() {
    const { src, alt } = imageAttributes(this.view.state)
    const { selectImage } = this.toolbar.editor.config.behavior
    this.#src = this.field({ class: "Markup-prompt-image", placeholder: "Enter url...", value: src ?? "" }, () => this.#check())
    this.#alt = this.field({ placeholder: "Enter description...", value: alt ?? "" })
    this.#ok = this.button("OK", () => this.#insert())
    this.#preview = selectImage ? null : build(this.document, "img", { class: "Markup-prompt-preview", alt: "" })
    const select = selectImage ? this.button("Select...", () => this.#select()) : null
    this.#check()
    return [this.row(this.#src), this.row(this.#alt), this.#preview, this.row(select, this.#ok, this.button("Cancel", () => this.close()))]
  }

  enter() {
    // Enter shows that the address is taken for good: it has to lead to an image then.
    if (this.#value !== "" && (!this.#preview || this.#preview.naturalWidth > 0)) this.#insert()
  }

  get #value() {
    return this.#src.value.trim()
  }

  #check() {
    this.#ok.disabled = this.#value === ""
    if (!this.#preview) return
    this.#preview.hidden = this.#value === ""
    if (this.#value === "") this.#preview.removeAttribute("src")
    else this.#preview.src = this.#value
  }

  #select() {
    this.close()
    post({ messageType: "selectImage" }, this.toolbar.editor)
  }

  #insert() {
    const src = this.#value
    const alt = this.#alt.value.trim()
    if (src === "") return
    this.close()
    const { view } = this
    const isImage = imageAttributes(view.state).src !== undefined && view.state.selection.node
    notifying(isImage ? modifyImage(src, alt) : insertImage(src, alt))(view.state, view.dispatch, view)
  }
}
