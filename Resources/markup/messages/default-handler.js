import { getHeight } from "../editor/geometry.js"
import { withPart } from "../part.js"

/**
 * The message handler of an editor for which none is registered: calls the methods of its delegate, where it has them.
 *
 * @param editor the editor whose messages it gets.
 */
export function makeDefaultHandler(editor) {
  const call = (name, ...values) => editor.delegate?.[name]?.(...values)
  const plain = {
    focus: () => call("markupDidFocus"),
    blur: () => call("markupDidBlur"),
    clicked: () => call("markupClicked"),
    searched: () => call("markupSearched"),
    selectionChanged: () => call("markupSelectionChanged"),
    updateHeight: () => call("markupUpdateHeight", getHeight(editor)),
    loadedUserFiles() {
      const { filename, html } = editor.config
      if (filename || html !== null) withPart("ui", ({ loadContents }) => loadContents(editor))
      call("markupReady")
    },
  }
  const typed = {
    log: ({ log }) => editor.window.console.log(log),
    error: ({ code, message, info, alert }) => code && message && call("markupError", code, message, info, alert, editor),
    selectImage: () => call("markupSelectImage"),
    addedImage: ({ src, divId }) => call("markupImageAdded", src, divId),
    // The delegate hears of plugins where they are loaded.
    markupPluginsDidLoad() {},
  }
  return {
    postMessage(message) {
      if (message.startsWith("input")) return call("markupInput")
      if (Object.hasOwn(plain, message)) return plain[message]()
      if (!message.startsWith("{")) return
      const body = JSON.parse(message)
      if (Object.hasOwn(typed, body.messageType)) typed[body.messageType](body)
      else editor.window.console.log(message)
    },
  }
}
