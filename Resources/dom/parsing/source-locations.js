// Where parsed nodes stand in their source: offsets in UTF-16 code units. Kept beside the nodes, so that documents parsed
// without locations pay nothing.

const locations = new WeakMap()

/**
 * The place of a node that was parsed with `locations`: `startOffset` and `endOffset`; for an element also `startTag` and, if the
 * source has one, `endTag` (each with offsets), and `attrs`, by name as written in lower case. Undefined for a node that the
 * source does not hold, such as an implied `<tbody>`, and for nodes made or parsed otherwise.
 *
 * @param {Node} node
 * @returns {{ startOffset: number, endOffset: number, startTag?: object, endTag?: object, attrs?: object } | undefined}
 */
export const sourceLocationOf = (node) => locations.get(node)

/** @param {object | null} location - null takes a place away */
export function setSourceLocation(node, location) {
  if (location) locations.set(node, location)
  else locations.delete(node)
}
