import { requireArguments, toDOMString, toNullableDOMString, toUnsignedLong } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { hideBase, IndexedPropertiesObject } from "../web-idl/indexed-properties.js"
import { requireInternal } from "../web-idl/internal.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { Attr, attributeOfNode, attrNodeOf } from "./Attr.js"
import { attributeByName, attributeByNamespace, removeAttribute, setAttribute } from "./attributes.js"
import { attributesOf, namespaceOf } from "./Element.js"
import { asciiLowercase } from "./names.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { isHTMLDocument, nodeDocumentOf } from "./Node.js"

/** The attributes of an element as an indexed source. */
class AttributeSource {
  #element

  constructor(element) {
    this.#element = element
  }

  get length() {
    return attributesOf(this.#element).length
  }

  item(index) {
    const attributes = attributesOf(this.#element)
    return index < attributes.length ? attrNodeOf(attributes[index]) : null
  }

  namedItem(name) {
    return attrNodeOf(attributeByName(this.#element, storedName(this.#element, name)))
  }

  names() {
    const lowercase = isHTML(this.#element)
    const names = attributesOf(this.#element).map((attribute) => attribute.name)
    return lowercase ? names.filter((name) => name === asciiLowercase(name)) : names
  }
}

const isHTML = (element) => namespaceOf(element) === HTML_NAMESPACE && isHTMLDocument(nodeDocumentOf(element))
const storedName = (element, name) => (isHTML(element) ? asciiLowercase(name) : name)

/** @see https://dom.spec.whatwg.org/#interface-namednodemap */
export class NamedNodeMap extends IndexedPropertiesObject {
  #element

  constructor(key, element) {
    requireInternal(key)
    super(new AttributeSource(element))
    this.#element = element
  }

  get length() {
    return attributesOf(this.#element).length
  }

  item(index) {
    requireArguments(arguments.length, 1, "NamedNodeMap.item")
    return attrNodeOf(attributesOf(this.#element)[toUnsignedLong(index)] ?? null)
  }

  getNamedItem(qualifiedName) {
    requireArguments(arguments.length, 1, "NamedNodeMap.getNamedItem")
    return attrNodeOf(attributeByName(this.#element, storedName(this.#element, toDOMString(qualifiedName))))
  }

  getNamedItemNS(namespace, localName) {
    requireArguments(arguments.length, 2, "NamedNodeMap.getNamedItemNS")
    return attrNodeOf(attributeByNamespace(this.#element, toNullableDOMString(namespace) || null, toDOMString(localName)))
  }

  setNamedItem(attr) {
    if (!(attr instanceof Attr)) throw new TypeError("NamedNodeMap.setNamedItem: the argument is not an Attr")
    return attrNodeOf(setAttribute(this.#element, attributeOfNode(attr)))
  }

  setNamedItemNS(attr) {
    if (!(attr instanceof Attr)) throw new TypeError("NamedNodeMap.setNamedItemNS: the argument is not an Attr")
    return attrNodeOf(setAttribute(this.#element, attributeOfNode(attr)))
  }

  removeNamedItem(qualifiedName) {
    requireArguments(arguments.length, 1, "NamedNodeMap.removeNamedItem")
    const name = toDOMString(qualifiedName)
    return removed(attributeByName(this.#element, storedName(this.#element, name)), name)
  }

  removeNamedItemNS(namespace, localName) {
    requireArguments(arguments.length, 2, "NamedNodeMap.removeNamedItemNS")
    const name = toDOMString(localName)
    return removed(attributeByNamespace(this.#element, toNullableDOMString(namespace) || null, name), name)
  }
}

function removed(attribute, name) {
  if (attribute === null) throw new DOMException(`the element has no attribute "${name}"`, "NotFoundError")
  const attr = attrNodeOf(attribute)
  removeAttribute(attribute)
  return attr
}

hideBase(NamedNodeMap)
defineInterface(NamedNodeMap)
defineIterator(NamedNodeMap)
