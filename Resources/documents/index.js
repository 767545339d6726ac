/**
 * Edits of whole HTML files that change nothing but what was edited, and reports of what the editor cannot hold.
 *
 * Bundled by itself: what belongs to the page (its schema, its document) comes in as arguments.
 */
import { DocumentError } from "./DocumentError.js"
import { DocumentSession } from "./DocumentSession.js"
import { SourceText } from "./SourceText.js"

export { reportLosses } from "./report-losses.js"
export { insertedScriptLinks } from "./script-links.js"

/**
 * @param {string} source - an HTML file
 * @param {object} options - see DocumentSession.js
 * @returns {{ session: DocumentSession | null, problem: object | null }} `problem`: `{ code, message, line, column }`, why it cannot be
 *   edited; line and column are null when that is no place in the file
 */
export function openDocument(source, options) {
  try {
    return { session: new DocumentSession(source, options), problem: null }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    const { code, message, offset } = error
    const place = offset === null ? { line: null, column: null } : new SourceText(source).position(offset)
    return { session: null, problem: { code, message, ...place } }
  }
}
