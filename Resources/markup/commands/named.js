import { redo, undo } from "prosemirror-history"
import { editorOf, setActiveView } from "../editor/active-editor.js"
import { stateChanged } from "../messages/state-changed.js"
import { withPart } from "../part.js"
import { indent, outdent } from "./dent.js"
import { toggleFormat } from "./formats.js"
import { toggleList } from "./lists.js"
import { setStyle } from "./styles.js"

/** `command`, saying what changed where it applied. */
export function notifying(command) {
  return (state, dispatch, view) => {
    const applied = command(state, dispatch, view)
    if (applied && dispatch && view) stateChanged(view)
    return applied
  }
}

/** A command that does something with the editor's toolbar: always, where there is a view. */
const inToolbar = (use) => (state, dispatch, view) => {
  if (dispatch && view) withPart("ui", ({ toolbarOf }) => use(toolbarOf(editorOf(view))))
  return true
}

/** Lets the delegate do it, where the configuration says so and it can; otherwise opens a dialog. */
const insertWith = (setting, method, open) => (state, dispatch, view) => {
  const { config, delegate } = (view && editorOf(view)) ?? {}
  if (!config?.behavior[setting] || typeof delegate?.[method] !== "function") return inToolbar(open)(state, dispatch, view)
  if (dispatch) {
    setActiveView(view)
    delegate[method](state, dispatch, view)
  }
  return true
}

/** Commands by the name that key map and toolbar configurations give them. */
export const commands = {
  undo: notifying(undo),
  redo: notifying(redo),
  link: insertWith("insertLink", "markupInsertLink", (toolbar) => toolbar.openLinkDialog()),
  image: insertWith("insertImage", "markupInsertImage", (toolbar) => toolbar.openImageDialog()),
  p: notifying(setStyle("P")),
  h1: notifying(setStyle("H1")),
  h2: notifying(setStyle("H2")),
  h3: notifying(setStyle("H3")),
  h4: notifying(setStyle("H4")),
  h5: notifying(setStyle("H5")),
  h6: notifying(setStyle("H6")),
  bullet: notifying(toggleList("UL")),
  number: notifying(toggleList("OL")),
  indent: notifying(indent),
  outdent: notifying(outdent),
  bold: notifying(toggleFormat("strong")),
  italic: notifying(toggleFormat("em")),
  underline: notifying(toggleFormat("u")),
  strikethrough: notifying(toggleFormat("s")),
  code: notifying(toggleFormat("code")),
  subscript: notifying(toggleFormat("sub")),
  superscript: notifying(toggleFormat("sup")),
  language: inToolbar((toolbar) => toolbar.openLanguageDialog()),
  search: inToolbar((toolbar) => toolbar.toggleSearch()),
}
