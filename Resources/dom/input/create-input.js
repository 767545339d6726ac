import { DataStore } from "../clipboard/data-store.js"
import { File } from "../file/File.js"
import { clickElement } from "./click.js"
import { copy, cut, paste, pasteClipboard } from "./clipboard-actions.js"
import { compose } from "./compose.js"
import { pressKey } from "./press.js"
import { typeCharacters } from "./type-text.js"

/**
 * The hands of a user, for the host: what they do goes to the element with the focus. Each action answers whether a page or the browser
 * did something.
 *
 * @param {Document} document - that of the window
 */
export function createInput(document) {
  return {
    type: (text) => typeCharacters(document, String(text)),
    press: (key, modifiers = {}) => pressKey(document, key, modifiers),
    /** Without data, what is on the clipboard of the page. */
    paste(data = undefined) {
      if (data === undefined) return pasteClipboard(document)
      const { html, text, files = [] } = data
      const strings = {}
      if (html !== undefined && html !== null) strings["text/html"] = String(html)
      if (text !== undefined && text !== null) strings["text/plain"] = String(text)
      const store = new DataStore(strings)
      for (const file of files) if (file instanceof File) store.items.push({ kind: "file", type: file.type, file })
      return paste(document, store)
    },
    copy: () => copy(document),
    cut: () => cut(document),
    click: (target, init = {}) => clickElement(document, target, init),
    compose: (text, steps = undefined) => compose(document, String(text), steps),
  }
}
