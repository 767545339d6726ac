import { makeSearch } from "../search/search.js"

/** A view with what belongs to it but is no part of its state. */
export class Editor {
  /** The element that holds the functions as its property `MU`; the container, unless that stands in a `markup-editor`. */
  element
  /** The element that the view is mounted into. */
  container
  /** id, filename, html, base, placeholder, delegate, handler, toolbar, behavior, keymap, prepend, append. */
  config
  view = null
  /** What stands above the content, once something of it was asked for. */
  toolbar = null
  delegate = null
  /** The id of the area that the selection or the last click is in; null outside of areas. */
  selectedDivID = null
  /** What is shown in an empty document. */
  placeholder = ""
  search = makeSearch()
  /** The innermost open transaction, whose messages wait in its `messages`; null outside of one. */
  transaction = null

  constructor(element, container, config) {
    this.element = element
    this.container = container
    this.config = config
    this.placeholder = config.placeholder ?? ""
  }

  get document() {
    return this.container.ownerDocument
  }

  get window() {
    return this.document.defaultView
  }

  get root() {
    return this.container.getRootNode()
  }
}
