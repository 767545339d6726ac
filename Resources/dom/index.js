/**
 * The DOM's entry: what the host may call. Everything else reaches scripts through the global object.
 *
 * The parser is for those who follow parsed nodes to their source.
 */

export { attributesOf } from "./nodes/Element.js"
export { parseDocument, parseFragment, sourceLocationOf } from "./parsing/index.js"
export { createWindow } from "./window/create-window.js"
