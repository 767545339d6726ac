import { enqueueCallback, enqueueConnected, enqueueDisconnected, flushReactions, mayBeCustomElement } from "../custom-elements/reactions.js"
import { hasRegisteredObservers, queueTreeRecord } from "../mutation/queue-mutation-record.js"
import { followInsertion, followRemoval } from "../ranges/live-ranges.js"
import { followRemovalInIterators } from "../traversal/live-iterators.js"
import { toDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { childrenChanged } from "./children-changed.js"
import { localNameOf, namespaceOf } from "./Element.js"
import { linkInto } from "./insert.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { CONNECTED, flagsOf, lastChildOf, nextSiblingOf, nodeTypeOf, parentOf, previousSiblingOf, rareDataOf } from "./Node.js"
import { unlinkFrom } from "./remove.js"
import { nextShadowIncluding } from "./shadow-including-order.js"
import { stepsFor } from "./steps.js"
import { isNode, shadowIncludingRoot } from "./tree.js"
import { ensurePreInsertionValidity } from "./validity.js"

/**
 * Moves a node in its tree without taking it out: it keeps its state, and its custom elements hear of a move.
 *
 * @param {Node} parent
 * @param {unknown} node
 * @param {unknown} child - the node is put before it; at the end when null
 * @throws {DOMException} `HierarchyRequestError`, `NotFoundError`
 * @see https://dom.spec.whatwg.org/#dom-parentnode-movebefore
 */
export function moveBefore(parent, node, child) {
  if (!isNode(node)) throw new TypeError("ParentNode.moveBefore: the first argument is not a Node")
  if (child !== null && child !== undefined && !isNode(child)) {
    throw new TypeError(`ParentNode.moveBefore: "${toDOMString(child)}" is neither a Node nor null`)
  }
  const reference = child ?? null
  ensureMoveValidity(node, parent, reference)
  move(node, parent, reference === node ? nextSiblingOf(node) : reference)
  flushReactions()
}

const hierarchyError = (message) => new DOMException(message, "HierarchyRequestError")

/** @see https://dom.spec.whatwg.org/#ensure-pre-move-validity */
function ensureMoveValidity(node, parent, child) {
  if (shadowIncludingRoot(node) !== shadowIncludingRoot(parent)) throw hierarchyError("a node can only be moved in its own tree; insert it")
  ensurePreInsertionValidity(node, parent, child)
  const type = nodeTypeOf(node)
  if (type === 10 || type === 11) throw hierarchyError(`a ${node.nodeName} node cannot be moved`)
}

/** @see https://dom.spec.whatwg.org/#concept-node-move */
function move(node, parent, child) {
  const oldParent = parentOf(node)
  const oldPrevious = previousSiblingOf(node)
  const oldNext = nextSiblingOf(node)
  followRemoval(node, oldParent)
  followRemovalInIterators(node)
  unlinkFrom(node, oldParent)
  if (child !== null) followInsertion(parent, child, 1)
  const previous = child === null ? lastChildOf(parent) : previousSiblingOf(child)
  linkInto(node, parent, child)
  childrenChanged(oldParent)
  if (parent !== oldParent) childrenChanged(parent)
  for (let at = node; at !== null; at = nextShadowIncluding(at, node)) {
    if (nodeTypeOf(at) === 1) runMovingSteps(at, at === node ? oldParent : null)
  }
  if (!hasRegisteredObservers()) return
  queueTreeRecord(oldParent, [], [node], oldPrevious, oldNext)
  queueTreeRecord(parent, [node], [], previous, child)
}

function runMovingSteps(element, oldParent) {
  if (namespaceOf(element) === HTML_NAMESPACE) for (const steps of stepsFor(localNameOf(element))) steps.moved?.(element, oldParent)
  if (!mayBeCustomElement(element) || (flagsOf(element) & CONNECTED) === 0) return
  const { state, definition } = rareDataOf(element).customElement
  if (state !== "custom") return
  if (definition.callbacks.connectedMoveCallback !== null) {
    enqueueCallback(element, "connectedMoveCallback", [])
    return
  }
  // Who knows nothing of moves hears what a removal and an insertion would say.
  enqueueDisconnected(element)
  enqueueConnected(element)
}
