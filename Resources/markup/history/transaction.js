import { closeHistory } from "prosemirror-history"
import { activeEditor } from "../editor/active-editor.js"
import { baseOf, setBase } from "../html/set-html.js"
import { imageSources } from "../commands/images.js"
import { post } from "../messages/post.js"
import { installQuery, queryOf } from "../search/plugin.js"
import { showSearchMode } from "../search/search-mode.js"
import { loadedState, stepLog } from "./step-log.js"

/**
 * Runs `fn`; all that it changes in the active editor is one step to undo, after which the selection is the one from before. When it
 * throws, nothing is changed: document, selection, history and search are what they were, and the error goes on to the caller.
 *
 * Transactions may be in one another: an inner one that throws takes back its own part, and the outermost is what can be undone.
 * While one is open its messages wait. At the end come those that the result bears out: at most one `selectionChanged` and `input`, no
 * `input` where the document is the same again, no word of an image that went and came back.
 *
 * A function that waits (`async`) is refused: whatever else the page did meanwhile would become part of the step.
 *
 * @returns what `fn` answers.
 */
export function transaction(fn) {
  if (typeof fn !== "function") throw new TypeError("transaction takes a function that edits the document")
  const editor = activeEditor()
  const open = new Transaction(editor)
  let result
  try {
    result = fn()
    if (typeof result?.then === "function") {
      throw new TypeError("the function of a transaction may not wait; await first, then edit in a function that does not")
    }
  } catch (error) {
    open.rollBack()
    throw error
  }
  open.commit()
  return result
}

/** Messages that say something happened even if it was taken back. */
const lasting = new Set(["log", "error"])

class Transaction {
  /** The messages that wait, as strings. */
  messages = []
  #editor
  #outer
  #state
  #search
  #selectedDivID
  #base

  constructor(editor) {
    this.#editor = editor
    this.#outer = editor.transaction
    this.#state = editor.view.state
    this.#search = { ...editor.search }
    this.#selectedDivID = editor.selectedDivID
    this.#base = baseOf(editor.document)
    editor.transaction = this
    // A host that stops a script at a time limit leaves no chance to clean up on the way out. No job runs while one is open.
    if (!this.#outer) editor.window.queueMicrotask(() => editor.transaction === this && this.rollBack())
  }

  rollBack() {
    const editor = this.#editor
    if (editor.view.state !== this.#state) editor.view.updateState(this.#state)
    editor.transaction = this.#outer
    Object.assign(editor.search, this.#search)
    showSearchMode(editor)
    editor.selectedDivID = this.#selectedDivID
    if (baseOf(editor.document) !== this.#base) setBase(editor.document, this.#base)
    this.#post(this.messages.filter((message) => lasting.has(typeOf(message))))
  }

  commit() {
    const editor = this.#editor
    if (this.#outer) {
      editor.transaction = this.#outer
      return this.#post(this.messages)
    }
    const isChanged = !editor.view.state.doc.eq(this.#state.doc)
    try {
      // Views of nodes speak up when they are selected: that waits too.
      this.#compress()
    } finally {
      editor.transaction = null
    }
    this.#post(this.#netMessages(isChanged))
  }

  /** Makes the steps since the transaction began one transaction of the view, from the state that it began in. */
  #compress() {
    const { view } = this.#editor
    const now = view.state
    const log = stepLog(now)
    const isLoaded = log.origin !== stepLog(this.#state).origin
    const start = isLoaded ? loadedState(now) : this.#state
    const entries = log.since(stepLog(start).version)
    if (entries.length === 0) return
    view.updateState(start)
    const tr = closeHistory(start.tr)
    // What was changed back is no change.
    if (!now.doc.eq(start.doc)) for (const { step } of entries) tr.step(step)
    tr.setSelection(now.selection.getBookmark().resolve(tr.doc)).setStoredMarks(now.storedMarks)
    view.dispatch(installQuery(tr, queryOf(now)).scrollIntoView())
    // What is done next to it right afterwards is another step to undo.
    view.dispatch(closeHistory(view.state.tr))
  }

  #netMessages(isChanged) {
    const isInput = (message) => message.startsWith("input")
    const input = isChanged && this.messages.findLast(isInput)
    const says = this.messages.includes("selectionChanged")
    const sources = new Set(imageSources(this.#editor.view.state.doc))
    const others = this.messages.filter((message) => {
      if (message === "selectionChanged" || isInput(message)) return false
      const type = typeOf(message)
      if (type === "deletedImage") return !sources.has(JSON.parse(message).src)
      return type !== "addedImage" || sources.has(JSON.parse(message).src)
    })
    return [...others, ...(says ? ["selectionChanged"] : []), ...(input ? [input] : [])]
  }

  #post(messages) {
    for (const message of messages) post(message, this.#editor)
  }
}

/** The `messageType` of a message, null for a plain word. */
const typeOf = (message) => (message.startsWith("{") ? JSON.parse(message).messageType : null)
