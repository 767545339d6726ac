import { createEditor, MU, parseDocument } from "markupeditor"
import { runSession, randomSession } from "./session.js"
import { shrink } from "./shrink.js"

/**
 * The property test of the editor: whatever is called, in whatever order, on whatever document, the document stays valid, reads back
 * as it is written, and can be undone.
 */

/** Runs a session in a new editor, with a second one to read HTML back in: nothing of an earlier session is left. */
async function runInNewEditors(session, input) {
  const outside = MU.activeView()
  const [view, second] = [makeView(), makeView()]
  // Nor does Tab go there.
  second.setProps({ editable: () => false })
  try {
    return await runSession(session, { MU, view, second, input })
  } finally {
    for (const each of [view, second]) {
      const container = each.dom.parentNode
      each.destroy()
      container.remove()
    }
    MU.setActiveView(outside)
  }
}

function makeView() {
  const container = document.createElement("div")
  document.body.append(container)
  createEditor(container, { handler: "none", toolbar: MU.ToolbarConfig.none() })
  return MU.activeView()
}

/** HTML to documents, and back. */
const documents = {
  parse: (html) => parseDocument(html, document),
  write(doc) {
    const outside = MU.activeView()
    const view = makeView()
    MU.fromJSON(doc.toJSON(), false)
    const html = MU.getHTML("false")
    const container = view.dom.parentNode
    view.destroy()
    container.remove()
    MU.setActiveView(outside)
    return html
  },
}

globalThis.EditorProperty = {
  /** Runs the session of a seed. Answers null, or what failed, cut down and as text. */
  async check(seed, length, input) {
    const session = randomSession(seed, length)
    const run = (candidate) => runInNewEditors(candidate, input)
    if (!(await run(session))) return null
    return describe(seed, await shrink(session, run, documents))
  },
  /** Runs one session, given as JSON. */
  async replay(json, input) {
    const session = JSON.parse(json)
    const failure = await runInNewEditors(session, input)
    return failure && describe("given", { session, failure })
  },
}

const describe = (seed, { session: { html, steps }, failure: { step, what, before } }) =>
  [
    `seed ${seed}, ${step < 0 ? "when the document is loaded" : step < steps.length ? `step ${step + 1} of ${steps.length}` : "after the last step"}: ${what}`,
    `  document  ${html}`,
    ...steps.map((step) => `  step      ${JSON.stringify(step)}`),
    `  before    ${before}`,
    `  replay    ${JSON.stringify({ html, steps })}`,
  ].join("\n")
