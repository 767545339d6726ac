import { setActiveView } from "../editor/active-editor.js"
import { selectionChanged } from "../messages/state-changed.js"
import { searchFor } from "../search/search-for.js"
import { cancelSearch } from "../search/search-mode.js"
import { withKey } from "./key-names.js"
import { build, buildIcon } from "./build.js"

/** The field that searches the document, with its buttons. Shown and hidden by {@link toggle}. */
export class SearchBar {
  dom
  #toolbar
  #input
  #status
  #matchCase

  constructor(toolbar) {
    this.#toolbar = toolbar
    const { document, config } = toolbar.editor
    const { help = {} } = config.toolbar
    const button = (name, click) => build(document, "button", { type: "button", class: "Markup-menuitem", title: help[name], click }, buildIcon(document, toolbar.icon(name)))
    const announce = () => selectionChanged(toolbar.editor.view)
    this.#input = build(document, "input", {
      id: "Markup-searchinput",
      type: "search",
      placeholder: "Search document...",
      autocomplete: "off",
      input: () => this.#cancel(),
      focus: announce,
      blur: announce,
      keydown: (event) => this.#keydown(event),
    })
    this.#status = build(document, "span", { id: "Markup-searchstatus" })
    this.#matchCase = button("matchCase", () => this.#toggleCase())
    this.dom = build(document, "div", { id: "Markup-searchbar", class: "Markup-searchbar" }, this.#input, this.#status,
      button("searchBackward", () => this.#search("backward")), button("searchForward", () => this.#search("forward")), this.#matchCase)
    this.dom.title = withKey(help.search ?? "", config.keymap?.search)
    this.dom.hidden = true
    this.#show()
  }

  /** Whether what is typed goes into the field. */
  get hasFocus() {
    return this.dom.getRootNode().activeElement === this.#input
  }

  /** Shows the bar and takes the focus, or hides it and leaves the search. */
  toggle() {
    this.dom.hidden = !this.dom.hidden
    if (!this.dom.hidden) {
      this.#input.focus()
      this.#input.select()
      return
    }
    this.#cancel()
    this.#toolbar.editor.view.focus()
  }

  /** Shows which of the occurrences was reached. */
  update() {
    const { text, count, index } = this.#toolbar.editor.search
    const found = this.#input.value !== "" && text === this.#input.value && count !== null
    this.#status.textContent = !found ? "" : count === 0 ? "No matches" : `${index}/${count}`
  }

  #show() {
    const { matchCase } = this.#toolbar.editor.search
    this.#matchCase.setAttribute("aria-pressed", String(matchCase))
    this.#matchCase.classList.toggle("Markup-menuitem-active", matchCase)
  }

  #search(direction) {
    setActiveView(this.#toolbar.editor.view)
    searchFor(this.#input.value, direction)
    this.update()
  }

  #cancel() {
    setActiveView(this.#toolbar.editor.view)
    cancelSearch()
    this.update()
  }

  #toggleCase() {
    const { search } = this.#toolbar.editor
    search.matchCase = !search.matchCase
    this.#cancel()
    this.#show()
  }

  #keydown(event) {
    if (event.key === "Enter") this.#search(event.shiftKey ? "backward" : "forward")
    else if (event.key === "Escape") this.toggle()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
