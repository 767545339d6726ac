import { windowOf } from "../window/current.js"
import { TreeBuilder } from "./tree-builder.js"

/**
 * Fills an empty document from HTML. Scripts in it are inert.
 *
 * @param {Document} document
 * @param {string} html
 * @param {{ locations?: boolean, allowsShadowRoots?: boolean }} [options] - as of parseFragment
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing
 */
export function parseDocument(document, html, { locations = false, allowsShadowRoots = false } = {}) {
  new TreeBuilder(html, document, { isScripting: windowOf(document) !== null, hasLocations: locations, allowsShadowRoots }).run()
}
