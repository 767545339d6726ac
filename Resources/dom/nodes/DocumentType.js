import { defineInterface } from "../web-idl/interface.js"
import { Node } from "./Node.js"

/** @see https://dom.spec.whatwg.org/#interface-documenttype */
export class DocumentType extends Node {
  #name
  #publicId
  #systemId

  constructor(key, document, name, publicId = "", systemId = "") {
    super(key, 10, document)
    this.#name = name
    this.#publicId = publicId
    this.#systemId = systemId
  }

  get name() {
    return this.#name
  }

  get publicId() {
    return this.#publicId
  }

  get systemId() {
    return this.#systemId
  }
}

defineInterface(DocumentType)
