import { enqueueConnected, flushReactions, mayBeCustomElement } from "../custom-elements/reactions.js"
import { formAssociationHooks } from "../custom-elements/registry.js"
import { hasRegisteredObservers, markObserved, queueTreeRecord } from "../mutation/queue-mutation-record.js"
import { followInsertion } from "../ranges/live-ranges.js"
import { changeNodeDocument } from "./adopt.js"
import { childrenChanged } from "./children-changed.js"
import { getAttributeValue, localNameOf, namespaceOf } from "./Element.js"
import { addElementById } from "./elements-by-id.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import {
  CONNECTED,
  flagsOf,
  HAS_ID,
  IN_SHADOW_TREE,
  lastChildOf,
  link,
  nextSiblingOf,
  nodeDocumentOf,
  nodeTypeOf,
  OBSERVED,
  parentOf,
  previousSiblingOf,
  rareDataOf,
  setFlags,
} from "./Node.js"
import { removeNode, takeChildren } from "./remove.js"
import { nextShadowIncluding } from "./shadow-including-order.js"
import { slotsAfterInsertion } from "./slots.js"
import { stepsFor } from "./steps.js"
import { bumpTreeVersion } from "./tree-version.js"
import { ensurePreInsertionValidity } from "./validity.js"

/**
 * @param {Node} node
 * @param {Node} parent
 * @param {Node | null} child - the node is put before it; at the end when null
 * @returns {Node} the node
 * @throws {DOMException} `HierarchyRequestError`, `NotFoundError`
 * @see https://dom.spec.whatwg.org/#concept-node-pre-insert
 */
export function preInsert(node, parent, child) {
  ensurePreInsertionValidity(node, parent, child)
  insert(node, parent, child === node ? nextSiblingOf(node) : child)
  flushReactions()
  return node
}

/** @see https://dom.spec.whatwg.org/#concept-node-append */
export const append = (node, parent) => preInsert(node, parent, null)

/**
 * Inserts without checks. A fragment is inserted as its children, in one go.
 *
 * @param {Node} node
 * @param {Node} parent
 * @param {Node | null} child
 * @param {boolean} [suppressObservers] - the caller queues the record
 * @see https://dom.spec.whatwg.org/#concept-node-insert
 */
export function insert(node, parent, child, suppressObservers = false) {
  if (nodeTypeOf(node) === 11) {
    insertNodes(takeChildren(node), parent, child, suppressObservers)
    return
  }
  if (parentOf(node) !== null) removeNode(node)
  if (child !== null) followInsertion(parent, child, 1)
  const previous = child === null ? lastChildOf(parent) : previousSiblingOf(child)
  const joined = linkInto(node, parent, child)
  if (!suppressObservers && hasRegisteredObservers()) queueTreeRecord(parent, [node], noNodes, previous, child)
  childrenChanged(parent)
  if (joined !== null) runInsertedSteps(joined)
}

const noNodes = Object.freeze([])

function insertNodes(nodes, parent, child, suppressObservers) {
  if (nodes.length === 0) return
  if (child !== null) followInsertion(parent, child, nodes.length)
  const previous = child === null ? lastChildOf(parent) : previousSiblingOf(child)
  const joined = []
  for (const node of nodes) {
    const elements = linkInto(node, parent, child)
    if (elements !== null) for (const element of elements) joined.push(element)
  }
  if (!suppressObservers && hasRegisteredObservers()) queueTreeRecord(parent, nodes, noNodes, previous, child)
  childrenChanged(parent)
  runInsertedSteps(joined)
}

/**
 * Links a node without parent into a tree and lets its subtree know what it is in now.
 *
 * @returns {Element[] | null} the elements whose insertion steps are to run
 */
export function linkInto(node, parent, child) {
  const document = nodeDocumentOf(parent)
  if (nodeDocumentOf(node) !== document) changeNodeDocument(node, document)
  link(node, parent, child)
  const flags = flagsOf(parent) & (CONNECTED | IN_SHADOW_TREE | OBSERVED)
  bumpTreeVersion((flags & CONNECTED) !== 0)
  formAssociationHooks()?.treeChanged(node)
  const joined = flags === 0 ? null : joinTree(node, flags)
  if ((flags & IN_SHADOW_TREE) !== 0 || rareDataOf(parent)?.shadowRoot) slotsAfterInsertion(node, parent)
  return joined
}

/** Sets the flags of a subtree that joined a document, a shadow tree or a tree with observers, and files its IDs. */
function joinTree(node, flags) {
  if (flags === OBSERVED) {
    markObserved(node)
    return null
  }
  const connected = flags & CONNECTED
  let joined = null
  for (let at = node; at !== null; at = nextShadowIncluding(at, node)) {
    const own = flagsOf(at)
    if ((own & IN_SHADOW_TREE) !== 0) {
      // In a shadow tree of its own, inside the subtree, which no observer outside of it sees into.
      setFlags(at, own | connected)
    } else {
      setFlags(at, own | flags)
      if ((own & HAS_ID) !== 0) addElementById(at, getAttributeValue(at, "id"))
    }
    if (connected === 0 || nodeTypeOf(at) !== 1 || !hasInsertionWork(at)) continue
    if (joined === null) joined = [at]
    else joined.push(at)
  }
  return joined
}

const hasInsertionWork = (element) =>
  mayBeCustomElement(element) ||
  (namespaceOf(element) === HTML_NAMESPACE && stepsFor(localNameOf(element)).some((steps) => steps.inserted !== undefined))

/** @param {Element[]} elements - that became connected, in tree order */
export function runInsertedSteps(elements) {
  for (const element of elements) {
    // An earlier element's steps may have taken this one out again.
    if ((flagsOf(element) & CONNECTED) === 0) continue
    if (mayBeCustomElement(element)) enqueueConnected(element)
    if (namespaceOf(element) !== HTML_NAMESPACE) continue
    for (const steps of stepsFor(localNameOf(element))) steps.inserted?.(element)
  }
}
