import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { Document } from "./Document.js"

/** @see https://dom.spec.whatwg.org/#xmldocument */
export class XMLDocument extends Document {
  constructor(key, options) {
    requireInternal(key)
    super(key, options)
  }
}

defineInterface(XMLDocument)

/**
 * @param {import("./Document.js").DocumentOptions} options
 * @returns {XMLDocument} an empty document
 */
export const createXMLDocument = (options) => new XMLDocument(internal, options)
