import { splitListItem } from "prosemirror-schema-list"
import { redo, redoDepth, undo, undoDepth } from "prosemirror-history"
import * as areas from "./markup/commands/area-actions.js"
import { setLanguage } from "./markup/commands/code-actions.js"
import { languagesIn, languageTab } from "./markup/commands/code-language.js"
import { indent, outdent } from "./markup/commands/dent.js"
import { insertHTML, insertText, linkToHeading, replace, replaceAll } from "./markup/commands/edit-actions.js"
import { toggleFormat } from "./markup/commands/formats.js"
import { getDataImages, getLocalImages } from "./markup/commands/image-actions.js"
import { cutImage, imageAttributes, insertImage, modifyImage, replaceImageSource } from "./markup/commands/images.js"
import { deleteLink, insertLink, linkAttributes } from "./markup/commands/links.js"
import { toggleList } from "./markup/commands/lists.js"
import { isRecognizedLanguage } from "./markup/commands/recognized-languages.js"
import { insertRule } from "./markup/commands/rules.js"
import { setStyle } from "./markup/commands/styles.js"
import * as tables from "./markup/commands/table-actions.js"
import { BehaviorConfig } from "./markup/config/BehaviorConfig.js"
import { KeymapConfig } from "./markup/config/KeymapConfig.js"
import { ToolbarConfig } from "./markup/config/ToolbarConfig.js"
import { outline } from "./markup/document/headings.js"
import { fromJSON, toJSON } from "./markup/document/json.js"
import { stats } from "./markup/document/statistics.js"
import { validate } from "./markup/document/validate.js"
import { activeConfig, activeEditor, activeView, setActiveView } from "./markup/editor/active-editor.js"
import { setPlaceholder, setTopLevelAttributes } from "./markup/editor/attributes.js"
import { announce } from "./markup/editor/announce.js"
import { createEditor as create } from "./markup/editor/create-editor.js"
import { focus, focused } from "./markup/editor/focus.js"
import { getHeight, padBottom } from "./markup/editor/geometry.js"
import { change, perform, performAlways } from "./markup/editor/perform.js"
import { loadUserFiles } from "./markup/editor/user-files.js"
import { applySteps, steps } from "./markup/history/steps.js"
import { transaction } from "./markup/history/transaction.js"
import { getHTML } from "./markup/html/get-html.js"
import { emptyDocument, emptyHTML, setHTML } from "./markup/html/set-html.js"
import { consoleLog, reportError } from "./markup/messages/errors.js"
import { post } from "./markup/messages/post.js"
import { part } from "./markup/part.js"
import { pasteCode, pasteHTML, pasteText } from "./markup/paste/paste.js"
import * as plugins from "./markup/registry/plugins.js"
import * as registries from "./markup/registry/registries.js"
import { schema } from "./markup/schema/index.js"
import { searchFor } from "./markup/search/search-for.js"
import { cancelSearch, deactivateSearch } from "./markup/search/search-mode.js"
import { resetSelection, selectAll, selectCells, selectElement, selectText, setSelection } from "./markup/selection/select.js"
import { getSelectionState } from "./markup/selection/selection-state.js"
import { getTestHTML, setTestHTML } from "./markup/testing/markers.js"
import { previewHTML, previewText } from "./markup/testing/preprocessing.js"
import { CodeBlockView } from "./markup/views/CodeBlockView.js"

export * from "prosemirror-model"
export * from "prosemirror-state"
export * from "prosemirror-view"

const state = () => activeEditor().view.state

/** The part that toolbar and dialogs are in. */
function ui() {
  const exports = part("ui")
  if (!exports) throw new Error("the part of the editor with its dialogs is not loaded; say where it is with loadPartsWith")
  return exports
}

/**
 * The functions of the editor: what hosts call and user scripts extend. They act on the active editor, at once, and answer
 * JSON-like values. Behind each that edits stands a ProseMirror command.
 */
