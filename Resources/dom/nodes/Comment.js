import { toDOMString } from "../web-idl/conversions.js"
import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentDocument } from "../window/current.js"
import { CharacterData } from "./CharacterData.js"

/** @see https://dom.spec.whatwg.org/#interface-comment */
export class Comment extends CharacterData {
  constructor(data = "", document = undefined, text = undefined) {
    if (data === internal) super(internal, 8, document, text)
    else super(internal, 8, currentDocument(), toDOMString(data))
  }
}

defineInterface(Comment)
