import { DOMException } from "../web-idl/DOMException.js"
import { firstChildOf, nextSiblingOf, nodeTypeOf, parentOf, previousSiblingOf, rareDataOf } from "./Node.js"

const hierarchyError = (message) => new DOMException(message, "HierarchyRequestError")

/** @see https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor */
function isHostIncludingInclusiveAncestor(ancestor, node) {
  // A node without children, shadow root or template content is nobody's ancestor.
  if (ancestor === node) return true
  if (firstChildOf(ancestor) === null && rareDataOf(ancestor) === null) return false
  for (let at = node; at !== null; ) {
    if (at === ancestor) return true
    at = parentOf(at) ?? rareDataOf(at)?.host ?? null
  }
  return false
}

/**
 * What insertions and replacements check first; a document's own rules come after.
 *
 * @throws {DOMException} `HierarchyRequestError`, `NotFoundError`
 */
function ensureCommonValidity(node, parent, child) {
  const parentType = nodeTypeOf(parent)
  if (parentType !== 1 && parentType !== 9 && parentType !== 11) {
    throw hierarchyError(`a ${parent.nodeName} node has no children`)
  }
  if (isHostIncludingInclusiveAncestor(node, parent)) throw hierarchyError("a node cannot be put into itself or its descendant")
  if (child !== null && parentOf(child) !== parent) {
    throw new DOMException("the reference node is not a child of this node", "NotFoundError")
  }
  const type = nodeTypeOf(node)
  if (type === 2 || type === 9) throw hierarchyError(`a ${node.nodeName} node cannot be a child`)
  if ((type === 3 || type === 4) && parentType === 9) throw hierarchyError("text cannot be a child of a document")
  if (type === 10 && parentType !== 9) throw hierarchyError("a doctype can only be a child of a document")
}

/** @see https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity */
export function ensurePreInsertionValidity(node, parent, child) {
  ensureCommonValidity(node, parent, child)
  if (nodeTypeOf(parent) === 9) ensureDocumentValidity(node, parent, child, false)
}

/** @see https://dom.spec.whatwg.org/#concept-node-replace */
export function ensureReplacementValidity(node, parent, child) {
  ensureCommonValidity(node, parent, child)
  if (nodeTypeOf(parent) === 9) ensureDocumentValidity(node, parent, child, true)
}

/** A document has one doctype, then one element. */
function ensureDocumentValidity(node, document, child, replacing) {
  const type = nodeTypeOf(node)
  const others = (wanted) => {
    for (let at = firstChildOf(document); at !== null; at = nextSiblingOf(at)) {
      if (nodeTypeOf(at) === wanted && !(replacing && at === child)) return true
    }
    return false
  }
  const follows = (wanted) => {
    if (child === null) return false
    for (let at = replacing ? nextSiblingOf(child) : child; at !== null; at = nextSiblingOf(at)) {
      if (nodeTypeOf(at) === wanted) return true
    }
    return false
  }
  let elements = type === 1 ? 1 : 0
  if (type === 11) {
    for (let at = firstChildOf(node); at !== null; at = nextSiblingOf(at)) {
      if (nodeTypeOf(at) === 1) elements++
      else if (nodeTypeOf(at) === 3 || nodeTypeOf(at) === 4) throw hierarchyError("text cannot be a child of a document")
    }
  }
  if (elements > 1 || (elements === 1 && others(1))) throw hierarchyError("a document has only one element")
  if (elements === 1 && follows(10)) throw hierarchyError("an element cannot come before the doctype")
  if (type !== 10) return
  if (others(10)) throw hierarchyError("a document has only one doctype")
  if (child === null) {
    if (others(1)) throw hierarchyError("a doctype cannot come after the element")
    return
  }
  for (let at = previousSiblingOf(child); at !== null; at = previousSiblingOf(at)) {
    if (nodeTypeOf(at) === 1) throw hierarchyError("a doctype cannot come after the element")
  }
}
