import { currentEditor, editorOf } from "../editor/active-editor.js"
import { deactivateSearch } from "../search/search-mode.js"
import { post } from "./post.js"

/**
 * Says that the document or the selection changed, as most functions do at their end: the search is left, then
 * `selectionChanged` and `input` are posted, the latter with the id of the area that is selected.
 */
export function stateChanged(view = currentEditor()?.view) {
  if (!view) return
  deactivateSearch(view)
  selectionChanged(view)
  postInput(view)
}

export const selectionChanged = (view) => post("selectionChanged", editorOf(view))

export function postInput(view) {
  const editor = editorOf(view)
  post(`input${editor?.selectedDivID ?? ""}`, editor)
}
