import { formAssociationHooks } from "../custom-elements/registry.js"
import { enqueueDisconnected, flushReactions, mayBeCustomElement } from "../custom-elements/reactions.js"
import { addTransientObservers, hasRegisteredObservers, queueTreeRecord } from "../mutation/queue-mutation-record.js"
import { followRemoval } from "../ranges/live-ranges.js"
import { followRemovalInIterators } from "../traversal/live-iterators.js"
import { DOMException } from "../web-idl/DOMException.js"
import { childrenChanged } from "./children-changed.js"
import { getAttributeValue, localNameOf, namespaceOf } from "./Element.js"
import { removeElementById } from "./elements-by-id.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import {
  CONNECTED,
  firstChildOf,
  flagsOf,
  HAS_ID,
  IN_SHADOW_TREE,
  lastChildOf,
  nextSiblingOf,
  nodeTypeOf,
  parentOf,
  previousSiblingOf,
  rareDataOf,
  rootOf,
  setFlags,
  unlink,
} from "./Node.js"
import { nextShadowIncluding } from "./shadow-including-order.js"
import { slotsAfterRemoval } from "./slots.js"
import { stepsFor } from "./steps.js"
import { following } from "./tree.js"
import { bumpTreeVersion } from "./tree-version.js"

/**
 * Removes a node from its parent, if it has one.
 *
 * @param {Node} node
 */
export function remove(node) {
  if (parentOf(node) === null) return
  removeNode(node)
  flushReactions()
}

/**
 * @param {Node} child
 * @param {Node} parent
 * @returns {Node} the child
 * @throws {DOMException} `NotFoundError`
 * @see https://dom.spec.whatwg.org/#concept-node-pre-remove
 */
export function preRemove(child, parent) {
  if (parentOf(child) !== parent) throw new DOMException("the node to remove is not a child of this node", "NotFoundError")
  removeNode(child)
  flushReactions()
  return child
}

/**
 * Removes without checks.
 *
 * @param {Node} node
 * @param {boolean} [suppressObservers] - the caller queues the record
 * @see https://dom.spec.whatwg.org/#concept-node-remove
 */
export function removeNode(node, suppressObservers = false) {
  const parent = parentOf(node)
  followRemoval(node, parent)
  followRemovalInIterators(node)
  const previous = previousSiblingOf(node)
  const next = nextSiblingOf(node)
  const left = unlinkFrom(node, parent)
  if (hasRegisteredObservers()) {
    addTransientObservers(node, parent)
    if (!suppressObservers) queueTreeRecord(parent, noNodes, [node], previous, next)
  }
  if (left !== null) runRemovedSteps(left, node, parent)
  childrenChanged(parent)
}

const noNodes = Object.freeze([])

/**
 * Unlinks a node and lets its subtree know that it has left.
 *
 * @returns {Element[] | null} the elements whose removing steps are to run
 */
export function unlinkFrom(node, parent) {
  const flags = flagsOf(parent) & (CONNECTED | IN_SHADOW_TREE)
  const root = flags === 0 ? null : rootOf(parent)
  unlink(node)
  bumpTreeVersion((flags & CONNECTED) !== 0)
  formAssociationHooks()?.treeChanged(node)
  const left = flags === 0 ? null : leaveTree(node, flags, root)
  if ((flags & IN_SHADOW_TREE) !== 0 || rareDataOf(parent)?.shadowRoot) slotsAfterRemoval(node, parent, root)
  return left
}

function leaveTree(node, flags, root) {
  const connected = (flags & CONNECTED) !== 0
  const left = []
  for (let at = node; at !== null; at = following(at, node)) {
    const own = flagsOf(at)
    setFlags(at, own & ~(CONNECTED | IN_SHADOW_TREE))
    if ((own & HAS_ID) !== 0) removeElementById(at, getAttributeValue(at, "id"), root)
    if (!connected || nodeTypeOf(at) !== 1) continue
    if (hasRemovalWork(at)) left.push(at)
    const shadowRoot = rareDataOf(at)?.shadowRoot
    if (!shadowRoot) continue
    // A shadow tree stays a tree of its own, and only loses its connection.
    for (let inner = shadowRoot; inner !== null; inner = nextShadowIncluding(inner, shadowRoot)) {
      setFlags(inner, flagsOf(inner) & ~CONNECTED)
      if (nodeTypeOf(inner) === 1 && hasRemovalWork(inner)) left.push(inner)
    }
  }
  return left.length === 0 ? null : left
}

const hasRemovalWork = (element) =>
  mayBeCustomElement(element) ||
  (namespaceOf(element) === HTML_NAMESPACE && stepsFor(localNameOf(element)).some((steps) => steps.removed !== undefined))

function runRemovedSteps(elements, node, parent) {
  for (const element of elements) {
    if (mayBeCustomElement(element)) enqueueDisconnected(element)
    if (namespaceOf(element) !== HTML_NAMESPACE) continue
    for (const steps of stepsFor(localNameOf(element))) steps.removed?.(element, element === node ? parent : null)
  }
}

/**
 * Takes all children out of a fragment that is being inserted elsewhere.
 *
 * @param {DocumentFragment} fragment
 * @returns {Node[]}
 */
export function takeChildren(fragment) {
  const nodes = childArray(fragment)
  if (nodes.length === 0) return nodes
  for (const node of nodes) removeNode(node, true)
  if (hasRegisteredObservers()) queueTreeRecord(fragment, noNodes, nodes, null, null)
  return nodes
}

/** The children of a node in an array. */
export function childArray(parent) {
  const nodes = []
  for (let child = firstChildOf(parent); child !== null; child = nextSiblingOf(child)) nodes.push(child)
  return nodes
}

/** Removes all children with one record. */
export function emptyNode(parent) {
  if (lastChildOf(parent) === null) return
  const nodes = childArray(parent)
  for (const node of nodes) removeNode(node, true)
  queueTreeRecord(parent, noNodes, nodes, null, null)
}
