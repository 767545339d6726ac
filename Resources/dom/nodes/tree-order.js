import { nextSiblingOf, parentOf, previousSiblingOf } from "./Node.js"

/**
 * Order of nodes in a tree. Two nodes are brought to the same depth, then up to their common ancestor; there the siblings are
 * searched from both sides at once, so that near ones are found in a few steps.
 */

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
  let depthA = depthOf(a)
  let depthB = depthOf(b)
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
  }
}

/** Whether `a` comes before `b` in tree order; both are in the same tree. */
export function precedes(a, b) {
  const relation = relationOf(a, b)
  return relation === "before" || relation === "ancestor"
}
