import { EditorState, Selection } from "prosemirror-state"
import { activeEditor, editorOf } from "../editor/active-editor.js"
import { parseDocument } from "./parse.js"

/** The HTML of an empty document. */
export const emptyHTML = "<p></p>"

/**
 * Loads a document: what was there is gone, and so is its history. Nothing is posted.
 *
 * @param contents HTML; what the schema has no place for is left out.
 * @param focusAfterLoad whether the editor takes focus.
 * @param base what relative URLs of the document are relative to; without it the page's `base` element is taken out.
 * @param editorView the view to load into; the active one by default.
 */
export function setHTML(contents, focusAfterLoad = true, base, editorView) {
  const editor = editorView ? editorOf(editorView) : activeEditor()
  load(editor.view, readDocument(contents, editor, base))
  if (focusAfterLoad) editor.view.focus()
}

/** What `contents` is as a document of `editor`, whose base is set. */
export function readDocument(contents, { document }, base) {
  setBase(document, base)
  return parseDocument(String(contents ?? ""), document)
}

/** Makes `doc` the document of `view`, with fresh plugin states: no history, no stored marks. */
export function load(view, doc, selection = Selection.near(doc.resolve(0))) {
  view.updateState(EditorState.create({ doc, selection, plugins: view.state.plugins }))
}

export function emptyDocument() {
  activeEditor().selectedDivID = null
  setHTML(emptyHTML)
}

/** What relative URLs of the document are relative to, as it was set; null without a `base` element. */
export const baseOf = (document) => document.querySelector("base")?.getAttribute("href") ?? null

export function setBase(document, base) {
  let element = document.querySelector("base")
  if (!base) {
    element?.remove()
    return
  }
  if (!element) {
    element = document.createElement("base")
    document.body.prepend(element)
  }
  element.setAttribute("href", base)
}
