import { EditorState, Plugin, PluginKey } from "prosemirror-state"

const key = new PluginKey("stepLog")

/** More steps are not kept: the oldest go, and with them the documents they began at. */
const bound = 10_000

/**
 * The steps that led from the document as it was loaded to what it is, each with the document it was applied to.
 *
 * Values are never changed, but those of one line of states share their array, to which the newest adds: keeping a step costs no copy.
 */
class StepLog {
  /** The document and the selection that were loaded: `{ doc, selection }`, the same object for all states since. */
  origin
  /** The number of steps since then. */
  version
  #entries
  /** The index of the first step that is kept, and where those of this state end. */
  #first
  #end

  constructor(origin, entries = [], first = 0, end = 0, version = 0) {
    this.origin = origin
    this.version = version
    this.#entries = entries
    this.#first = first
    this.#end = end
  }

  /** The version that the oldest step kept begins at. */
  get oldest() {
    return this.version - (this.#end - this.#first)
  }

  /** @param isBounded - false to keep them all */
  adding({ steps, docs }, isBounded) {
    // A state that is not the newest any more, as after a rollback, goes on with an array of its own.
    let entries = this.#entries.length === this.#end ? this.#entries : this.#entries.slice(0, this.#end)
    steps.forEach((step, index) => entries.push({ step, doc: docs[index] }))
    let end = this.#end + steps.length
    let first = isBounded ? Math.max(this.#first, end - bound) : this.#first
    if (first > bound) {
      entries = entries.slice(first, end)
      end -= first
      first = 0
    }
    return new StepLog(this.origin, entries, first, end, this.version + steps.length)
  }

  /** The steps from a version on, each `{ step, doc }`. */
  since(version) {
    return this.#entries.slice(this.#end - (this.version - version), this.#end)
  }
}

/** Keeps the steps of a document. While a transaction is open all of its steps are kept: it needs them to close. */
export const stepLogPlugin = (editor) =>
  new Plugin({
    key,
    state: {
      init: (_, { doc, selection }) => new StepLog({ doc, selection }),
      apply: (tr, log) => (tr.docChanged ? log.adding(tr, editor.transaction === null) : log),
    },
  })

/** The steps since the document of `state` was loaded. */
export const stepLog = (state) => key.getState(state)

/** The state that `state` was when its document was loaded. */
export const loadedState = (state) => EditorState.create({ ...stepLog(state).origin, plugins: state.plugins })
