import { cloneNode } from "../nodes/clone.js"
import { dataOf } from "../nodes/CharacterData.js"
import { insert, append } from "../nodes/insert.js"
import { splitText } from "../nodes/split-text.js"
import { childAt, nextSiblingOf, nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { after, before, isText } from "./positions.js"

/**
 * Splits text and elements so that a place becomes one between children of `ancestor`. Nothing is split at its ends.
 *
 * @param {import("./positions.js").Position} position
 * @param {Element} ancestor - inclusive ancestor of the place
 * @returns {import("./positions.js").Position} the place, in `ancestor`
 */
export function splitUpTo(position, ancestor) {
  let { node, offset } = position
  if (isText(node) && node !== ancestor) {
    if (offset > 0 && offset < dataOf(node).length) splitText(node, offset)
    ;({ node, offset } = offset === 0 ? before(node) : after(node))
  }
  while (node !== ancestor) {
    const next = childAt(node, offset)
    if (next === null && offset > 0) ({ node, offset } = after(node))
    else if (offset === 0) ({ node, offset } = before(node))
    else {
      const copy = cloneNode(node, nodeDocumentOf(node), false)
      insert(copy, parentOf(node), nextSiblingOf(node))
      moveSiblings(next, copy)
      ;({ node, offset } = before(copy))
    }
  }
  return { node, offset }
}

/** Moves a node and all siblings after it to the end of another parent. */
export function moveSiblings(first, parent) {
  for (let node = first; node !== null; ) {
    const next = nextSiblingOf(node)
    append(node, parent)
    node = next
  }
}
