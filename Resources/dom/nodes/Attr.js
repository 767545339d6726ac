import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { changeAttribute } from "./attributes.js"
import { currentDocument } from "../window/current.js"
import { Node, nodeDocumentOf } from "./Node.js"

export let attributeOfNode

/**
 * The node that stands for an attribute: its state is the attribute's (see attributes.js).
 *
 * @see https://dom.spec.whatwg.org/#interface-attr
 */
export class Attr extends Node {
  #attribute

  static {
    attributeOfNode = (attr) => attr.#attribute
  }

  /**
   * @param {symbol} key
   * @param {Document} document
   * @param {import("./attributes.js").Attribute} attribute
   */
  constructor(key, document, attribute) {
    super(key, 2, document)
    this.#attribute = attribute
    attribute.node = this
  }

  get namespaceURI() {
    return this.#attribute.namespace
  }

  get prefix() {
    return this.#attribute.prefix
  }

  get localName() {
    return this.#attribute.localName
  }

  get name() {
    return this.#attribute.name
  }

  get value() {
    return this.#attribute.value
  }

  set value(value) {
    changeAttribute(this.#attribute, toDOMString(value))
  }

  get ownerElement() {
    return this.#attribute.element
  }

  get specified() {
    return true
  }
}

defineInterface(Attr)

/**
 * The node for an attribute, made when it is first asked for.
 *
 * @param {import("./attributes.js").Attribute | null} attribute
 * @returns {Attr | null}
 */
export function attrNodeOf(attribute) {
  if (attribute === null) return null
  if (attribute.node !== null) return attribute.node
  // An attribute that has just been removed has no element to tell its document.
  const document = attribute.element === null ? currentDocument() : nodeDocumentOf(attribute.element)
  return new Attr(internal, document, attribute)
}
