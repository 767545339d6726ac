import { flushReactions } from "../custom-elements/reactions.js"
import { dataOf, setData } from "./CharacterData.js"
import { createText } from "./create-nodes.js"
import { linkInto, runInsertedSteps } from "./insert.js"
import { lastChildOf, nodeDocumentOf, nodeTypeOf, parentOf, previousSiblingOf } from "./Node.js"
import { removeNode } from "./remove.js"

/**
 * How the parser builds trees: nobody observes them yet, so there are no mutation records; the insertion steps run when the tree is a
 * document's.
 */

/**
 * @param {Node} parent
 * @param {Node} node
 * @param {Node | null} [before]
 */
export function appendParsed(parent, node, before = null) {
  // Misnested markup moves nodes that are in the tree already.
  if (parentOf(node) !== null) removeNode(node, true)
  const joined = linkInto(node, parent, before)
  if (joined === null) return
  runInsertedSteps(joined)
  flushReactions()
}

/**
 * Adds text, to the text node that is there already if there is one.
 *
 * @param {Node} parent
 * @param {Node | null} before - the child to put it before; null for the end
 * @param {string} data
 * @returns {Text}
 * @see https://html.spec.whatwg.org/multipage/parsing.html#insert-a-character
 */
export function insertParsedText(parent, before, data) {
  const neighbour = before === null ? lastChildOf(parent) : previousSiblingOf(before)
  if (neighbour !== null && nodeTypeOf(neighbour) === 3) {
    setData(neighbour, dataOf(neighbour) + data)
    return neighbour
  }
  const text = createText(nodeDocumentOf(parent), data)
  linkInto(text, parent, before)
  return text
}
