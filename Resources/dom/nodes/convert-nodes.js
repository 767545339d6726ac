import { toDOMString } from "../web-idl/conversions.js"
import { createDocumentFragment, createText } from "./create-nodes.js"
import { append } from "./insert.js"
import { isNode } from "./Node.js"

/**
 * Arguments that are nodes or strings as one node.
 *
 * @param {(Node | string)[]} nodes
 * @param {Document} document
 * @returns {Node}
 * @see https://dom.spec.whatwg.org/#converting-nodes-into-a-node
 */
export function convertNodes(nodes, document) {
  if (nodes.length === 1) return asNode(nodes[0], document)
  const converted = nodes.map((node) => asNode(node, document))
  const fragment = createDocumentFragment(document)
  for (const node of converted) append(node, fragment)
  return fragment
}

const asNode = (value, document) => (isNode(value) ? value : createText(document, toDOMString(value)))
