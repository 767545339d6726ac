import { attributeOfNode } from "./Attr.js"
import { attributeByNamespace } from "./attributes.js"
import { dataOf } from "./CharacterData.js"
import { attributesOf, localNameOf, namespaceOf, prefixOf } from "./Element.js"
import { firstChildOf, nextSiblingOf, nodeTypeOf, parentOf } from "./Node.js"

/**
 * Whether two trees have the same nodes.
 *
 * @see https://dom.spec.whatwg.org/#concept-node-equals
 */
export function isEqualTree(a, b) {
  let nodeA = a
  let nodeB = b
  for (;;) {
    if (!isEqualSingle(nodeA, nodeB)) return false
    let nextA = firstChildOf(nodeA)
    let nextB = firstChildOf(nodeB)
    while (nextA === null && nextB === null) {
      if (nodeA === a) return true
      nextA = nextSiblingOf(nodeA)
      nextB = nextSiblingOf(nodeB)
      nodeA = parentOf(nodeA)
      nodeB = parentOf(nodeB)
    }
    if (nextA === null || nextB === null) return false
    nodeA = nextA
    nodeB = nextB
  }
}

function isEqualSingle(a, b) {
  const type = nodeTypeOf(a)
  if (type !== nodeTypeOf(b)) return false
  switch (type) {
    case 1: {
      if (localNameOf(a) !== localNameOf(b) || namespaceOf(a) !== namespaceOf(b) || prefixOf(a) !== prefixOf(b)) return false
      const attributes = attributesOf(a)
      if (attributes.length !== attributesOf(b).length) return false
      return attributes.every(
        ({ namespace, localName, value }) => attributeByNamespace(b, namespace, localName)?.value === value,
      )
    }
    case 2: {
      const one = attributeOfNode(a)
      const other = attributeOfNode(b)
      return one.namespace === other.namespace && one.localName === other.localName && one.value === other.value
    }
    case 7:
      return a.target === b.target && dataOf(a) === dataOf(b)
    case 3:
    case 4:
    case 8:
      return dataOf(a) === dataOf(b)
    case 10:
      return a.name === b.name && a.publicId === b.publicId && a.systemId === b.systemId
    default:
      return true
  }
}
