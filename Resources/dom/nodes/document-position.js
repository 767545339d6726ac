import { attributeOfNode } from "./Attr.js"
import { attributesOf } from "./Element.js"
import { nodeTypeOf, rootOf } from "./Node.js"
import { relationOf } from "./tree-order.js"

const DISCONNECTED = 1
const PRECEDING = 2
const FOLLOWING = 4
const CONTAINS = 8
const CONTAINED_BY = 16
const IMPLEMENTATION_SPECIFIC = 32

/** Gives trees that have nothing to do with each other an order that stays. @type {WeakMap<Node, number>} */
const orderOfRoots = new WeakMap()
let roots = 0

function orderOfRoot(root) {
  let order = orderOfRoots.get(root)
  if (order === undefined) orderOfRoots.set(root, (order = ++roots))
  return order
}

/**
 * @param {Node} node
 * @param {Node} other
 * @returns {number} where `other` is, seen from `node`
 * @see https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
 */
export function compareDocumentPosition(node, other) {
  if (node === other) return 0
  let node1 = other
  let node2 = node
  let attribute1 = null
  let attribute2 = null
  if (nodeTypeOf(node1) === 2) {
    attribute1 = attributeOfNode(node1)
    node1 = attribute1.element
  }
  if (nodeTypeOf(node2) === 2) {
    attribute2 = attributeOfNode(node2)
    node2 = attribute2.element
    if (attribute1 !== null && node1 !== null && node1 === node2) {
      const attributes = attributesOf(node2)
      const precedes = attributes.indexOf(attribute1) < attributes.indexOf(attribute2)
      return IMPLEMENTATION_SPECIFIC | (precedes ? PRECEDING : FOLLOWING)
    }
  }
  const relation = node1 === null || node2 === null ? "disconnected" : relationOf(node1, node2)
  if (relation === "disconnected") {
    const precedes = orderOfRoot(rootOf(node1 ?? other)) < orderOfRoot(rootOf(node2 ?? node))
    return DISCONNECTED | IMPLEMENTATION_SPECIFIC | (precedes ? PRECEDING : FOLLOWING)
  }
  if ((relation === "ancestor" && attribute1 === null) || (relation === "same" && attribute2 !== null)) return CONTAINS | PRECEDING
  if ((relation === "descendant" && attribute2 === null) || (relation === "same" && attribute1 !== null)) {
    return CONTAINED_BY | FOLLOWING
  }
  return relation === "before" || relation === "ancestor" ? PRECEDING : FOLLOWING
}
