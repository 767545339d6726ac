import { DOMException } from "../web-idl/DOMException.js"
import { preInsert } from "./insert.js"
import { asciiLowercase } from "./names.js"
import { firstChildOf, nextSiblingOf, parentOf } from "./Node.js"

/**
 * @param {Element} element
 * @param {string} where - "beforebegin", "afterbegin", "beforeend" or "afterend", in any case
 * @param {Node} node
 * @returns {Node | null} the node; null when there is no parent to put it into
 * @throws {DOMException} `SyntaxError`, and what an insertion throws
 * @see https://dom.spec.whatwg.org/#insert-adjacent
 */
export function insertAdjacent(element, where, node) {
  const parent = parentOf(element)
  switch (asciiLowercase(where)) {
    case "beforebegin":
      return parent === null ? null : preInsert(node, parent, element)
    case "afterbegin":
      return preInsert(node, element, firstChildOf(element))
    case "beforeend":
      return preInsert(node, element, null)
    case "afterend":
      return parent === null ? null : preInsert(node, parent, nextSiblingOf(element))
    default:
      throw new DOMException(`"${where}" is none of beforebegin, afterbegin, beforeend, afterend`, "SyntaxError")
  }
}
