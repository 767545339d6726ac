import { baseKeymap, chainCommands } from "prosemirror-commands"
import { keymap } from "prosemirror-keymap"
import { goToNextCell } from "prosemirror-tables"
import { editorOf } from "../editor/active-editor.js"
import { enter } from "../commands/enter.js"
import { selectedImage } from "../commands/images.js"
import { commands } from "../commands/named.js"
import { deleteNewlineAfter, deleteNewlineBefore, liftFirstBlockOfItem } from "../commands/delete.js"
import { post } from "../messages/post.js"
import { stateChanged } from "../messages/state-changed.js"
import { searchOn } from "../search/search-for.js"
import { undoInputRule } from "./input-rules.js"

/** While a search is active, goes to the next or the previous occurrence. */
const searching = (by) => (state, dispatch, view) => {
  const editor = view && editorOf(view)
  if (!editor?.search.active) return false
  if (dispatch) searchOn(editor, by)
  return true
}

/** Says that an edit is coming; applies nothing, so that the next command gets the key. */
const announcing = (state, dispatch, view) => {
  if (dispatch && view) stateChanged(view)
  return false
}

/** Takes the key without editing. */
const swallowing = () => true

const deletingImage = (state, dispatch, view) => {
  const image = selectedImage(state)
  const editor = view && editorOf(view)
  if (image && dispatch && editor) {
    post({ messageType: "deletedImage", src: image.attrs.src, divId: editor.selectedDivID ?? "" }, editor)
  }
  return false
}

/** The keys that no configuration changes. */
const fixed = {
  Enter: chainCommands(searching(1), announcing, enter),
  "Shift-Enter": chainCommands(searching(-1), announcing, swallowing),
  Backspace: chainCommands(deletingImage, announcing, deleteNewlineBefore, undoInputRule, liftFirstBlockOfItem),
  Delete: chainCommands(deletingImage, announcing, deleteNewlineAfter),
  Tab: goToNextCell(1),
  "Shift-Tab": goToNextCell(-1),
}

/**
 * The key maps of an editor: its own, then ProseMirror's base map.
 *
 * @param configuration keys by command name: a key, an array of them, or nothing.
 */
export function keyMapPlugins(configuration) {
  const bindings = {}
  for (const [name, keys] of Object.entries(configuration ?? {})) {
    if (!Object.hasOwn(commands, name)) continue
    for (const key of [keys ?? []].flat()) if (key) bindings[key] = commands[name]
  }
  return [keymap({ ...bindings, ...fixed }), keymap(baseKeymap)]
}
