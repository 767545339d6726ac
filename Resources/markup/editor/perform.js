import { stateChanged } from "../messages/state-changed.js"
import { activeEditor } from "./active-editor.js"

/** Runs a command in the active view, and says that something changed if it applied. Answers whether it did. */
export function perform(command) {
  const applied = change(command)
  if (applied) stateChanged(activeEditor().view)
  return applied
}

/** Runs a command in the active view, and says that something changed even where it does not apply. */
export function performAlways(command) {
  change(command)
  stateChanged(activeEditor().view)
}

/** Runs a command in the active view without a word. Answers whether it applied. */
export function change(command) {
  const { view } = activeEditor()
  return command(view.state, view.dispatch, view)
}
