import { schema } from "../schema/index.js"

const { table } = schema.nodes

/** The table that the selection begins in, innermost first; else the first that it runs over: `{ node, pos }`, or null. */
export function selectedTable({ doc, selection: { $from, from, to } }) {
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type === table) return { node: $from.node(depth), pos: $from.before(depth) }
  }
  let found = null
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type === table) found ??= { node, pos }
    return !found
  })
  return found
}
