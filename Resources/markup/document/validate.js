import { activeEditor } from "../editor/active-editor.js"

let reportLosses = null

/**
 * Says what finds losses, for {@link validate}: a function of HTML and the document to parse with. It needs a parser that keeps places,
 * which a browser's is not, so it comes from the host (`reportLosses` of documents.js).
 */
export function validateWith(report) {
  reportLosses = report
}

/**
 * What `setHTML(html)` would drop or change, in order of the source: `{ kind, what, element, name, value, offset, line, column }`.
 *
 * `what` says it in words; `offset` counts from 0, `line` and `column` from 1, in UTF-16 code units of `html`. The kinds are those of
 * documents/losses.js: `element`, `attribute`, `value`, `comment`, `structure`, `text`, and `link` for one that is held but would run a
 * script. The document of the editor is not touched.
 */
export function validate(html) {
  if (typeof html !== "string") throw new TypeError(`validate takes HTML as a string, not ${html === null ? "null" : typeof html}`)
  if (!reportLosses) throw new Error("validate has nothing that finds losses; give it to validateWith, as MarkupHost does")
  return reportLosses(html, activeEditor().document)
}
