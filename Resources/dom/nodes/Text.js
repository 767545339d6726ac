import { toDOMString } from "../web-idl/conversions.js"
import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentDocument } from "../window/current.js"
import { CharacterData, dataOf } from "./CharacterData.js"
import { nextSiblingOf, nodeTypeOf, previousSiblingOf } from "./Node.js"

/** @see https://dom.spec.whatwg.org/#interface-text */
export class Text extends CharacterData {
  /** The web gives one argument, the data; the DOM itself gives all four. */
  constructor(data = "", document = undefined, text = undefined, type = 3) {
    if (data === internal) super(internal, type, document, text)
    else super(internal, 3, currentDocument(), toDOMString(data))
  }

  /** The data of this node and of the text nodes next to it. */
  get wholeText() {
    let first = this
    for (let node = previousSiblingOf(first); node !== null && isText(node); node = previousSiblingOf(node)) first = node
    let text = ""
    for (let node = first; node !== null && isText(node); node = nextSiblingOf(node)) text += dataOf(node)
    return text
  }
}

/** Text and CDATA sections. */
export const isText = (node) => nodeTypeOf(node) === 3 || nodeTypeOf(node) === 4

defineInterface(Text)
