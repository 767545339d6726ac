import { EditorState } from "prosemirror-state"
import { EditorView } from "prosemirror-view"
import { BehaviorConfig } from "../config/BehaviorConfig.js"
import { KeymapConfig } from "../config/KeymapConfig.js"
import { ToolbarConfig } from "../config/ToolbarConfig.js"
import { parseJSON } from "../config/parse-json.js"
import { deliver, post } from "../messages/post.js"
import { reportError } from "../messages/errors.js"
import { withPart } from "../part.js"
import { cleanPastedHTML } from "../paste/clean-html.js"
import { handlePaste } from "../paste/paste.js"
import { repairSlice } from "../paste/repair-slice.js"
import { pluginsFor } from "../plugins/index.js"
import { configurationNamed, delegateNamed } from "../registry/registries.js"
import { schema } from "../schema/index.js"
import { AreaView } from "../views/AreaView.js"
import { CodeBlockView } from "../views/CodeBlockView.js"
import { ImageView } from "../views/ImageView.js"
import { registerEditor, unregisterEditor } from "./active-editor.js"
import { createSelectionBetween, handleDOMEvents } from "./dom-events.js"
import { Editor } from "./Editor.js"

const nodeViews = {
  image: (node, view, getPos) => new ImageView(node, view, getPos),
  code_block: (node, view) => new CodeBlockView(node, view),
  div: (node, view) => new AreaView(node, view),
}

/**
 * Makes an editor in an element of any document or shadow tree, and makes it the active one. Its document is empty.
 *
 * In a `markup-editor` the view goes into the child with the class `markup-editor`; both elements get the property `MU`.
 *
 * @param element where the editor goes.
 * @param options `placeholder`, `behavior`, `keymap`, `toolbar`, `base`, `handler`, `delegate`, `filename`, `prepend`, `append`;
 *   configurations as objects, as JSON, or by the name they are registered under. What is left out, the element's attribute of
 *   that name says.
 * @param MU the functions that the elements get.
 */
export function createEditor(element, options, MU) {
  const container = containerOf(element)
  const host = element.closest?.("markup-editor") ?? element
  const editor = new Editor(host, container, configuration(host, options ?? {}))
  editor.delegate = typeof editor.config.delegate === "string" ? delegateNamed(editor.config.delegate) : editor.config.delegate
  const state = EditorState.create({ schema, plugins: pluginsFor(editor) })
  editor.view = new EditorView(container, {
    state,
    nodeViews,
    handleDOMEvents,
    handlePaste,
    createSelectionBetween,
    transformPastedHTML: (html) => cleanPastedHTML(html, editor.document),
    transformPasted: repairSlice,
    // Scrolling measures boxes of all ancestors, for nothing where there are none.
    handleScrollToSelection: (view) => view.dom.getClientRects().length === 0,
    attributes: { translate: "no" },
  })
  observeWindow(editor)
  host.MU = MU
  container.MU = MU
  registerEditor(editor)
  if (editor.config.toolbar.visibility?.toolbar) withPart("ui", ({ toolbarOf }) => toolbarOf(editor))
  deliver()
  return editor
}

/** The element in which the view is put. */
function containerOf(element) {
  if (element.localName !== "markup-editor") return element
  const root = element.shadowRoot ?? element
  let container = root.querySelector(".markup-editor")
  if (!container) {
    container = element.ownerDocument.createElement("div")
    container.id = "editor"
    container.className = "markup-editor"
    root.append(container)
  }
  return container
}

function configuration(element, options) {
  const given = (name) => options[name] ?? element.getAttribute?.(name) ?? null
  return {
    id: element.id || newID(),
    filename: given("filename"),
    html: options.html ?? null,
    base: given("base"),
    placeholder: given("placeholder"),
    delegate: given("delegate"),
    handler: given("handler"),
    toolbar: resolve(given("toolbar"), ToolbarConfig, () => ToolbarConfig.none()),
    behavior: resolve(given("behavior"), BehaviorConfig),
    keymap: resolve(given("keymap"), KeymapConfig),
    prepend: given("prepend"),
    append: given("append"),
  }
}

/** A configuration by name, from JSON, or the standard one. An object is taken as it is. */
function resolve(value, Config, otherwise = () => Config.standard()) {
  if (value === null) return Config.standard()
  if (typeof value === "object") return value
  return configurationNamed(value) ?? parseJSON(value) ?? otherwise()
}

const newID = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 7).padEnd(5, "0")

/** Posts what the window has to say, until the editor is destroyed. */
function observeWindow(editor) {
  const { view, window } = editor
  const resized = () => post("updateHeight", editor)
  const failed = ({ message }) => reportError("Internal", message)
  window.addEventListener("resize", resized)
  window.addEventListener("error", failed)
  const destroy = view.destroy
  view.destroy = () => {
    window.removeEventListener("resize", resized)
    window.removeEventListener("error", failed)
    editor.toolbar?.destroy()
    unregisterEditor(editor)
    destroy.call(view)
  }
}
