import { internal, requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { Text } from "./Text.js"

/** @see https://dom.spec.whatwg.org/#interface-cdatasection */
export class CDATASection extends Text {
  constructor(key, document, data) {
    requireInternal(key)
    super(internal, document, data, 4)
  }
}

defineInterface(CDATASection)
