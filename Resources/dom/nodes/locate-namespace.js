import { attributesOf, namespaceOf, prefixOf } from "./Element.js"
import { XML_NAMESPACE, XMLNS_NAMESPACE } from "./namespaces.js"
import { nodeTypeOf, parentOf } from "./Node.js"
import { elementFrom, firstChildOf } from "./tree.js"

const parentElementOf = (node) => {
  const parent = parentOf(node)
  return parent !== null && nodeTypeOf(parent) === 1 ? parent : null
}

/** The element whose declarations hold for a node. */
function elementInScope(node) {
  switch (nodeTypeOf(node)) {
    case 1:
      return node
    case 2:
      return node.ownerElement
    case 9:
      return elementFrom(firstChildOf(node))
    case 10:
    case 11:
      return null
    default:
      return parentElementOf(node)
  }
}

/** @see https://dom.spec.whatwg.org/#locate-a-namespace */
export function locateNamespace(node, prefix) {
  for (let element = elementInScope(node); element !== null; element = parentElementOf(element)) {
    if (prefix === "xml") return XML_NAMESPACE
    if (prefix === "xmlns") return XMLNS_NAMESPACE
    if (namespaceOf(element) !== null && prefixOf(element) === prefix) return namespaceOf(element)
    for (const attribute of attributesOf(element)) {
      if (attribute.namespace !== XMLNS_NAMESPACE) continue
      const declares =
        prefix === null
          ? attribute.prefix === null && attribute.localName === "xmlns"
          : attribute.prefix === "xmlns" && attribute.localName === prefix
      if (declares) return attribute.value === "" ? null : attribute.value
    }
  }
  return null
}

/** @see https://dom.spec.whatwg.org/#locate-a-namespace-prefix */
export function locatePrefix(node, namespace) {
  for (let element = elementInScope(node); element !== null; element = parentElementOf(element)) {
    if (namespaceOf(element) === namespace && prefixOf(element) !== null) return prefixOf(element)
    for (const attribute of attributesOf(element)) {
      if (attribute.prefix === "xmlns" && attribute.value === namespace) return attribute.localName
    }
  }
  return null
}
