import { queueCharacterDataRecord } from "../mutation/queue-mutation-record.js"
import { followReplacedData } from "../ranges/live-ranges.js"
import { DOMException } from "../web-idl/DOMException.js"
import { dataOf, setData } from "./CharacterData.js"
import { parentOf } from "./Node.js"
import { childrenChanged } from "./children-changed.js"

/**
 * Replaces `count` code units of a node's data. Every edit of text comes through here, so that mutation records and live ranges
 * cannot be forgotten by a new caller.
 *
 * @param {CharacterData} node
 * @param {number} offset - code units from the start of the data
 * @param {number} count - code units to take out; past the end, the rest
 * @param {string} data - what takes their place
 * @throws {DOMException} `IndexSizeError` when `offset` is past the end
 * @see https://dom.spec.whatwg.org/#concept-cd-replace
 */
export function replaceData(node, offset, count, data) {
  const old = dataOf(node)
  const { length } = old
  if (offset > length) throw new DOMException(`offset ${offset} is past the end, ${length}`, "IndexSizeError")
  const end = Math.min(offset + count, length)
  queueCharacterDataRecord(node, old)
  setData(node, old.slice(0, offset) + data + old.slice(end))
  followReplacedData(node, offset, end - offset, data.length)
  const parent = parentOf(node)
  if (parent !== null) childrenChanged(parent)
}

/** Appends to a node's data. @see https://dom.spec.whatwg.org/#dom-characterdata-appenddata */
export const appendData = (node, data) => replaceData(node, dataOf(node).length, 0, data)

/**
 * @throws {DOMException} `IndexSizeError` when `offset` is past the end
 * @see https://dom.spec.whatwg.org/#concept-cd-substring
 */
export function substringData(node, offset, count) {
  const data = dataOf(node)
  if (offset > data.length) throw new DOMException(`offset ${offset} is past the end, ${data.length}`, "IndexSizeError")
  return data.slice(offset, offset + count)
}
