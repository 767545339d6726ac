import { currentEditor } from "./active-editor.js"
import { post } from "../messages/post.js"

/**
 * Loads a module script, then a style sheet, each if given, and posts `loadedUserFiles` when they are there.
 *
 * @param target where the elements go: the page's body and head by default.
 * @param nonce put on the script, for a content security policy.
 */
export function loadUserFiles(scriptFile, cssFile, target = null, nonce = null) {
  const document = currentEditor()?.document ?? globalThis.document
  const finish = () => post("loadedUserFiles")
  const loadStyle = () => {
    if (!cssFile) return finish()
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.type = "text/css"
    link.href = cssFile
    insert(link, target ?? document.head, finish)
  }
  if (!scriptFile) return loadStyle()
  insertScript(document, scriptFile, target ?? document.body, nonce, loadStyle)
}

/** Puts in a module script; `loaded` is called when it has run. */
export function insertScript(document, file, parent, nonce, loaded) {
  const script = document.createElement("script")
  script.type = "module"
  if (nonce) script.setAttribute("nonce", nonce)
  script.src = file
  insert(script, parent, loaded)
}

/** Puts in an element that loads a file. One that cannot be loaded keeps the message from coming: it would be untrue. */
function insert(element, parent, loaded) {
  element.addEventListener("load", loaded, { once: true })
  parent.append(element)
}
