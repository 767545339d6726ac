import { defineInterface } from "../web-idl/interface.js"
import { Node } from "./Node.js"

export let dataOf, setData

/**
 * A node with text. The members are in character-data-members.js, because they edit trees, which lies above.
 *
 * @see https://dom.spec.whatwg.org/#interface-characterdata
 */
export class CharacterData extends Node {
  #data

  static {
    dataOf = (node) => node.#data
    setData = (node, data) => {
      node.#data = data
    }
  }

  constructor(key, type, document, data) {
    super(key, type, document)
    this.#data = data
  }

  get length() {
    return this.#data.length
  }
}

defineInterface(CharacterData)
