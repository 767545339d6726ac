import { activeEditor } from "./active-editor.js"

/** Sets attributes of the editor's element from a string of JSON. Whether it can be edited is not among them. */
export function setTopLevelAttributes(json) {
  const { container } = activeEditor()
  const attributes = typeof json === "string" ? JSON.parse(json) : json
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== "contenteditable") container.setAttribute(name, value)
  }
}

/** Replaces the text that an empty document shows. */
export function setPlaceholder(text) {
  const editor = activeEditor()
  editor.placeholder = String(text ?? "")
  // The view asks for its decorations again when it gets a state.
  editor.view.updateState(editor.view.state)
}
