import { enqueueAdopted } from "../custom-elements/reactions.js"
import { followAdoption } from "../ranges/live-ranges.js"
import { attributesOf, localNameOf, namespaceOf } from "./Element.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { nodeDocumentOf, nodeTypeOf, parentOf, rareDataOf, setNodeDocument } from "./Node.js"
import { removeNode } from "./remove.js"
import { nextShadowIncluding } from "./shadow-including-order.js"
import { stepsFor } from "./steps.js"

/**
 * Takes a node out of its parent and gives its subtree to a document.
 *
 * @param {Node} node
 * @param {Document} document
 * @see https://dom.spec.whatwg.org/#concept-node-adopt
 */
export function adopt(node, document) {
  if (parentOf(node) !== null) removeNode(node)
  else if (nodeTypeOf(node) === 2) node.ownerElement?.removeAttributeNode(node)
  changeNodeDocument(node, document)
}

/** Gives a subtree without parent to a document. */
export function changeNodeDocument(node, document) {
  const oldDocument = nodeDocumentOf(node)
  if (oldDocument === document) return
  followAdoption(node, oldDocument, document)
  const elements = []
  for (let at = node; at !== null; at = nextShadowIncluding(at, node)) {
    setNodeDocument(at, document)
    if (nodeTypeOf(at) !== 1) continue
    for (const attribute of attributesOf(at)) if (attribute.node !== null) setNodeDocument(attribute.node, document)
    elements.push(at)
  }
  for (const element of elements) {
    if (rareDataOf(element)?.customElement) enqueueAdopted(element, oldDocument, document)
    if (namespaceOf(element) !== HTML_NAMESPACE) continue
    for (const steps of stepsFor(localNameOf(element))) steps.adopted?.(element, oldDocument)
  }
}
