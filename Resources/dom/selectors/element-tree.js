/** The tree of elements, which is all that combinators see. */

import { elementBackFrom, elementFrom, nextSiblingOf, nodeTypeOf, parentOf, previousSiblingOf, rootOf, shadowHostOf } from "../nodes/tree.js"

export const isElement = (node) => nodeTypeOf(node) === 1

export function parentElementOf(node) {
  const parent = parentOf(node)
  return parent !== null && nodeTypeOf(parent) === 1 ? parent : null
}

export const nextElementSiblingOf = (node) => elementFrom(nextSiblingOf(node))
export const previousElementSiblingOf = (node) => elementBackFrom(previousSiblingOf(node))

/** The parent element, or the host of the shadow tree whose child the node is. */
export const parentElementOrHostOf = (node) => parentElementOf(node) ?? shadowHostOf(rootOf(node))
