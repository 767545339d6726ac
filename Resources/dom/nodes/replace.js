import { flushReactions } from "../custom-elements/reactions.js"
import { hasRegisteredObservers, queueTreeRecord } from "../mutation/queue-mutation-record.js"
import { createText } from "./create-nodes.js"
import { insert } from "./insert.js"
import { nextSiblingOf, nodeDocumentOf, nodeTypeOf, parentOf, previousSiblingOf } from "./Node.js"
import { childArray, removeNode } from "./remove.js"
import { ensureReplacementValidity } from "./validity.js"

/**
 * Puts a node in the place of a child.
 *
 * @param {Node} child
 * @param {Node} node
 * @param {Node} parent
 * @returns {Node} the child
 * @throws {DOMException} `HierarchyRequestError`, `NotFoundError`
 * @see https://dom.spec.whatwg.org/#concept-node-replace
 */
export function replace(child, node, parent) {
  ensureReplacementValidity(node, parent, child)
  let reference = nextSiblingOf(child)
  if (reference === node) reference = nextSiblingOf(node)
  const previous = previousSiblingOf(child)
  let removed = noNodes
  if (parentOf(child) !== null) {
    removed = [child]
    removeNode(child, true)
  }
  const nodes = nodeTypeOf(node) === 11 ? childArray(node) : [node]
  insert(node, parent, reference, true)
  if (hasRegisteredObservers()) queueTreeRecord(parent, nodes, removed, previous, reference)
  flushReactions()
  return child
}

const noNodes = Object.freeze([])

/**
 * Puts a node, or nothing, in the place of all children.
 *
 * @param {Node | null} node
 * @param {Node} parent
 * @see https://dom.spec.whatwg.org/#concept-node-replace-all
 */
export function replaceAll(node, parent) {
  const removed = childArray(parent)
  const added = node === null ? noNodes : nodeTypeOf(node) === 11 ? childArray(node) : [node]
  for (const child of removed) removeNode(child, true)
  if (node !== null) insert(node, parent, null, true)
  if ((added.length > 0 || removed.length > 0) && hasRegisteredObservers()) queueTreeRecord(parent, added, removed, null, null)
  flushReactions()
}

/** @see https://dom.spec.whatwg.org/#string-replace-all */
export function stringReplaceAll(text, parent) {
  replaceAll(text === "" ? null : createText(nodeDocumentOf(parent), text), parent)
}
