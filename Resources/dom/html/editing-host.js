import { getAttributeValue, namespaceOf } from "../nodes/Element.js"
import { documentElementOf } from "../nodes/Document.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { asciiLowercase } from "../nodes/names.js"
import { nodeDocumentOf, nodeTypeOf, parentOf } from "../nodes/tree.js"

/** @type {WeakSet<Document>} documents whose designMode is "on" */
const designed = new WeakSet()

/** @see https://html.spec.whatwg.org/multipage/interaction.html#designMode */
export const isDesignMode = (document) => designed.has(document)

export function setDesignMode(document, on) {
  if (on) designed.add(document)
  else designed.delete(document)
}

/**
 * The state of an element's `contenteditable` attribute.
 *
 * @returns {"true" | "false" | "plaintext-only" | "inherit"}
 * @see https://html.spec.whatwg.org/multipage/interaction.html#attr-contenteditable
 */
export function contentEditableState(element) {
  if (namespaceOf(element) !== HTML_NAMESPACE) return "inherit"
  const value = getAttributeValue(element, "contenteditable")
  if (value === null) return "inherit"
  const keyword = asciiLowercase(value)
  if (keyword === "" || keyword === "true") return "true"
  return keyword === "false" || keyword === "plaintext-only" ? keyword : "inherit"
}

/**
 * Whether a user can edit a node: it is an editing host, or inside of one and not shut off by `contenteditable="false"`.
 *
 * @param {Node} node
 * @see https://w3c.github.io/editing/docs/execCommand/#editable
 */
export function isEditable(node) {
  for (let ancestor = node; ancestor !== null; ancestor = parentOf(ancestor)) {
    if (nodeTypeOf(ancestor) !== 1) continue
    const state = contentEditableState(ancestor)
    if (state !== "inherit") return state !== "false"
  }
  return designed.has(nodeDocumentOf(node))
}

/**
 * The editing host of a node: the outermost element of the editable region it lies in, which is what takes the focus. Null when the
 * node is not editable.
 *
 * @param {Node} node
 * @returns {Element | null}
 * @see https://w3c.github.io/editing/docs/execCommand/#editing-host-of
 */
export function editingHostOf(node) {
  let host = null
  for (let ancestor = node; ancestor !== null; ancestor = parentOf(ancestor)) {
    if (nodeTypeOf(ancestor) !== 1) continue
    const state = contentEditableState(ancestor)
    if (state === "false") return host
    if (state !== "inherit") host = ancestor
  }
  if (!designed.has(nodeDocumentOf(node))) return host
  return documentElementOf(nodeDocumentOf(node))
}
