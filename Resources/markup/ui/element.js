import { parseJSON } from "../config/parse-json.js"
import { editorAt, setActiveView } from "../editor/active-editor.js"
import { announce } from "../editor/announce.js"
import { insertScript } from "../editor/user-files.js"
import { getHTML } from "../html/get-html.js"
import { baseOf } from "../html/set-html.js"
import { loadPlugins } from "../registry/plugins.js"

/** Elements whose editor is on its way; and what those show that were taken out of their document, as options of an editor. */
const connecting = new WeakSet()
const kept = new WeakMap()

/**
 * Makes the editor of a `markup-editor` that came into a document: its style, the user's script, the editor, the plugins; then the
 * editor is announced.
 *
 * @param create makes an editor in an element.
 * @param {string[] | null} styleSheets the editor's own style, for a shadow tree; null: the editor goes into the light tree.
 */
export async function connectElement(element, create, styleSheets) {
  if (connecting.has(element)) return
  connecting.add(element)
  try {
    await parsed(element.ownerDocument)
    if (!element.isConnected || element.MU) return
    const options = kept.get(element) ?? { html: element.innerHTML.trim() === "" ? "<p></p>" : element.innerHTML }
    if (!styleSheets) element.replaceChildren()
    else if (!element.shadowRoot) element.attachShadow({ mode: "open" })
    await addStyles(element, styleSheets)
    await runUserScript(element)
    const editor = create(element, options)
    editor.root.muId = editor.config.id
    await loadPlugins(parseJSON(element.getAttribute("plugins")), editor.delegate)
    announce(editor)
  } finally {
    connecting.delete(element)
  }
}

/** Lets go of the editor of an element that left its document, unless it is only moved. It comes back with its content. */
export function disconnectElement(element) {
  queueMicrotask(() => {
    const editor = element.isConnected ? null : editorAt(element)
    if (editor?.element !== element) return
    setActiveView(editor.view)
    kept.set(element, { html: getHTML("false", "false"), base: baseOf(element.ownerDocument), filename: "" })
    editor.view.destroy()
    editor.container.remove()
    delete element.MU
  })
}

/** When the content of elements is there: one that the parser makes is connected before its children are. */
function parsed(document) {
  if (document.readyState !== "loading") return undefined
  return new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }))
}

async function addStyles(element, styleSheets) {
  const { ownerDocument: document, shadowRoot } = element
  const file = element.getAttribute("userstyle")
  const texts = [...(styleSheets ?? []), ...(file ? [await textOf(document, file)] : [])]
  const { CSSStyleSheet } = document.defaultView
  const sheets = texts.map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  const tree = shadowRoot ?? document
  if (sheets.length > 0) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, ...sheets]
}

async function textOf({ defaultView: window }, file) {
  const response = await window.fetch(file)
  if (!response.ok) throw new Error(`the style sheet ${file} could not be loaded: ${response.status}`)
  return response.text()
}

/** Runs the element's user script, a module. One that cannot be loaded keeps the editor from being made. */
function runUserScript(element) {
  const file = element.getAttribute("userscript")
  if (!file) return undefined
  return new Promise((loaded) => {
    insertScript(element.ownerDocument, file, element.shadowRoot ?? element, element.getAttribute("nonce"), loaded)
  })
}
