import { isHistoryTransaction } from "prosemirror-history"
import { Plugin } from "prosemirror-state"
import { schema } from "../schema/index.js"

const { heading } = schema.nodes

/**
 * Takes the id from a heading that an edit puts in where another has it: when a heading is split, copied or pasted, links go on
 * leading to one place. Documents that come with an id twice keep it.
 */
export const uniqueIDsPlugin = () =>
  new Plugin({
    appendTransaction(transactions, oldState, state) {
      const added = addedHeadings(transactions, state.doc)
      if (added.size === 0) return null
      const before = headingsByID(oldState.doc)
      const { tr } = state
      for (const [id, places] of headingsByID(state.doc)) {
        const allowed = Math.max(1, before.get(id)?.length ?? 0)
        // Those that were there come first, then the new ones in their order.
        const old = places.filter((pos) => !added.has(pos))
        const fresh = places.filter((pos) => added.has(pos))
        for (const pos of fresh.slice(Math.max(0, allowed - old.length))) tr.setNodeAttribute(pos, "id", null)
      }
      return tr.docChanged ? tr : null
    },
  })

const hasID = (node) => node.type === heading && node.attrs.id !== null

/** The places of the headings with each id. */
function headingsByID(doc) {
  const places = new Map()
  doc.descendants((node, pos) => {
    if (hasID(node)) places.set(node.attrs.id, [...(places.get(node.attrs.id) ?? []), pos])
    return !node.isTextblock
  })
  return places
}

/** The places of headings that the transactions put in. What undoing brings back was there before. */
function addedHeadings(transactions, doc) {
  const added = new Set()
  transactions.forEach((tr, index) => {
    if (isHistoryTransaction(tr)) return
    tr.steps.forEach((step, number) => {
      if (!bringsHeading(step)) return
      const later = [...tr.mapping.maps.slice(number + 1), ...transactions.slice(index + 1).flatMap(({ mapping }) => mapping.maps)]
      const map = (pos, side) => later.reduce((at, each) => each.map(at, side), pos)
      step.getMap().forEach((oldStart, oldEnd, start, end) => {
        const from = map(start, -1)
        const to = map(end, 1)
        doc.nodesBetween(from, to, (node, pos) => {
          if (hasID(node) && pos >= from && pos < to) added.add(pos)
          return !node.isTextblock
        })
      })
    })
  })
  return added
}

function bringsHeading({ slice }) {
  let found = false
  slice?.content.descendants((node) => {
    found ||= hasID(node)
    return !found && !node.isTextblock
  })
  return found
}
