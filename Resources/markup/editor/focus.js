import { activeEditor, currentEditor, editorAt, setActiveView } from "./active-editor.js"
import { post } from "../messages/post.js"

/** Focuses the active editor. */
export const focus = () => activeEditor().view.focus()

/** Makes the editor around an element the active one, as when it got focus. */
export function focused(element) {
  const editor = element ? editorAt(element) : currentEditor()
  if (!editor) return
  setActiveView(editor.view)
  post("focus", editor)
}
