import { requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { CharacterData } from "./CharacterData.js"

/** @see https://dom.spec.whatwg.org/#interface-processinginstruction */
export class ProcessingInstruction extends CharacterData {
  #target

  constructor(key, document, target, data) {
    requireInternal(key)
    super(key, 7, document, data)
    this.#target = target
  }

  get target() {
    return this.#target
  }
}

defineInterface(ProcessingInstruction)
