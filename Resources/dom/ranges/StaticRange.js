import { isNode, nodeTypeOf } from "../nodes/Node.js"
import { requireArguments, toDictionary, toUnsignedLong } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { AbstractRange } from "./AbstractRange.js"

/**
 * A range that stays as it was made, whatever the tree does.
 *
 * @see https://dom.spec.whatwg.org/#interface-staticrange
 */
export class StaticRange extends AbstractRange {
  constructor(init) {
    requireArguments(arguments.length, 1, "StaticRange constructor")
    const { startContainer, startOffset, endContainer, endOffset } = toDictionary(init, "StaticRange constructor")
    if (!isNode(startContainer) || !isNode(endContainer)) {
      throw new TypeError("StaticRange constructor: startContainer and endContainer must be nodes")
    }
    if (startOffset === undefined || endOffset === undefined) {
      throw new TypeError("StaticRange constructor: startOffset and endOffset are required")
    }
    for (const node of [startContainer, endContainer]) {
      if (nodeTypeOf(node) === 10 || nodeTypeOf(node) === 2) {
        throw new DOMException("a doctype or attribute cannot bound a range", "InvalidNodeTypeError")
      }
    }
    super(internal, {
      startNode: startContainer,
      startOffset: toUnsignedLong(startOffset),
      endNode: endContainer,
      endOffset: toUnsignedLong(endOffset),
    })
  }
}

defineInterface(StaticRange)
