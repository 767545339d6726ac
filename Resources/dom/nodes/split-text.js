import { followSplitText } from "../ranges/live-ranges.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { CDATASection } from "./CDATASection.js"
import { dataOf } from "./CharacterData.js"
import { insert } from "./insert.js"
import { nextSiblingOf, nodeDocumentOf, nodeTypeOf, parentOf } from "./Node.js"
import { replaceData } from "./replace-data.js"
import { Text } from "./Text.js"

/**
 * @param {Text} node
 * @param {number} offset
 * @returns {Text} the new node, with the text from `offset` on
 * @throws {DOMException} `IndexSizeError` when `offset` is past the end
 * @see https://dom.spec.whatwg.org/#concept-text-split
 */
export function splitText(node, offset) {
  const data = dataOf(node)
  const { length } = data
  if (offset > length) throw new DOMException(`offset ${offset} is past the end, ${length}`, "IndexSizeError")
  // A CDATA section is split into two, as browsers do; the standard says Text.
  const Class = nodeTypeOf(node) === 4 ? CDATASection : Text
  const newNode = new Class(internal, nodeDocumentOf(node), data.slice(offset))
  const parent = parentOf(node)
  if (parent !== null) {
    insert(newNode, parent, nextSiblingOf(node))
    followSplitText(node, newNode, offset)
  }
  replaceData(node, offset, length - offset, "")
  return newNode
}
