import { dataOf } from "../nodes/CharacterData.js"
import { nodeTypeOf } from "../nodes/Node.js"
import { childCountOf, indexOf, parentOf } from "../nodes/tree.js"
import { relationOf } from "../nodes/tree-order.js"

/** @see https://dom.spec.whatwg.org/#concept-node-length */
export function lengthOf(node) {
  switch (nodeTypeOf(node)) {
    case 2:
    case 10:
      return 0
    case 3:
    case 4:
    case 7:
    case 8:
      return dataOf(node).length
    default:
      return childCountOf(node)
  }
}

/** Whether boundary points in a node count code units instead of children. */
export const isCharacterData = (node) => {
  const type = nodeTypeOf(node)
  return type === 3 || type === 8 || type === 4 || type === 7
}

/** The child of `ancestor` that is an inclusive ancestor of `node`. */
export function childTowards(ancestor, node) {
  for (let parent = parentOf(node); parent !== ancestor; parent = parentOf(node)) node = parent
  return node
}

/**
 * Compares two boundary points of one tree.
 *
 * @returns {-1 | 0 | 1} -1 when the first is before the second
 * @see https://dom.spec.whatwg.org/#concept-range-bp-position
 */
export function compareBoundaryPoints(nodeA, offsetA, nodeB, offsetB) {
  if (nodeA === nodeB) return offsetA === offsetB ? 0 : offsetA < offsetB ? -1 : 1
  switch (relationOf(nodeA, nodeB)) {
    case "ancestor":
      return indexOf(childTowards(nodeA, nodeB)) < offsetA ? 1 : -1
    case "descendant":
      return indexOf(childTowards(nodeB, nodeA)) < offsetB ? -1 : 1
    case "before":
      return -1
    default:
      return 1
  }
}
