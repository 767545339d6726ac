import { lastChildOf, nextSiblingOf, parentOf, previousSiblingOf, rootOf } from "./Node.js"
import { following } from "./tree.js"
import { connectedVersion, detachedVersion } from "./tree-version.js"

/**
 * Order of nodes in a tree. Two nodes are brought to the same depth, then up to their common ancestor; there the siblings are
 * searched from both sides at once, so that near ones are found in a few steps.
 *
 * Who sorts the nodes of a deep or wide tree asks so often that the steps add up to many times the tree: then its nodes are
 * numbered, and the numbers hold until some tree changes.
 */

/** After so many steps in unchanged trees, the tree of the next two nodes is numbered. */
const manySteps = 200_000
let steps = 0
let connected = 0
let detached = 0
/**
 * For each node of a tree its root, its number and that of its last descendant.
 *
 * @type {WeakMap<Node, { root: Node, first: number, last: number }>}
 */
let numbers = new WeakMap()

function numberTree(root) {
  const nodes = []
  for (let node = root; node !== null; node = following(node, root)) nodes.push(node)
  for (let first = nodes.length - 1; first >= 0; first--) {
    const child = lastChildOf(nodes[first])
    numbers.set(nodes[first], { root, first, last: child === null ? first : numbers.get(child).last })
  }
}

/** What numbers tell of two nodes; null when they have none. */
function numberedRelation(a, b) {
  if (connected !== connectedVersion() || detached !== detachedVersion()) {
    connected = connectedVersion()
    detached = detachedVersion()
    steps = 0
    numbers = new WeakMap()
    return null
  }
  if (steps < manySteps) return null
  if (!numbers.has(a)) numberTree(rootOf(a))
  const numberA = numbers.get(a)
  const numberB = numbers.get(b)
  // Nodes of other trees are compared as ever.
  if (numberB === undefined || numberA.root !== numberB.root) return null
  if (numberA.first < numberB.first) return numberB.first <= numberA.last ? "ancestor" : "before"
  return numberA.first <= numberB.last ? "descendant" : "after"
}

function depthOf(node) {
  let depth = 0
  for (let parent = parentOf(node); parent !== null; parent = parentOf(parent)) depth++
  return depth
}

/**
 * @param {Node} a
 * @param {Node} b
 * @returns {"same" | "ancestor" | "descendant" | "before" | "after" | "disconnected"} what `a` is to `b`
 */
export function relationOf(a, b) {
  if (a === b) return "same"
  const known = numberedRelation(a, b)
  if (known !== null) return known
  let depthA = depthOf(a)
  let depthB = depthOf(b)
  steps += depthA + depthB
  let childA = a
  let childB = b
  const shallowA = depthA < depthB
  for (; depthA > depthB; depthA--) childA = parentOf(childA)
  for (; depthB > depthA; depthB--) childB = parentOf(childB)
  if (childA === childB) return shallowA ? "ancestor" : "descendant"
  for (;;) {
    const parentA = parentOf(childA)
    const parentB = parentOf(childB)
    if (parentA === parentB) {
      if (parentA === null) return "disconnected"
      return siblingPrecedes(childA, childB) ? "before" : "after"
    }
    childA = parentA
    childB = parentB
  }
}

/**
 * The lowest node that contains both, itself included; null when they are in different trees. In steps of the depth, where asking
 * each ancestor of one whether it contains the other takes the square of it.
 */
export function commonInclusiveAncestor(a, b) {
  let depthA = depthOf(a)
  let depthB = depthOf(b)
  for (; depthA > depthB; depthA--) a = parentOf(a)
  for (; depthB > depthA; depthB--) b = parentOf(b)
  while (a !== b) {
    a = parentOf(a)
    b = parentOf(b)
  }
  return a
}

function siblingPrecedes(a, b) {
  let forward = nextSiblingOf(a)
  let back = previousSiblingOf(a)
  for (;;) {
    if (forward === b) return true
    if (back === b) return false
    if (forward === null) return false
    if (back === null) return true
    forward = nextSiblingOf(forward)
    back = previousSiblingOf(back)
    steps++
  }
}

/** Whether `a` comes before `b` in tree order; both are in the same tree. */
export function precedes(a, b) {
  const relation = relationOf(a, b)
  return relation === "before" || relation === "ancestor"
}
