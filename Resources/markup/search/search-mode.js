import { currentEditor, editorOf } from "../editor/active-editor.js"
import { post } from "../messages/post.js"
import { installQuery, isSearching } from "./plugin.js"
import { textQuery } from "./query.js"

/** Makes Enter and Shift-Enter go to the next and the previous occurrence, until the search is left. */
export function activateSearch(view) {
  const editor = editorOf(view)
  if (!editor) return
  editor.search.active = true
  showSearchMode(editor)
  post("activateSearch", editor)
}

/** Shows by a class whether Enter goes to the next occurrence. */
export const showSearchMode = ({ view, search }) => void view.dom.classList.toggle("searching", search.active)

/** Leaves the search: nothing is highlighted, and Enter edits again. The text searched for is remembered. */
export function deactivateSearch(view = currentEditor()?.view) {
  const editor = view && editorOf(view)
  if (!editor) return
  const { search } = editor
  if (search.active) post("deactivateSearch", editor)
  search.active = false
  search.count = search.index = null
  showSearchMode(editor)
  if (isSearching(view.state)) view.dispatch(installQuery(view.state.tr, textQuery("")))
}

/** Leaves the search, and forgets what was searched for. */
export function cancelSearch() {
  const editor = currentEditor()
  if (!editor) return
  deactivateSearch(editor.view)
  editor.search.text = ""
}
