/**
 * `:nth-child()` and its kin.
 *
 * A query visits siblings in order, so each selector remembers the last position that it found, and the next sibling needs one
 * step instead of a walk from the first.
 *
 * @see https://drafts.csswg.org/selectors-4/#child-index
 */

import { localNameOf, namespaceOf } from "../nodes/Element.js"
import { parentOf } from "../nodes/tree.js"
import { context } from "./context.js"
import { nextElementSiblingOf, previousElementSiblingOf } from "./element-tree.js"

const sameType = (a, b) => localNameOf(a) === localNameOf(b) && namespaceOf(a) === namespaceOf(b)

/**
 * @param {{ name: string, a: number, b: number }} simple
 * @param {((element: Element) => boolean) | null} filter - of `of S`
 */
export function compileNth({ name, a, b }, filter) {
  const ofType = name.endsWith("of-type")
  const fromEnd = name.includes("last")
  const counts = (sibling, element) => (ofType ? sameType(sibling, element) : filter === null || filter(sibling))

  let query = -1
  let lastElement = null
  let lastIndex = 0
  let totalParent = null
  let totalName = ""
  let total = 0

  const indexFromStart = (element) => {
    let index = 1
    for (let at = previousElementSiblingOf(element); at !== null; at = previousElementSiblingOf(at)) {
      // What is remembered counts for this element only if it is one of those counted.
      if (at === lastElement && counts(at, element)) {
        index += lastIndex
        break
      }
      if (counts(at, element)) index++
    }
    lastElement = element
    lastIndex = index
    return index
  }

  const count = (element) => {
    const parent = parentOf(element)
    if (parent !== null && parent === totalParent && (!ofType || totalName === localNameOf(element))) return total
    let result = 1
    for (let at = previousElementSiblingOf(element); at !== null; at = previousElementSiblingOf(at)) if (counts(at, element)) result++
    for (let at = nextElementSiblingOf(element); at !== null; at = nextElementSiblingOf(at)) if (counts(at, element)) result++
    totalParent = parent
    totalName = localNameOf(element)
    total = result
    return result
  }

  return (element) => {
    if (filter !== null && !filter(element)) return false
    if (query !== context.query) {
      query = context.query
      lastElement = totalParent = null
    }
    let index = indexFromStart(element)
    if (fromEnd) index = count(element) - index + 1
    return a === 0 ? index === b : (index - b) % a === 0 && (index - b) / a >= 0
  }
}
