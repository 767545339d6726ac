import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentDocument } from "../window/current.js"
import { Node } from "./Node.js"

/** @see https://dom.spec.whatwg.org/#interface-documentfragment */
export class DocumentFragment extends Node {
  constructor(key = undefined, document = undefined) {
    super(internal, 11, key === internal ? document : currentDocument())
  }
}

defineInterface(DocumentFragment)
