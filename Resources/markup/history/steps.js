import { Step } from "prosemirror-transform"
import { activeEditor } from "../editor/active-editor.js"
import { perform } from "../editor/perform.js"
import { fingerprint } from "./fingerprint.js"
import { stepLog } from "./step-log.js"

/**
 * The steps that were made since the document was loaded, as JSON: `{ from, to, base, result, steps }`.
 *
 * `from` and `to` count steps since the document was loaded; `base` and `result` are fingerprints of the document before and after.
 * Undoing adds steps as every edit does. Only so many are kept (10 000): after more of them, `from` is not 0 any more.
 *
 * @param since the version to begin at; the oldest kept without it.
 * @throws {RangeError} for a version whose steps are not there
 */
export function steps(since) {
  const { state } = activeEditor().view
  const log = stepLog(state)
  const from = since ?? log.oldest
  if (!Number.isInteger(from) || from < log.oldest || from > log.version) {
    throw new RangeError(`there are steps from version ${log.oldest} to ${log.version}, not from ${String(from)}; give a version among these`)
  }
  const entries = log.since(from)
  return {
    from,
    to: log.version,
    base: fingerprint(entries[0]?.doc ?? state.doc),
    result: fingerprint(state.doc),
    steps: entries.map(({ step }) => step.toJSON()),
  }
}

/**
 * Makes the steps that {@link steps} answered on the same document, as one change to undo, with the same result.
 *
 * @param json what it answered, or that as a string.
 * @returns whether there were any.
 * @throws {SyntaxError} for a string that is no JSON
 * @throws {RangeError} when the document is not the one that the steps begin at, or for steps that are none. Nothing is changed then.
 */
export function applySteps(json) {
  const { from, to, base, result, steps } = typeof json === "string" ? parse(json) : (json ?? {})
  if (typeof base !== "string" || typeof result !== "string" || !Array.isArray(steps)) {
    throw new RangeError("these are no steps of a document; give what MU.steps answers")
  }
  const { doc, schema, tr } = activeEditor().view.state
  const current = fingerprint(doc)
  if (current !== base) {
    throw new RangeError(`the steps begin at the document ${base}, and this one is ${current}; load the document they were made in`)
  }
  for (const [index, step] of steps.entries()) apply(tr, step, index, schema)
  check(tr.doc)
  if (fingerprint(tr.doc) !== result) {
    throw new RangeError(`the steps lead to the document ${fingerprint(tr.doc)}, not ${result}; give them as MU.steps answered them`)
  }
  if (to - from !== steps.length) {
    throw new RangeError(`from ${String(from)} to ${String(to)} are not ${steps.length} steps; give them as MU.steps answered them`)
  }
  if (steps.length === 0) return false
  return perform((_, dispatch) => {
    dispatch(tr.scrollIntoView())
    return true
  })
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SyntaxError(`the steps are no JSON (${error.message}); give what MU.steps answers`)
  }
}

function apply(tr, json, index, schema) {
  let failed
  try {
    failed = tr.maybeStep(Step.fromJSON(schema, json)).failed
  } catch (error) {
    failed = error.message
  }
  if (failed) throw new RangeError(`steps[${index}] cannot be made (${failed}); give the steps as MU.steps answered them`)
}

/** Steps are made without looking at what the schema allows. */
function check(doc) {
  try {
    doc.check()
  } catch (error) {
    throw new RangeError(`the steps lead to what is no document (${error.message}); give them as MU.steps answered them`)
  }
}
