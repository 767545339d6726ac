import { staticNodeList } from "../nodes/NodeList.js"
import { requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://dom.spec.whatwg.org/#interface-mutationrecord */
export class MutationRecord {
  #type
  #target
  #attributeName
  #attributeNamespace
  #oldValue
  // Arrays until a script asks for the lists.
  #addedNodes
  #removedNodes
  #previousSibling
  #nextSibling

  constructor(key, type, target, attributeName, attributeNamespace, oldValue, added, removed, previousSibling, nextSibling) {
    requireInternal(key)
    this.#type = type
    this.#target = target
    this.#attributeName = attributeName
    this.#attributeNamespace = attributeNamespace
    this.#oldValue = oldValue
    this.#addedNodes = added
    this.#removedNodes = removed
    this.#previousSibling = previousSibling
    this.#nextSibling = nextSibling
  }

  get type() {
    return this.#type
  }

  get target() {
    return this.#target
  }

  get addedNodes() {
    if (Array.isArray(this.#addedNodes)) this.#addedNodes = staticNodeList(this.#addedNodes)
    return this.#addedNodes
  }

  get removedNodes() {
    if (Array.isArray(this.#removedNodes)) this.#removedNodes = staticNodeList(this.#removedNodes)
    return this.#removedNodes
  }

  get previousSibling() {
    return this.#previousSibling
  }

  get nextSibling() {
    return this.#nextSibling
  }

  get attributeName() {
    return this.#attributeName
  }

  get attributeNamespace() {
    return this.#attributeNamespace
  }

  get oldValue() {
    return this.#oldValue
  }
}

defineInterface(MutationRecord)