export const MU = {
  schema,

  // Documents
  setHTML,
  getHTML,
  emptyDocument,
  emptyHTML,
  getDataImages,
  getLocalImages,
  toJSON,
  fromJSON,
  outline,
  stats,
  validate,
  savedDataImage: (oldSrc, newSrc) => void perform(replaceImageSource(oldSrc, newSrc)),

  // Formats
  toggleBold: () => performAlways(toggleFormat("strong")),
  toggleItalic: () => performAlways(toggleFormat("em")),
  toggleUnderline: () => performAlways(toggleFormat("u")),
  toggleStrike: () => performAlways(toggleFormat("s")),
  toggleCode: () => performAlways(toggleFormat("code")),
  toggleSubscript: () => performAlways(toggleFormat("sub")),
  toggleSuperscript: () => performAlways(toggleFormat("sup")),

  // Blocks
  setStyle: (style) => (perform(setStyle(style)) ? undefined : false),
  setCodeLanguage: setLanguage,
  toggleListItem: (kind) => void perform(toggleList(kind)),
  indent: () => perform(indent),
  outdent: () => perform(outdent),
  insertHRule: () => perform(insertRule),

  // Links and images
  insertLink: (href) => perform(insertLink(href)),
  linkToHeading,
  deleteLink: () => perform(deleteLink),
  getLinkAttributes: () => linkAttributes(state()),
  insertImage: (src, alt) => perform(insertImage(src, alt)),
  modifyImage: (src, alt) => perform(modifyImage(src, alt)),
  cutImage: () => void perform(cutImage),
  getImageAttributes: (from = state()) => imageAttributes(from),

  // Tables
  insertTable: tables.insertTable,
  addRow: tables.addRow,
  addCol: tables.addColumn,
  addHeader: tables.addHeader,
  deleteTableArea: tables.deleteTableArea,
  borderTable: tables.borderTable,
  mergeCells: tables.mergeCells,
  splitCell: tables.splitCell,
  setColumnWidth: tables.setColumnWidth,
  nextCell: tables.nextCell,
  prevCell: tables.prevCell,

  // Text
  insertText,
  insertHTML,
  replace,
  replaceAll,
  pasteHTML,
  pasteText,
  pasteCode,

  // History
  doUndo: () => perform(undo),
  doRedo: () => perform(redo),
  transaction,
  steps,
  applySteps,
  canUndo: () => undoDepth(state()) > 0,
  canRedo: () => redoDepth(state()) > 0,

  // Selection and focus
  getSelectionState,
  setSelection,
  selectAll,
  selectText,
  selectElement,
  selectCells,
  resetSelection,
  focus,
  focused,

  // Search
  searchFor,
  deactivateSearch,
  cancelSearch,

  // Areas
  addDiv: areas.addDiv,
  removeDiv: areas.removeDiv,
  addButton: areas.addButton,
  removeButton: areas.removeButton,
  focusOn: areas.focusOn,
  removeAllDivs: areas.removeAllDivs,

  // The editor and its host
  activeView,
  activeConfig,
  setActiveView,
  setTopLevelAttributes,
  setPlaceholder,
  getHeight: () => getHeight(),
  openLinkDialog: () => ui().openLinkDialog(),
  openImageDialog: () => ui().openImageDialog(),
  languageDialog: () => ui().languageDialog(),
  toggleSearch: () => ui().toggleSearch(),
  setToolbarVisible: (visible) => ui().setToolbarVisible(visible),
  padBottom,
  loadUserFiles,
  consoleLog,
  reportError,
  callbackSelectImage: () => post({ messageType: "selectImage" }),
  callbackInsertLink: () => post({ messageType: "insertLink" }),
  callbackInsertImage: () => post({ messageType: "insertImage" }),
  /** Defines the element `markup-editor` where the page does not have it yet, as the host's own page. */
  defineElement: (window = globalThis) => defineElement(window),
  // Hosts still call these around a dialog of theirs; there is nothing left for them to do.
  startModalInput() {},
  endModalInput() {},

  // Registries and configurations
  registerPlugin: plugins.registerPlugin,
  unregisterPlugin: plugins.unregisterPlugin,
  getPlugin: plugins.getPlugin,
  getPlugins: plugins.getPlugins,
  runPlugin: plugins.runPlugin,
  loadPlugins: plugins.loadPlugins,
  registerDelegate: registries.registerDelegate,
  registerConfig: registries.registerConfig,
  registerMessageHandler: registries.registerMessageHandler,
  registerAugmentation: registries.registerAugmentation,
  CodeView: CodeBlockView,
  BehaviorConfig,
  KeymapConfig,
  ToolbarConfig,

  // For test suites
  setTestHTML,
  getTestHTML,
  testListEnter: () => void change(splitListItem(schema.nodes.list_item)),
  testPasteHTMLPreprocessing: previewHTML,
  testPasteTextPreprocessing: previewText,
  testIsRecognizedLanguage: isRecognizedLanguage,
  testPresentCodeLanguages: () => languagesIn(state().doc),
  testCodeLanguageTabInfo: () => languageTab(state()),
  // Suites name these two; they have never done anything.
  testBlockquoteEnter() {},
  testExtractContents() {},
}

// What toolbars are built of. Scripts may put classes of their own in the place of these.
for (const name of ["MenuItem", "Dropdown", "DropdownSubmenu", "cmdItem", "renderGrouped", "renderDropdownItems"]) {
  const set = (value) => Object.defineProperty(MU, name, { value, writable: true, enumerable: true, configurable: true })
  Object.defineProperty(MU, name, { get: () => part("ui")?.[name], set, enumerable: true, configurable: true })
}

export const { loadPlugins } = plugins
export { loadPartsWith } from "./markup/part.js"

/** Whether no script has registered anything for editors to come: for hosts that use a page again. */
export const isRegistryEmpty = () => plugins.pluginCount() + registries.registeredCount() === 0

// For hosts that follow a document back to its source
export { schema } from "./markup/schema/index.js"
export { parseDocument, prepareFragment, trimBlockStarts } from "./markup/html/parse.js"
export { validateWith } from "./markup/document/validate.js"
export { preserveWhiteSpace } from "./markup/html/white-space.js"

/**
 * Makes an editor in `element`, makes it the active one, and announces it: `markupPluginsDidLoad` if any plugin is registered,
 * then `loadedUserFiles`.
 *
 * @see create for the options.
 */
export function createEditor(element, options) {
  const editor = create(element, options, MU)
  announce(editor)
  return editor
}

/**
 * Defines the custom element `markup-editor`.
 *
 * @param {string[] | null} styleSheets the editor's own style, for a shadow tree; null: the page styles its light tree.
 */
export const defineElement = (window, styleSheets = null) => ui().defineElement(window, (element, options) => create(element, options, MU), styleSheets)
