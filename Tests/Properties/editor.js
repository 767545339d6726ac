import { createEditor, MU, parseDocument } from "markupeditor"
import { runSession, randomSession } from "./session.js"
import { shrink } from "./shrink.js"

/**
 * The property test of the editor: whatever is called, in whatever order, on whatever document, the document stays valid, reads back
 * as it is written, and can be undone.
 */

let editors = null

/** The page's editor, and a second one to read HTML back in. */
function prepare(input) {
  if (!editors) {
    const view = MU.activeView()
    const container = document.createElement("div")
    document.body.append(container)
    createEditor(container, { handler: "none" })
    const second = MU.activeView()
    // Nor is it one that Tab goes to.
    second.setProps({ editable: () => false })
    editors = { MU, view, second }
    MU.setActiveView(view)
  }
  return { ...editors, input }
}

globalThis.EditorProperty = {
  /** Runs the session of a seed. Answers null, or what failed, cut down and as text. */
  async check(seed, length, input) {
    const editor = prepare(input)
    const session = randomSession(seed, length)
    const run = (candidate) => runSession(candidate, editor)
    if (!(await run(session))) return null
    return describe(seed, await shrink(session, run, documents(editor)))
  },
  /** Runs one session, given as JSON. */
  async replay(json, input) {
    const session = JSON.parse(json)
    const failure = await runSession(session, prepare(input))
    return failure && describe("given", { session, failure })
  },
}

/** HTML to documents, and back. */
const documents = ({ MU, view, second }) => ({
  parse: (html) => parseDocument(html, document),
  write(doc) {
    second.dispatch(second.state.tr.replaceWith(0, second.state.doc.content.size, doc.content))
    MU.setActiveView(second)
    const html = MU.getHTML("false")
    MU.setActiveView(view)
    return html
  },
})

const describe = (seed, { session: { html, steps }, failure: { step, what, before } }) =>
  [
    `seed ${seed}, ${step < 0 ? "when the document is loaded" : step < steps.length ? `step ${step + 1} of ${steps.length}` : "after the last step"}: ${what}`,
    `  document  ${html}`,
    ...steps.map((step) => `  step      ${JSON.stringify(step)}`),
    `  before    ${before}`,
    `  replay    ${JSON.stringify({ html, steps })}`,
  ].join("\n")
