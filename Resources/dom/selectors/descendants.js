/** Walks over the elements below a node, in tree order, without recursion and without allocation. */

import { firstChildOf, nextSiblingOf, nodeTypeOf, parentOf } from "../nodes/tree.js"

/**
 * The first element below `root` that passes the test, or null.
 *
 * @param {Node} root
 * @param {(element: Element) => boolean} test
 */
export function findDescendant(root, test) {
  let node = firstChildOf(root)
  while (node !== null) {
    if (nodeTypeOf(node) === 1 && test(node)) return node
    let next = firstChildOf(node)
    while (next === null) {
      next = nextSiblingOf(node)
      if (next !== null) break
      node = parentOf(node)
      if (node === root) return null
    }
    node = next
  }
  return null
}

/**
 * The elements below `root` that pass the test.
 *
 * @param {Node} root
 * @param {(element: Element) => boolean} test
 * @returns {Element[]}
 */
export function collectDescendants(root, test) {
  const result = []
  let node = firstChildOf(root)
  while (node !== null) {
    if (nodeTypeOf(node) === 1 && test(node)) result.push(node)
    let next = firstChildOf(node)
    while (next === null) {
      next = nextSiblingOf(node)
      if (next !== null) break
      node = parentOf(node)
      if (node === root) return result
    }
    node = next
  }
  return result
}
