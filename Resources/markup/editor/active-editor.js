/**
 * The editors of a page, and which of them the functions of `MU` act on: the one registered last, or the one that last got
 * focus or was made active.
 */
const editors = new Map()
let active = null

/** Makes `editor` known, and active. */
export function registerEditor(editor) {
  editors.set(editor.view, editor)
  active = editor
}

/** Forgets `editor`; the one registered last among the others becomes active. */
export function unregisterEditor(editor) {
  editors.delete(editor.view)
  if (active === editor) active = [...editors.values()].at(-1) ?? null
}

/** The active editor, or null. */
export const currentEditor = () => active

/** The active editor. Throws where there is none. */
export function activeEditor() {
  if (!active) throw new Error("no editor is active; make one with createEditor(element)")
  return active
}

export const activeView = () => active?.view
export const activeConfig = () => active?.config

/** The editor whose view is `view`. */
export const editorOf = (view) => editors.get(view)

/** Makes the editor of `view` the one that the functions of `MU` act on. */
export function setActiveView(view) {
  const editor = editors.get(view)
  if (!editor) throw new TypeError("setActiveView takes the view of an editor that createEditor made")
  active = editor
}

/** The editor that an element belongs to: the one it is in, else one in the same document or shadow tree. */
export function editorAt(element) {
  const all = [...editors.values()]
  return (
    all.find(({ element: host }) => host.contains(element)) ?? all.find(({ root }) => root === element.getRootNode()) ?? null
  )
}
