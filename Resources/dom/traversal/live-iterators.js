import { ensureRareData, nodeDocumentOf, rareDataOf } from "../nodes/Node.js"

/** Node iterators move their reference when it is removed. A document knows its iterators weakly. */

/** @param {{ preRemove(node: Node): void }} state - of an iterator, which owns it */
export function addLiveIterator(document, state) {
  const rare = ensureRareData(document)
  const list = (rare.iterators ?? []).filter((weak) => weak.deref() !== undefined)
  list.push(new WeakRef(state))
  rare.iterators = list
}

/** A node is about to be removed. @see https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps */
export function followRemovalInIterators(node) {
  const list = rareDataOf(nodeDocumentOf(node))?.iterators
  if (!list) return
  for (const weak of list) weak.deref()?.preRemove(node)
}
