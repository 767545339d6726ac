import { isHTMLDocument, nodeDocumentOf } from "../nodes/Node.js"
import { part } from "../window/part.js"
import { windowOf } from "../window/current.js"
import { TreeBuilder } from "./tree-builder.js"

/**
 * The nodes that a piece of HTML stands for inside an element. They are inert: no script runs, no custom element is made before
 * they are inserted.
 *
 * @param {Element} context
 * @param {string} html
 * @param {{ locations?: boolean, document?: Document, allowsShadowRoots?: boolean }} [options] - `locations`: keep where the nodes
 *   stand in `html` (`sourceLocationOf`); `document`: the node document of the result, that of the context if not given;
 *   `allowsShadowRoots`: templates can declare them
 * @returns {DocumentFragment}
 * @throws {DOMException} `SyntaxError`, in an XML document, for what is not well-formed
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments
 */
export function parseFragment(context, html, { locations = false, document = nodeDocumentOf(context), allowsShadowRoots = false } = {}) {
  if (!isHTMLDocument(nodeDocumentOf(context))) return part("xml").parseXMLFragment(context, html)
  const isScripting = windowOf(document) !== null
  const builder = new TreeBuilder(html, document, { context, isScripting, hasLocations: locations, allowsShadowRoots })
  builder.run()
  return builder.root
}
