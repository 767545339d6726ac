import { attributeOfNode } from "./Attr.js"
import { dataOf } from "./CharacterData.js"
import { nodeTypeOf } from "./Node.js"
import { following } from "./tree.js"

/**
 * The text of all Text descendants, in tree order.
 *
 * @see https://dom.spec.whatwg.org/#concept-descendant-text-content
 */
export function descendantTextContent(node) {
  let text = ""
  for (let at = following(node, node); at !== null; at = following(at, node)) {
    const type = nodeTypeOf(at)
    if (type === 3 || type === 4) text += dataOf(at)
  }
  return text
}

/** The value of an attribute or the data of a text, comment or processing instruction; null for others. */
export function ownValueOf(node) {
  switch (nodeTypeOf(node)) {
    case 2:
      return attributeOfNode(node).value
    case 3:
    case 4:
    case 7:
    case 8:
      return dataOf(node)
    default:
      return null
  }
}
