import { ensureRareData, flagsOf, IN_SHADOW_TREE, CONNECTED, rareDataOf, rootOf } from "./Node.js"
import { precedes } from "./tree-order.js"

/**
 * Elements by their ID, kept at the document and at each shadow root while elements come and go. Documents rarely give an ID twice,
 * so the lists have one element; the first in tree order is looked for only when they have more.
 */

/** The map of the tree that a node is in; undefined for trees whose root has no `getElementById` that must be fast. */
const inMappedTree = (element) => (flagsOf(element) & (CONNECTED | IN_SHADOW_TREE)) !== 0

/** An element with an ID joined a tree, or an element got an ID. */
export function addElementById(element, id) {
  if (!inMappedTree(element)) return
  const rare = ensureRareData(rootOf(element))
  rare.elementsById ??= new Map()
  const list = rare.elementsById.get(id)
  if (list === undefined) rare.elementsById.set(id, [element])
  else list.push(element)
}

/** @param {Node} [root] - the root of the tree that the element has just left */
export function removeElementById(element, id, root = undefined) {
  if (root === undefined) {
    if (!inMappedTree(element)) return
    root = rootOf(element)
  }
  const map = rareDataOf(root)?.elementsById
  const list = map?.get(id)
  if (list === undefined) return
  const index = list.indexOf(element)
  if (index < 0) return
  if (list.length === 1) map.delete(id)
  else list.splice(index, 1)
}

/**
 * @param {Document | ShadowRoot} root
 * @param {string} id
 * @returns {Element | null} the first in tree order
 */
export function elementById(root, id) {
  const list = rareDataOf(root)?.elementsById?.get(id)
  if (list === undefined) return null
  let first = list[0]
  for (let index = 1; index < list.length; index++) if (precedes(list[index], first)) first = list[index]
  return first
}
