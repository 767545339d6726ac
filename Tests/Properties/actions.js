import { AllSelection, NodeSelection, TextSelection } from "markupeditor"
import { randomAddress, randomDocument, randomImage, randomPaste, randomPlainText, randomText } from "./random-html.js"

/**
 * What a session does: `{ weight, choose, run }` by name. `choose(random)` makes the arguments, plain data; `run(session, ...args)`
 * calls the editor; `takesText`: the arguments may be any text; `restarts`: the history begins anew. `session` is `{ MU, view, input }`, `input` being null where nobody can press keys.
 */

const call = (name, weight, choose = () => []) => ({ weight, choose, run: ({ MU }, ...args) => MU[name](...args) })
const one = (pick) => (random) => [pick(random)]
const of = (...values) => one((random) => random.pick(values))
const text = one(randomPlainText)
/** Whose arguments may be any text, also a piece of what was chosen. */
const takingText = (action) => ({ ...action, takesText: true })

const ids = ["d1", "d2", "b1", "intro", "a"]
const id = (random) => random.pick(ids)

/** Selections are fractions of the document, so that they mean something after other steps have been left out. */
const place = (doc, fraction) => Math.min(doc.content.size, Math.floor(fraction * (doc.content.size + 1)))

const setSelection = (view, selection) => view.dispatch(view.state.tr.setSelection(selection))

function selectNode(view, fraction) {
  const { doc } = view.state
  const candidates = []
  doc.descendants((node, pos) => void (NodeSelection.isSelectable(node) && candidates.push(pos)))
  if (candidates.length > 0) setSelection(view, NodeSelection.create(doc, candidates[Math.floor(fraction * candidates.length)]))
}

const keys = {
  Enter: 6, Backspace: 6, Delete: 4, Tab: 2, "Shift-Tab": 1, "Shift-Enter": 1, "Ctrl-Enter": 1, ArrowLeft: 1, ArrowRight: 1, ArrowUp: 1, ArrowDown: 1,
  Home: 1, End: 1, "Ctrl-a": 0.5, "Ctrl-b": 0.5, "Ctrl-z": 1, "Ctrl-Shift-z": 0.5, "Ctrl-[": 1, "Ctrl-]": 1, "Ctrl-Backspace": 0.5, "Ctrl-Delete": 0.5,
  "Ctrl-o": 0.5, "Ctrl-Shift-1": 0.5, "Shift-ArrowRight": 1, "Shift-ArrowDown": 0.5,
}

const modifierNames = { Ctrl: "ctrlKey", Shift: "shiftKey" }

/** With somebody to press keys, what they do in a browser; without, what the editor's key maps do. */
function press({ view, input }, combination) {
  const names = combination.split("-")
  const key = names.pop()
  const modifiers = Object.fromEntries(names.map((name) => [modifierNames[name], true]))
  if (input) return input.press(key, modifiers)
  const keyCode = { Enter: 13, Backspace: 8, Delete: 46, Tab: 9 }[key] ?? 0
  return view.dom.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode, bubbles: true, cancelable: true, ...modifiers }))
}

const selections = {
  cursor: { weight: 16, choose: (random) => [random.fraction()], run: ({ view }, at) => setSelection(view, TextSelection.near(view.state.doc.resolve(place(view.state.doc, at)))) },
  range: {
    weight: 16,
    choose: (random) => {
      const start = random.fraction()
      return [start, random.chance(0.5) ? random.fraction() : Math.min(0.999, start + 0.1)]
    },
    run: ({ view }, from, to) => {
      const { doc } = view.state
      setSelection(view, TextSelection.between(doc.resolve(place(doc, from)), doc.resolve(place(doc, to))))
    },
  },
  selectNode: { weight: 3, choose: (random) => [random.fraction()], run: ({ view }, at) => selectNode(view, at) },
  selectEverything: { weight: 1, choose: () => [], run: ({ view }) => setSelection(view, new AllSelection(view.state.doc)) },
  setSelection: { weight: 1, choose: (random) => [random.fraction(), random.fraction()], run: ({ MU, view: { state: { doc } } }, from, to) => MU.setSelection(place(doc, from), place(doc, to)) },
  selectAll: call("selectAll", 0.5),
  selectText: call("selectText", 1, one(randomText)),
  selectElement: call("selectElement", 2, of("p", "h1", "li", "td", "table", "img", "hr", "pre", "strong", "blockquote", "#d1")),
  resetSelection: call("resetSelection", 0.5),
}

