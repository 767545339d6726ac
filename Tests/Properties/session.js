import { actions, randomStep } from "./actions.js"
import { Random } from "./Random.js"
import { randomDocument } from "./random-html.js"
import { tablesAreRegular } from "./regular-tables.js"

/**
 * A session: `{ html, steps }`, a document and what is done with it. Plain data, so that one that fails can be printed, cut down and
 * run again.
 */

/** The session of a seed. */
export function randomSession(seed, length) {
  const random = new Random(seed)
  const html = randomDocument(random)
  return { html, steps: Array.from({ length }, () => randomStep(random)) }
}

/**
 * Runs a session, and checks after each step what must always hold.
 *
 * @param {{ MU, view, input, second }} editor - `second`: the view of another editor, to read HTML back in
 * @returns {Promise<null | { step: number, what: string, before: string }>} the first thing that does not hold; `before`: the document
 *   with its selection before that step
 */
export async function runSession({ html, steps }, editor) {
  const { MU, view } = editor
  const problems = watchErrors()
  let step = -1
  let before = ""
  try {
    MU.setActiveView(view)
    MU.cancelSearch()
    MU.setHTML(html)
    let first = view.state.doc
    let last = null
    check(editor)
    for (step = 0; step < steps.length; step++) {
      const [name, ...args] = steps[step]
      before = MU.getTestHTML("|")
      const old = view.state
      // Steps are apart in time, so that each is one to undo.
      clock += 1000
      view.focus()
      actions[name].run(editor, ...args)
      // The view reads a composition some time after it has ended.
      if (byHand.has(name)) await turn(100)
      check(editor)
      if (onTables.has(name) && tablesAreRegular(old.doc) && !tablesAreRegular(view.state.doc)) throw new Violation(`${name} leaves a table with a gap`)
      last = view.state
      await turn()
      // A command has done all that it does when it returns.
      if (!view.state.doc.eq(last.doc)) throw new Violation(`the document changed after ${name} had returned`)
      if (view.state !== last) check(editor)
      problems.throwFirst()
      if (actions[name].restarts) first = view.state.doc
      else if (!byHand.has(name) && !ofHistory.has(name)) checkUndo(editor, old, name)
    }
    before = MU.getTestHTML("|")
    checkHistory(editor, first)
    checkSteps(editor, first)
    await turn()
    problems.throwFirst()
    return null
  } catch (error) {
    return { step, what: error instanceof Violation ? error.message : `${error}\n${trace(error)}`, before }
  } finally {
    problems.stop()
  }
}

const onTables = new Set(["insertTable", "addRow", "addCol", "addHeader", "deleteTableArea", "mergeCells", "splitCell", "setColumnWidth"])
const ofHistory = new Set(["doUndo", "doRedo"])
/** What a person does is several steps to undo, or none. */
const byHand = new Set(["press", "type", "paste", "copyAndPaste", "compose"])

/** What must hold and does not. */
class Violation extends Error {}

const trace = (error) => String(error?.stack ?? "").split("\n").slice(0, 8).join("\n")

const turn = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))

// The history joins changes that come soon after each other; a clock of its own makes a session come out the same each time.
let clock = 1e12
Date.now = () => clock

/** Exceptions that nobody catches: in a timer, or in a listener. */
function watchErrors() {
  const found = []
  const listen = (event) => {
    found.push(event.error ?? event.reason ?? event.message)
    event.preventDefault()
  }
  addEventListener("error", listen)
  addEventListener("unhandledrejection", listen)
  return {
    throwFirst() {
      if (found.length > 0) throw found[0]
    },
    stop() {
      removeEventListener("error", listen)
      removeEventListener("unhandledrejection", listen)
    },
  }
}

function check(editor) {
  const { MU, view } = editor
  const { doc, selection } = view.state
  doc.check()
  checkSelection(doc, selection)
  if (!view.docView.node.eq(doc)) throw new Violation("the view shows another document than its state has")
  const shown = textOf(view.dom)
  if (shown !== doc.textContent) throw new Violation(`the view shows ${JSON.stringify(shown)} for ${JSON.stringify(doc.textContent)}`)
  JSON.parse(MU.getSelectionState())
  if (doc !== readBack) checkReadBack(editor)
  readBack = doc
}

/** The document that was read back last. */
let readBack = null

/** What the view shows of the document: without the tab that says in which language code is. */
function textOf(dom) {
  if (!dom.querySelector(".Markup-code-language-tab")) return dom.textContent
  const copy = dom.cloneNode(true)
  for (const tab of copy.querySelectorAll(".Markup-code-language-tab")) tab.remove()
  return copy.textContent
}

