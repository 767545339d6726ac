import { activeEditor } from "../editor/active-editor.js"
import { selectionChanged } from "../messages/state-changed.js"
import { augmentationNamed } from "../registry/registries.js"
import { applyAppearance } from "./appearance.js"
import { build, buildIcon } from "./build.js"
import { groupsFor } from "./groups.js"
import { icons } from "./icons.js"
import { renderGrouped } from "./items.js"
import { ImageDialog } from "./ImageDialog.js"
import { LanguageDialog } from "./LanguageDialog.js"
import { LanguageTab } from "./LanguageTab.js"
import { LinkDialog } from "./LinkDialog.js"
import { SearchBar } from "./SearchBar.js"
import { addStyle } from "./style.js"

/** The toolbar of an editor, made when first asked for. */
export function toolbarOf(editor) {
  editor.toolbar ??= new Toolbar(editor)
  return editor.toolbar
}

/**
 * The toolbar of an editor, above its content: the bars that its configuration shows, the search bar, dialogs. It is there, hidden,
 * also where the configuration shows none: dialogs and the search bar stand below it.
 */
class Toolbar {
  editor
  #wrapper
  #bar
  /** What did not fit: a second row, and the button that opens it. */
  #rest
  #more
  #groups = null
  #prompt = null
  #search = null
  #tab
  #removeAppearance
  #resized = () => this.#fit()

  constructor(editor) {
    this.editor = editor
    const { document, container, config } = editor
    const visible = Boolean(config.toolbar.visibility?.toolbar)
    this.#bar = build(document, "div", { id: "Markup-toolbar", class: visible ? "Markup-toolbar" : "Markup-toolbar-hidden", role: "toolbar" })
    this.#rest = build(document, "div", { class: "Markup-toolbar-more", hidden: true })
    this.#more = build(document, "button", { type: "button", class: "Markup-menuitem Markup-more", title: "More", hidden: true, click: () => this.#toggleRest() }, buildIcon(document, this.icon("more")))
    this.#more.addEventListener("mousedown", (event) => event.preventDefault())
    this.#wrapper = build(document, "div", { class: "Markup-toolbar-wrapper", contenteditable: "false" }, this.#bar, this.#rest)
    addStyle(editor)
    this.#removeAppearance = applyAppearance(editor.element, config.toolbar.appearance ?? {})
    container.prepend(this.#wrapper)
    this.#tab = config.behavior.highlightCode ? new LanguageTab(this) : null
    editor.window.addEventListener("resize", this.#resized)
    if (visible) this.#fill()
    this.update()
  }

  /** Follows the state of the editor's view. */
  update() {
    this.#groups?.update(this.editor.view.state)
    this.#search?.update()
    this.#tab?.update()
  }

  destroy() {
    this.#prompt?.close()
    this.#tab?.remove()
    this.#removeAppearance()
    this.editor.window.removeEventListener("resize", this.#resized)
    this.#wrapper.remove()
    this.editor.toolbar = null
  }

  /** An icon by name: the configuration's, or the built-in one. */
  icon(name) {
    return this.editor.config.toolbar.icons?.[name] ?? icons[name]
  }

  /** Whether what is typed goes into a dialog or the search field; the editor's selection is not what a person works on then. */
  get takesInput() {
    return this.#prompt !== null || Boolean(this.#search?.hasFocus)
  }

  /** Where the bar ends on the screen. */
  get bottom() {
    return this.#bar.getBoundingClientRect().bottom
  }

  setVisible(visible) {
    this.#bar.className = "Markup-toolbar"
    this.#bar.style.display = visible ? "" : "none"
    if (visible && !this.#groups) this.#fill()
  }

  openLinkDialog() {
    new LinkDialog(this).open()
  }

  openImageDialog() {
    new ImageDialog(this).open()
  }

  openLanguageDialog() {
    new LanguageDialog(this).open()
  }

  toggleSearch() {
    if (!this.#search) {
      this.#search = new SearchBar(this)
      this.#wrapper.append(this.#search.dom)
    }
    this.#search.toggle()
  }

  /** Called by a dialog that opens. */
  showPrompt(prompt) {
    this.#prompt?.close()
    this.#prompt = prompt
    this.#wrapper.append(prompt.dom)
    this.#wrapper.classList.add("Markup-prompt-showing")
    selectionChanged(this.editor.view)
  }

  /** Called by a dialog that closes. */
  promptClosed(prompt) {
    if (this.#prompt !== prompt) return
    this.#prompt = null
    this.#wrapper.classList.remove("Markup-prompt-showing")
    const { view } = this.editor
    if (view.isDestroyed) return
    view.focus()
    selectionChanged(view)
  }

  #fill() {
    const { config, view } = this.editor
    const added = (name) => {
      const items = (typeof name === "string" ? augmentationNamed(name) : name)?.menuItems
      return items ? [[items].flat()] : []
    }
    this.#groups = renderGrouped(view, [...added(config.prepend), ...groupsFor(this), ...added(config.append)])
    this.#bar.append(this.#groups.dom, this.#more)
    this.#fit()
  }

  #toggleRest() {
    this.#rest.hidden = !this.#rest.hidden
  }

  /** Moves what the first row has no room for to the second. */
  #fit() {
    if (!this.#groups) return
    this.#bar.append(...this.#rest.childNodes, this.#more)
    const { clientWidth } = this.#bar
    this.#more.hidden = !(clientWidth > 0 && this.#bar.scrollWidth > clientWidth)
    this.#rest.hidden ||= this.#more.hidden
    if (this.#more.hidden) return
    const items = [...this.#bar.children].filter((child) => child !== this.#more)
    while (items.length > 1 && this.#bar.scrollWidth > clientWidth) this.#rest.prepend(items.pop())
  }
}

const active = () => toolbarOf(activeEditor())

export const openLinkDialog = () => active().openLinkDialog()
export const openImageDialog = () => active().openImageDialog()
export const languageDialog = () => active().openLanguageDialog()
export const toggleSearch = () => active().toggleSearch()
export const setToolbarVisible = (visible) => active().setVisible(visible !== "false" && Boolean(visible))