/** What edits in one call, and can be part of a transaction. */
const edits = {
  ...Object.fromEntries(["Bold", "Italic", "Underline", "Strike", "Code", "Subscript", "Superscript"].map((name) => [`toggle${name}`, call(`toggle${name}`, 2)])),
  setStyle: call("setStyle", 6, of("P", "H1", "H3", "H6", "PRE", "PRE", "BLOCKQUOTE")),
  toggleListItem: call("toggleListItem", 8, of("UL", "OL")),
  indent: call("indent", 6),
  outdent: call("outdent", 6),
  insertHRule: call("insertHRule", 2),
  setCodeLanguage: call("setCodeLanguage", 2, of("js", "Swift", "no such", "", null)),

  // Links and images
  insertLink: call("insertLink", 3, one(randomAddress)),
  linkToHeading: { weight: 1, choose: () => [], run: ({ MU }) => MU.linkToHeading(/./) },
  deleteLink: call("deleteLink", 2),
  getLinkAttributes: call("getLinkAttributes", 0.5),
  insertImage: call("insertImage", 2, (random) => [randomImage(random), random.pick([undefined, null, "", "A \"q\" <t>"])]),
  modifyImage: call("modifyImage", 1, (random) => [randomImage(random), random.pick([null, "B"])]),
  cutImage: call("cutImage", 0.5),
  getImageAttributes: call("getImageAttributes", 0.5),
  savedDataImage: call("savedDataImage", 0.5, () => ["data:", "saved.png"]),

  // Tables
  insertTable: call("insertTable", 2, (random) => [random.integer(0, 3), random.integer(1, 3)]),
  addRow: call("addRow", 4, of("BEFORE", "AFTER")),
  addCol: call("addCol", 4, of("BEFORE", "AFTER")),
  addHeader: call("addHeader", 2, of(true, false)),
  deleteTableArea: call("deleteTableArea", 4, of("ROW", "COL", "ROW", "COL", "TABLE")),
  borderTable: call("borderTable", 1, of("outer", "header", "cell", "none", "x")),
  mergeCells: call("mergeCells", 2),
  splitCell: call("splitCell", 2),
  setColumnWidth: call("setColumnWidth", 1, of(80, 200, 0, null)),
  selectCells: call("selectCells", 6, (random) => Array.from({ length: 4 }, () => random.integer(1, 3))),
  nextCell: call("nextCell", 1),
  prevCell: call("prevCell", 1),

  // Text
  insertText: takingText(call("insertText", 5, text)),
  insertHTML: takingText(call("insertHTML", 5, one(randomPaste))),
  replaceAll: call("replaceAll", 1.5, (random) => [random.pick(["a", "alpha", " ", "e"]), random.pick(["", "b", "x\ny", "  ", "$&"])]),
  pasteHTML: takingText(call("pasteHTML", 8, one(randomPaste))),
  pasteText: takingText(call("pasteText", 4, (random) => [random.chance(0.5) ? randomPlainText(random) : randomPaste(random)])),
  pasteCode: takingText(call("pasteCode", 2, text)),
  testListEnter: call("testListEnter", 2),
}

const randomEdit = (random) => {
  const name = random.pick(Object.keys(edits))
  return [name, ...edits[name].choose(random)]
}