function checkSelection(doc, selection) {
  const { from, to, $from, $to } = selection
  if (!(from >= 0 && from <= to && to <= doc.content.size)) throw new Violation(`the selection ${from} to ${to} is outside of the document`)
  if ($from.doc !== doc || $to.doc !== doc) throw new Violation("the selection is in another document")
  if (selection.$cursor !== undefined && !($from.parent.inlineContent && $to.parent.inlineContent)) {
    throw new Violation("a text selection ends outside of text")
  }
}

/** Reading the HTML gives a document with the same HTML: plain, and pretty. */
function checkReadBack({ MU, view, second }) {
  let html = MU.getHTML("false")
  const pretty = MU.getHTML("true")
  const read = (source) => {
    MU.setHTML(source, false, undefined, second)
    MU.setActiveView(second)
    const result = MU.getHTML("false")
    MU.setActiveView(view)
    return result
  }
  const again = read(html)
  if (hasAreas(view.state.doc)) {
    // HTML has no areas, and buttons are left out where it is read; once they are gone, nothing more may go.
    html = again
    const third = read(html)
    if (third !== html) throw new Violation(`read back once, the HTML changes again\n  ${html}\n  ${third}`)
    return
  }
  if (again !== html) throw new Violation(`the HTML reads back otherwise\n  ${html}\n  ${again}`)
  const fromPretty = read(pretty)
  if (fromPretty !== html) throw new Violation(`the pretty HTML reads back otherwise\n  ${html}\n  ${fromPretty}\n${pretty}`)
}

function hasAreas(doc) {
  let found = false
  doc.descendants(({ type: { name } }) => {
    found ||= name === "div" || name === "button"
    return !found
  })
  return found
}

/** One call is one step to undo, which brings the selection back too; redoing it gives what was. */
function checkUndo(editor, old, name) {
  const { MU, view } = editor
  const made = view.state
  if (described(made.doc) === described(old.doc)) return
  const isSame = (state, { doc, selection }) => described(state.doc) === described(doc) && (name === "addHeader" || state.selection.eq(selection))
  const show = (state) => `${state.doc} ${JSON.stringify(state.selection)}`
  if (!MU.doUndo()) throw new Violation(`${name} changed the document, and cannot be undone`)
  if (!isSame(view.state, old)) throw new Violation(`undoing ${name} gives\n  ${show(view.state)}\ninstead of\n  ${show(old)}`)
  if (!MU.doRedo()) throw new Violation(`${name} cannot be redone`)
  if (!isSame(view.state, made)) throw new Violation(`redoing ${name} gives\n  ${show(view.state)}\ninstead of\n  ${show(made)}`)
}

/** Undoing everything gives the first document, and redoing everything the last. */
function checkHistory(editor, first) {
  const { MU, view } = editor
  while (MU.doRedo()) check(editor)
  const last = view.state.doc
  let count = 0
  while (MU.canUndo()) {
    if (!MU.doUndo()) throw new Violation("canUndo answers true, and doUndo false")
    check(editor)
    count++
  }
  if (MU.doUndo()) throw new Violation("canUndo answers false, and doUndo true")
  if (described(view.state.doc) !== described(first)) {
    throw new Violation(`after undoing ${count} steps the document is\n  ${view.state.doc}\ninstead of\n  ${first}`)
  }
  while (MU.canRedo()) {
    if (!MU.doRedo()) throw new Violation("canRedo answers true, and doRedo false")
    check(editor)
  }
  if (described(view.state.doc) !== described(last)) {
    throw new Violation(`after undoing and redoing ${count} steps the document is\n  ${view.state.doc}\ninstead of\n  ${last}`)
  }
}

/** The steps of the session, made again on the document it began with, lead to the one it ended with. */
function checkSteps({ MU, view, second }, first) {
  const steps = JSON.stringify(MU.steps(0))
  MU.setActiveView(second)
  try {
    MU.fromJSON(JSON.stringify(first), false)
    MU.applySteps(steps)
  } finally {
    MU.setActiveView(view)
  }
  if (!second.state.doc.eq(view.state.doc)) throw new Violation(`the steps lead to\n  ${second.state.doc}\ninstead of\n  ${view.state.doc}`)
}

/** A document without the borders of tables, which are no part of the history. */
const described = (doc) => JSON.stringify(doc, (key, value) => (key === "class" ? undefined : value))
