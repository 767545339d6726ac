/** The first node of `doc` for which `test` answers true, `{ node, pos }`, or null. */
export function findNode(doc, test) {
  let found = null
  doc.descendants((node, pos) => {
    if (found) return false
    if (test(node)) found = { node, pos }
    return !found
  })
  return found
}

/** The first node with that id, `{ node, pos }`, or null. */
export const nodeWithID = (doc, id) => findNode(doc, (node) => node.attrs.id === id)

/** The nodes of a type that lie, in whole or in part, from `from` to `to`: `{ node, pos }`, in order. */
export function nodesOfType(doc, from, to, type) {
  const found = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type === type) found.push({ node, pos })
  })
  return found
}
