import { firstChildOf, nextSiblingOf, parentOf, rareDataOf, shadowHostOf } from "./Node.js"

/**
 * The node after `node` in shadow-including tree order, inside `root`: the shadow tree of a host comes before its children.
 *
 * @see https://dom.spec.whatwg.org/#concept-shadow-including-tree-order
 */
export function nextShadowIncluding(node, root) {
  const rare = rareDataOf(node)
  if (rare !== null && rare.shadowRoot !== null) return rare.shadowRoot
  const child = firstChildOf(node)
  if (child !== null) return child
  while (node !== root) {
    const next = nextSiblingOf(node)
    if (next !== null) return next
    const parent = parentOf(node)
    if (parent !== null) {
      node = parent
      continue
    }
    // The end of a shadow tree: on with the children of its host.
    const host = shadowHostOf(node)
    if (host === null) return null
    const first = firstChildOf(host)
    if (first !== null) return first
    node = host
  }
  return null
}
