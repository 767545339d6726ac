import { attributeOfNode } from "../nodes/Attr.js"
import { attributesOf } from "../nodes/Element.js"
import { nodeTypeOf } from "../nodes/tree.js"
import { relationOf } from "../nodes/tree-order.js"

/**
 * The value of an expression that finds nodes: each once, and in document order when somebody asks for it. `isFlat` says that none is
 * an ancestor of another, so that what is found below them in turn is in order.
 *
 * @see https://www.w3.org/TR/1999/REC-xpath-19991116/#node-sets
 */
export class NodeSet {
  #nodes
  #isOrdered

  /** @param {Node[]} nodes - no two the same */
  constructor(nodes, isOrdered, isFlat) {
    this.#nodes = nodes
    this.#isOrdered = isOrdered || nodes.length < 2
    this.isFlat = isFlat || nodes.length < 2
  }

  /** In no order, which is enough to count or compare. */
  get nodes() {
    return this.#nodes
  }

  get isOrdered() {
    return this.#isOrdered
  }

  /** In document order. */
  get ordered() {
    if (!this.#isOrdered) {
      this.#nodes.sort(compare)
      this.#isOrdered = true
    }
    return this.#nodes
  }

  /** The first in document order, or null. */
  get first() {
    if (this.#isOrdered) return this.#nodes[0] ?? null
    return this.#nodes.reduce((first, node) => (compare(node, first) < 0 ? node : first))
  }
}

/** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-document-order */
function compare(a, b) {
  if (a === b) return 0
  const elementA = nodeTypeOf(a) === 2 ? attributeOfNode(a).element : a
  const elementB = nodeTypeOf(b) === 2 ? attributeOfNode(b).element : b
  if (elementA === elementB) {
    if (elementA === a) return -1
    if (elementB === b) return 1
    const attributes = attributesOf(elementA)
    return attributes.indexOf(attributeOfNode(a)) - attributes.indexOf(attributeOfNode(b))
  }
  // An ancestor comes before what is below it, with its attributes.
  const relation = relationOf(elementA, elementB)
  return relation === "before" || relation === "ancestor" ? -1 : 1
}
