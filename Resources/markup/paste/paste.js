import { activeEditor } from "../editor/active-editor.js"
import { insertText, normalizeLines } from "../commands/insert.js"
import { stateChanged, postInput } from "../messages/state-changed.js"
import { cleanPastedHTML } from "./clean-html.js"
import { toPlainHTML } from "./plain-text.js"

/** Pastes HTML at the selection. @param event a paste event, whose plain text goes into code. */
export function pasteHTML(html, event) {
  const { view } = activeEditor()
  view.pasteHTML(String(html ?? ""), event)
  stateChanged(view)
}

/** Pastes HTML or text without its formats. */
export function pasteText(text, event) {
  const { document } = activeEditor()
  pasteHTML(toPlainHTML(cleanPastedHTML(String(text ?? ""), document), document), event)
}

/** Inserts text as it is, with its line ends. */
export function pasteCode(text) {
  const { view } = activeEditor()
  const lines = normalizeLines(String(text ?? ""))
  view.dispatch(lines ? view.state.tr.insertText(lines).scrollIntoView() : view.state.tr.deleteSelection())
  stateChanged(view)
}

/** In code, inserts the plain text of the pasteboard. In all cases, posts `input` when the paste is done. */
export function handlePaste(view, event) {
  view.dom.ownerDocument.defaultView.setTimeout(() => postInput(view))
  const text = event.clipboardData?.getData("text/plain")
  const { parent } = view.state.selection.$from
  if (!parent.type.spec.code || !text) return false
  return insertText(text)(view.state, view.dispatch)
}
