import { localNameOf, namespaceOf } from "./Element.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { nodeTypeOf } from "./Node.js"
import { stepsFor } from "./steps.js"

/** Runs the children changed steps of a node. @see https://dom.spec.whatwg.org/#concept-node-children-changed-ext */
export function childrenChanged(parent) {
  if (nodeTypeOf(parent) !== 1 || namespaceOf(parent) !== HTML_NAMESPACE) return
  const list = stepsFor(localNameOf(parent))
  for (let index = 0; index < list.length; index++) list[index].childrenChanged?.(parent)
}
