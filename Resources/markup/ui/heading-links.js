import { nodeWithID } from "../selection/find-node.js"
import { schema } from "../schema/index.js"

/** The headings of a document that have text, `{ node, pos }`, in order. */
export function headingsIn(doc) {
  const found = []
  doc.descendants((node, pos) => {
    if (node.type === schema.nodes.heading && node.textContent.trim() !== "") found.push({ node, pos })
    return !node.isTextblock
  })
  return found
}

/** The id of a heading; for one without, its text with dashes, and a number where something else has that id. */
export function idFor(doc, heading) {
  if (heading.attrs.id) return heading.attrs.id
  const base = heading.textContent.trim().toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "heading"
  let id = base
  for (let number = 2; nodeWithID(doc, id); number++) id = `${base}-${number}`
  return id
}

/** Gives the heading at `pos` an id, in a transaction. */
export const setHeadingID = (tr, pos, id) => tr.setNodeAttribute(pos, "id", id)
