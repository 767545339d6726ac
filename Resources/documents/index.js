/**
 * Edits of whole HTML files that change nothing but what was edited, and reports of what the editor cannot hold.
 *
 * Bundled by itself: what belongs to the page (its schema, its document) comes in as arguments.
 */
import { DocumentSession } from "./DocumentSession.js"

export { DocumentError } from "./DocumentError.js"
export { SourceText } from "./SourceText.js"

/**
 * @param {string} source - an HTML file
 * @param {{ element?: string, markup: object, document: Document }} options
 * @returns {DocumentSession}
 */
export const openDocument = (source, options) => new DocumentSession(source, options)
