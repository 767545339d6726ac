import { createElement } from "../nodes/create-element.js"
import { insert } from "../nodes/insert.js"
import { splitText } from "../nodes/split-text.js"
import { dataOf } from "../nodes/CharacterData.js"
import { childAt, nextSiblingOf, nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { insertText, placeholderAt } from "./insert-text.js"
import { enclosingBlock, isNamed } from "./structure.js"
import { after, deepest, isText, visibleNeighbor } from "./positions.js"

/**
 * Begins a new line in the same block: a `br`, or a line feed in preformatted text.
 *
 * @param {import("./positions.js").Position} position
 * @param {Element} host
 * @returns {import("./positions.js").Position} the caret
 */
export function insertLineBreak(position, host) {
  const caret = deepest(position)
  const block = enclosingBlock(caret.node, host)
  if (isNamed(block, "pre")) {
    const isAtEnd = visibleNeighbor(caret, block, true) === null
    const end = insertText(caret, isAtEnd ? "\n\n" : "\n", host)
    // A line feed that ends a block shows no line; the second does, and the caret is before it.
    return isAtEnd ? { node: end.node, offset: end.offset - 1 } : end
  }
  const document = nodeDocumentOf(host)
  const hasPlaceholder = placeholderAt(caret, block) !== null
  const isAtEnd = !hasPlaceholder && visibleNeighbor(caret, block, true) === null
  const br = createElement(document, "br")
  let parent = caret.node
  let reference = isText(parent) ? null : childAt(parent, caret.offset)
  if (isText(parent)) {
    const text = parent
    parent = parentOf(text)
    if (caret.offset === 0) reference = text
    else if (caret.offset === dataOf(text).length) reference = nextSiblingOf(text)
    else reference = splitText(text, caret.offset)
  }
  insert(br, parent, reference)
  if (isAtEnd) insert(createElement(document, "br"), parent, nextSiblingOf(br))
  const place = after(br)
  const next = childAt(place.node, place.offset)
  return isText(next) ? { node: next, offset: 0 } : place
}
