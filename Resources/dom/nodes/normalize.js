import { followMergedText } from "../ranges/live-ranges.js"
import { flushReactions } from "../custom-elements/reactions.js"
import { dataOf } from "./CharacterData.js"
import { nextSiblingOf, nodeTypeOf } from "./Node.js"
import { removeNode } from "./remove.js"
import { replaceData } from "./replace-data.js"
import { following } from "./tree.js"

/**
 * Joins neighbouring Text nodes of a subtree, and removes empty ones.
 *
 * @see https://dom.spec.whatwg.org/#dom-node-normalize
 */
export function normalize(root) {
  let node = following(root, root)
  while (node !== null) {
    const next = nodeTypeOf(node) === 3 ? joinFollowing(node, root) : following(node, root)
    node = next
  }
  flushReactions()
}

/** @returns {Node | null} where to go on */
function joinFollowing(node, root) {
  if (dataOf(node).length === 0) {
    const next = following(node, root)
    removeNode(node)
    return next
  }
  const merged = []
  let data = ""
  for (let sibling = nextSiblingOf(node); sibling !== null && nodeTypeOf(sibling) === 3; sibling = nextSiblingOf(sibling)) {
    merged.push(sibling)
    data += dataOf(sibling)
  }
  if (merged.length > 0) {
    let length = dataOf(node).length
    replaceData(node, length, 0, data)
    for (const sibling of merged) {
      followMergedText(sibling, node, length)
      length += dataOf(sibling).length
    }
    for (const sibling of merged) removeNode(sibling)
  }
  return following(node, root)
}