export const actions = {
  ...selections,
  ...edits,

  // History
  doUndo: call("doUndo", 3),
  doRedo: call("doRedo", 2),

  transaction: {
    weight: 2,
    choose: (random) => [random.chance(0.3), random.list(0, 3, () => randomEdit(random))],
    // Calls in one step to undo; or none of them, where the function throws in the end.
    run(session, fails, steps) {
      const { MU, view } = session
      const before = view.state.doc
      const failure = new Error("taken back")
      try {
        MU.transaction(() => {
          for (const [name, ...args] of steps) edits[name].run(session, ...args)
          if (fails) throw failure
        })
      } catch (error) {
        if (error !== failure) throw error
        if (!view.state.doc.eq(before)) throw new Error("the transaction that threw left a change")
      }
    },
  },

  // Search
  searchFor: call("searchFor", 1.5, (random) => [random.pick(["a", "it’s", "alpha", "\u00a0", "zzz", ""]), random.pick(["forward", "backward"]), random.pick(["true", "false"])]),
  deactivateSearch: call("deactivateSearch", 0.3),
  cancelSearch: call("cancelSearch", 0.3),

  // Areas
  addDiv: call("addDiv", 0.6, (random) => [id(random), random.pick(["editor", null, "d1"]), random.pick([null, "c"]), JSON.stringify({ contenteditable: random.chance(0.8) }), random.chance(0.3) ? JSON.stringify({ id: "g", buttons: [{ id: "b1", label: "L <b>" }] }) : null, random.pick([null, "", "loose", "<p>x</p><ul><li>y</li></ul>"])]),
  removeDiv: call("removeDiv", 0.4, one(id)),
  addButton: call("addButton", 0.3, (random) => ["b1", random.pick(["d1", "editor", "none"]), null, "L"]),
  removeButton: call("removeButton", 0.2, () => ["b1"]),
  focusOn: call("focusOn", 0.3, one(id)),
  removeAllDivs: call("removeAllDivs", 0.1),

  // The rest of what hosts call
  getSelectionState: call("getSelectionState", 1),
  outline: call("outline", 0.3),
  stats: call("stats", 0.3),
  getTestHTML: call("getTestHTML", 1, of("|", "[[")),
  setPlaceholder: call("setPlaceholder", 0.2, of("Write", "")),
  padBottom: call("padBottom", 0.1, () => [500]),
  focus: call("focus", 0.2),

  // What a person does
  press: { weight: 26, choose: (random) => [random.weighted(keys)], run: press },
  type: { weight: 8, takesText: true, choose: (random) => [random.pick(["a", " ", "xyz", "- ", "> ", "## ", "3. ", "```", "a  b", "\"", "é"])], run: ({ MU, input }, characters) => (input ? input.type(characters) : MU.insertText(characters)) },
  paste: { weight: 2, takesText: true, choose: (random) => [randomPaste(random), randomPlainText(random)], run: ({ MU, input }, html, plain) => (input ? input.paste({ html, text: plain }) : MU.pasteHTML(html)) },
  copyAndPaste: {
    weight: 2,
    choose: (random) => [random.chance(0.5), random.fraction()],
    run({ view, input }, cut, at) {
      if (!input || view.state.selection.empty) return
      if (cut) input.cut()
      else input.copy()
      setSelection(view, TextSelection.near(view.state.doc.resolve(place(view.state.doc, at))))
      input.paste()
    },
  },
  compose: {
    weight: 1,
    choose: (random) => [random.pick(["か", "é", "한"])],
    run({ MU, view, input }, characters) {
      // Over several blocks the browser deletes first what is selected, each in its own way.
      if (!view.state.selection.$from.sameParent(view.state.selection.$to)) return
      if (input) input.compose(characters)
      else MU.insertText(characters)
    },
  },

  // A new document
  setHTML: { weight: 0.3, choose: one(randomDocument), run: ({ MU }, html) => MU.setHTML(html), restarts: true },
  emptyDocument: { weight: 0.1, choose: () => [], run: ({ MU }) => MU.emptyDocument(), restarts: true },
}

const weights = Object.fromEntries(Object.entries(actions).map(([name, { weight }]) => [name, weight]))

/** A random step, `[name, ...arguments]`. */
export function randomStep(random) {
  const name = random.weighted(weights)
  return [name, ...actions[name].choose(random)]
}
