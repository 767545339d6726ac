import {
  childPositionsOf,
  firstChildOf,
  isNode,
  lastChildOf,
  nextSiblingOf,
  parentOf,
  previousSiblingOf,
  rareDataOf,
  rootOf,
  shadowHostOf,
} from "./Node.js"

/** Reading a tree without a call through members that scripts can see or replace. */

export {
  firstChildOf,
  isInclusiveAncestor,
  isNode,
  isShadowRoot,
  lastChildOf,
  nextSiblingOf,
  nodeDocumentOf,
  nodeTypeOf,
  parentOf,
  previousSiblingOf,
  rootOf,
  shadowHostOf,
  shadowIncludingRoot,
} from "./Node.js"
export { elementBackFrom, elementFrom } from "./child-list.js"

/**
 * The node after `node` in tree order, inside `root`; null at the end.
 *
 * @param {Node} node
 * @param {Node | null} root - the walk stays among its descendants; null for the whole tree
 */
export function following(node, root) {
  return firstChildOf(node) ?? followingSkippingChildren(node, root)
}

/** The node after `node` and all its descendants in tree order, inside `root`. */
export function followingSkippingChildren(node, root) {
  for (; node !== null && node !== root; node = parentOf(node)) {
    const next = nextSiblingOf(node)
    if (next !== null) return next
  }
  return null
}

/** The node before `node` in tree order, inside `root` (which comes last); null at the start. */
export function preceding(node, root) {
  if (node === root) return null
  const previous = previousSiblingOf(node)
  return previous === null ? parentOf(node) : lastInclusiveDescendant(previous)
}

/** The last node in tree order of the subtree of `node`. */
export function lastInclusiveDescendant(node) {
  for (let last = lastChildOf(node); last !== null; last = lastChildOf(node)) node = last
  return node
}

/** How many siblings come before a node. @see https://dom.spec.whatwg.org/#concept-tree-index */
export function indexOf(node) {
  let index = 0
  for (let previous = previousSiblingOf(node); previous !== null; previous = previousSiblingOf(previous)) {
    // Among many siblings the count is kept where it can be taken up again.
    if (++index === 32) return childPositionsOf(parentOf(node)).indexOf(node)
  }
  return index
}

/** The number of children of a node. */
export function childCountOf(node) {
  const positions = rareDataOf(node)?.childPositions
  if (positions) return positions.length
  let count = 0
  for (let child = firstChildOf(node); child !== null; child = nextSiblingOf(child)) count++
  return count
}

/** The child at an index, or null. */
export function childAt(node, index) {
  const positions = rareDataOf(node)?.childPositions
  if (positions) return positions.item(index)
  let child = firstChildOf(node)
  for (; child !== null && index > 0; index--) child = nextSiblingOf(child)
  return child
}

/** Whether `ancestor` is an inclusive ancestor of `node` through shadow hosts. */
export function isShadowIncludingInclusiveAncestor(ancestor, node) {
  for (; node !== null; node = shadowIncludingParent(node)) if (node === ancestor) return true
  return false
}

const shadowIncludingParent = (node) => parentOf(node) ?? shadowHostOf(node)

/** @see https://dom.spec.whatwg.org/#retarget */
export function retarget(a, b) {
  for (;;) {
    if (a === null || !isNode(a)) return a
    const host = shadowHostOf(rootOf(a))
    if (host === null || (isNode(b) && isShadowIncludingInclusiveAncestor(rootOf(a), b))) return a
    a = host
  }
}
