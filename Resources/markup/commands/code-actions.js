import { activeEditor } from "../editor/active-editor.js"
import { change } from "../editor/perform.js"
import { stateChanged } from "../messages/state-changed.js"
import { setCodeLanguage } from "./code-language.js"

/** Says in which language the selected code is, and that something changed if it was in another. Answers whether that applies. */
export function setLanguage(language) {
  if (language != null && typeof language !== "string") throw new TypeError(`setCodeLanguage takes the name of a language or null, not ${typeof language}`)
  const { view } = activeEditor()
  const { doc } = view.state
  const applied = change(setCodeLanguage(language))
  if (view.state.doc !== doc) stateChanged(view)
  return applied
}
