import { windowOf } from "../window/current.js"
import { TreeBuilder } from "./tree-builder.js"

/**
 * Fills an empty document from HTML. Scripts in it are inert.
 *
 * @param {Document} document
 * @param {string} html
 * @param {{ locations?: boolean }} [options] - `locations`: keep where the nodes stand in `html` (`sourceLocationOf`)
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing
 */
export function parseDocument(document, html, { locations = false } = {}) {
  new TreeBuilder(html, document, { isScripting: windowOf(document) !== null, hasLocations: locations }).run()
}
