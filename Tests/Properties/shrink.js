import { Fragment } from "markupeditor"
import { actions } from "./actions.js"

/**
 * Cuts down a session that fails, as long as it goes on failing.
 *
 * @param {{ html: string, steps: any[][] }} session
 * @param {(session) => Promise<null | object>} run - null where all is well
 * @param {{ parse: (html: string) => import("prosemirror-model").Node, write: (doc) => string }} documents
 */
export async function shrink(session, run, documents) {
  let smallest = session
  let failure = await run(session)
  const budget = { left: 1500 }
  const accept = async (candidate) => {
    if (budget.left-- <= 0) return false
    const result = await run(candidate)
    if (!result || kindOf(result) !== kindOf(failure)) return false
    smallest = candidate
    failure = result
    return true
  }
  let before
  do {
    before = JSON.stringify(smallest)
    if (failure.step >= 0 && failure.step < smallest.steps.length - 1) await accept({ ...smallest, steps: smallest.steps.slice(0, failure.step + 1) })
    await dropSteps(() => smallest, accept)
    await dropNodes(() => smallest, accept, documents)
    await shortenText(() => smallest, accept)
  } while (JSON.stringify(smallest) !== before && budget.left > 0)
  return { session: smallest, failure }
}

/** What tells one failure from another: how its message begins. */
const kindOf = ({ what }) => what.slice(0, 20)

/** Leaves out runs of steps, long ones first. */
async function dropSteps(current, accept) {
  for (let size = Math.max(1, current().steps.length >> 1); size >= 1; size >>= 1) {
    for (let at = current().steps.length - size; at >= 0; at--) {
      const { html, steps } = current()
      if (at + size > steps.length) continue
      await accept({ html, steps: steps.toSpliced(at, size) })
    }
  }
}

/** Leaves out nodes of the document, or puts the content of one in its place. Outer nodes are tried before what is in them. */
async function dropNodes(current, accept, { parse, write }) {
  for (let pos = 0; pos < parse(current().html).content.size; ) {
    const doc = parse(current().html)
    const candidates = doc.nodeAt(pos) ? [without, unwrapped, plainer].map((edit) => attempt(() => write(edit(doc, pos)))) : []
    let changed = false
    for (const html of candidates) {
      if (html === null || html.length >= current().html.length) continue
      changed = await accept({ ...current(), html })
      if (changed) break
    }
    if (!changed) pos++
  }
}

/** What `make` gives, or null where the edit does not fit. */
function attempt(make) {
  try {
    return make()
  } catch {
    // The schema refuses the document without that node.
    return null
  }
}

/** `doc` with what `content` makes of the node at `pos` in its place. Throws where that cannot be. */
function replaced(doc, pos, content) {
  const $pos = doc.resolve(pos)
  const { parent } = $pos
  const children = parent.children.toSpliced($pos.index(), 1, ...content($pos.nodeAfter))
  let copy = parent.copy(Fragment.fromArray(children))
  for (let depth = $pos.depth - 1; depth >= 0; depth--) {
    const outer = $pos.node(depth)
    copy = outer.copy(outer.content.replaceChild($pos.index(depth), copy))
  }
  copy.check()
  return copy
}

const without = (doc, pos) => replaced(doc, pos, () => [])
const unwrapped = (doc, pos) => replaced(doc, pos, (node) => node.children)
const plainer = (doc, pos) => replaced(doc, pos, (node) => (node.isText ? [node.cut(0, 1).mark([])] : [node.type.createAndFill()]))

/** Cuts pieces out of the texts that steps are given. */
async function shortenText(current, accept) {
  for (let step = 0; step < current().steps.length; step++) {
    if (!actions[current().steps[step][0]].takesText) continue
    for (let index = 1; index < current().steps[step].length; index++) {
      if (typeof current().steps[step][index] !== "string") continue
      for (let size = current().steps[step][index].length >> 1; size >= 1; size >>= 1) {
        for (let at = 0; at + size <= current().steps[step][index].length; ) {
          const { html, steps } = current()
          const value = steps[step][index]
          const shorter = steps.with(step, steps[step].with(index, value.slice(0, at) + value.slice(at + size)))
          if (!(await accept({ html, steps: shorter }))) at += size
        }
      }
    }
  }
}
