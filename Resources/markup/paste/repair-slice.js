import { Fragment, Slice } from "prosemirror-model"

/**
 * A pasted slice without nodes around content that they cannot hold. The context of a slice comes from the pasteboard, so
 * anything may be in it, and ProseMirror takes its nesting on trust.
 */
export function repairSlice(slice) {
  const content = repaired(slice.content)
  return content === slice.content ? slice : Slice.maxOpen(content)
}

function repaired(fragment) {
  let changed = false
  const nodes = []
  fragment.forEach((node) => {
    const content = repaired(node.content)
    if (content.content.every((child) => canHold(node.type, child.type))) {
      nodes.push(content === node.content ? node : node.copy(content))
      changed ||= content !== node.content
    } else {
      nodes.push(...content.content)
      changed = true
    }
  })
  return changed ? Fragment.from(nodes) : fragment
}

/** The types that can stand somewhere in the content of a type. */
const childTypes = new Map()

function canHold(type, child) {
  if (!childTypes.has(type)) childTypes.set(type, collectChildTypes(type.contentMatch))
  return childTypes.get(type).has(child)
}

function collectChildTypes(match, types = new Set(), seen = new Set()) {
  if (seen.has(match)) return types
  seen.add(match)
  for (let index = 0; index < match.edgeCount; index++) {
    const edge = match.edge(index)
    types.add(edge.type)
    collectChildTypes(edge.next, types, seen)
  }
  return types
}
