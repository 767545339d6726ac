import { requireArguments, toDictionary, toDOMString, toNullableDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { attrNodeOf, Attr, attributeOfNode } from "./Attr.js"
import {
  addInitialAttribute,
  attributeByName,
  attributeByNamespace,
  attributeIndexOf,
  MANY_ATTRIBUTES,
  removeAttribute,
  removeAttributeByName,
  removeAttributeByNamespace,
  setAttribute,
  setAttributeByName,
  setAttributeByNamespace,
} from "./attributes.js"
import { attachShadow } from "./attach-shadow.js"
import { domTokenList, orderedSet } from "./DOMTokenList.js"
import { elementsByClassName, elementsByTagName, elementsByTagNameNS } from "./elements-by-name.js"
import { insertAdjacent } from "./insert-adjacent.js"
import { NamedNodeMap } from "./NamedNodeMap.js"
import { asciiLowercase, asciiUppercase, requireAttributeName, validateAndExtract } from "./names.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { ensureRareData, isHTMLDocument, isNode, Node, nodeDocumentOf, nodeTypeOf, rareDataOf } from "./Node.js"

export let attributesOf, tagNameOf, localNameOf, namespaceOf, prefixOf, isElement

/**
 * Members that need more than attributes and insertion are in element-members.js.
 *
 * @see https://dom.spec.whatwg.org/#interface-element
 */
export class Element extends Node {
  #namespace
  #prefix
  #localName
  /** @type {string | null} made from the names when it is asked for; differs between HTML and XML documents */
  #tagName = null
  /** @type {import("./attributes.js").Attribute[]} */
  #attributes = []

  static {
    isElement = (value) => isNode(value) && nodeTypeOf(value) === 1
    attributesOf = (element) => element.#attributes
    tagNameOf = (element) => element.#tagName ?? element.#makeTagName()
    localNameOf = (element) => element.#localName
    namespaceOf = (element) => element.#namespace
    prefixOf = (element) => element.#prefix
  }

  /**
   * @param {symbol} key
   * @param {Document} document
   * @param {string} localName
   * @param {string | null} namespace
   * @param {string | null} prefix
   * @param {ProxyHandler<Element> | null} [exotic] - as in EventTarget.js
   */
  constructor(key, document, localName, namespace, prefix, exotic = null) {
    super(key, 1, document, exotic)
    this.#localName = localName
    this.#namespace = namespace
    this.#prefix = prefix
  }

  get namespaceURI() {
    return this.#namespace
  }

  get prefix() {
    return this.#prefix
  }

  get localName() {
    return this.#localName
  }

  get tagName() {
    return this.#tagName ?? this.#makeTagName()
  }

  #makeTagName() {
    const name = this.#prefix === null ? this.#localName : `${this.#prefix}:${this.#localName}`
    if (this.#namespace !== HTML_NAMESPACE) return (this.#tagName = name)
    // An element can move between HTML and XML documents, so only what holds in most of them is kept.
    if (!isHTMLDocument(nodeDocumentOf(this))) return name
    return (this.#tagName = uppercaseName(name))
  }

  get id() {
    return getAttributeValue(this, "id") ?? ""
  }

  set id(value) {
    setAttributeValue(this, "id", toDOMString(value))
  }

  get className() {
    return getAttributeValue(this, "class") ?? ""
  }

  set className(value) {
    setAttributeValue(this, "class", toDOMString(value))
  }

  get classList() {
    return domTokenList(this, "class")
  }

  set classList(value) {
    domTokenList(this, "class").value = value
  }

  get slot() {
    return getAttributeValue(this, "slot") ?? ""
  }

  set slot(value) {
    setAttributeValue(this, "slot", toDOMString(value))
  }

  hasAttributes() {
    return this.#attributes.length > 0
  }

  get attributes() {
    const rare = ensureRareData(this)
    return (rare.attributes ??= new NamedNodeMap(internal, this))
  }

  getAttributeNames() {
    return this.#attributes.map((attribute) => attribute.name)
  }

  getAttribute(qualifiedName) {
    requireArguments(arguments.length, 1, "Element.getAttribute")
    const name = nameAsStored(this, toDOMString(qualifiedName))
    const attributes = this.#attributes
    if (attributes.length > MANY_ATTRIBUTES) return attributeIndexOf(this).byName(name)?.value ?? null
    for (let index = 0; index < attributes.length; index++) if (attributes[index].name === name) return attributes[index].value
    return null
  }

  getAttributeNS(namespace, localName) {
    requireArguments(arguments.length, 2, "Element.getAttributeNS")
    return attributeByNamespace(this, toNullableDOMString(namespace) || null, toDOMString(localName))?.value ?? null
  }

  setAttribute(qualifiedName, value) {
    requireArguments(arguments.length, 2, "Element.setAttribute")
    const name = toDOMString(qualifiedName)
    const text = toDOMString(value)
    requireAttributeName(name)
    setAttributeByName(this, nameAsStored(this, name), text)
  }

  setAttributeNS(namespace, qualifiedName, value) {
    requireArguments(arguments.length, 3, "Element.setAttributeNS")
    const names = validateAndExtract(toNullableDOMString(namespace), toDOMString(qualifiedName), "attribute")
    setAttributeByNamespace(this, names.namespace, names.prefix, names.localName, toDOMString(value))
  }

  removeAttribute(qualifiedName) {
    requireArguments(arguments.length, 1, "Element.removeAttribute")
    removeAttributeByName(this, nameAsStored(this, toDOMString(qualifiedName)))
  }

  removeAttributeNS(namespace, localName) {
    requireArguments(arguments.length, 2, "Element.removeAttributeNS")
    removeAttributeByNamespace(this, toNullableDOMString(namespace) || null, toDOMString(localName))
  }

  toggleAttribute(qualifiedName, force = undefined) {
    requireArguments(arguments.length, 1, "Element.toggleAttribute")
    const given = toDOMString(qualifiedName)
    requireAttributeName(given)
    const name = nameAsStored(this, given)
    if (attributeByName(this, name) === null) {
      if (force !== undefined && !force) return false
      setAttributeByName(this, name, "")
      return true
    }
    if (force !== undefined && force) return true
    removeAttributeByName(this, name)
    return false
  }

  hasAttribute(qualifiedName) {
    requireArguments(arguments.length, 1, "Element.hasAttribute")
    return attributeByName(this, nameAsStored(this, toDOMString(qualifiedName))) !== null
  }

  hasAttributeNS(namespace, localName) {
    requireArguments(arguments.length, 2, "Element.hasAttributeNS")
    return attributeByNamespace(this, toNullableDOMString(namespace) || null, toDOMString(localName)) !== null
  }

  getAttributeNode(qualifiedName) {
    requireArguments(arguments.length, 1, "Element.getAttributeNode")
    return attrNodeOf(attributeByName(this, nameAsStored(this, toDOMString(qualifiedName))))
  }

  getAttributeNodeNS(namespace, localName) {
    requireArguments(arguments.length, 2, "Element.getAttributeNodeNS")
    return attrNodeOf(attributeByNamespace(this, toNullableDOMString(namespace) || null, toDOMString(localName)))
  }

  setAttributeNode(attr) {
    if (!(attr instanceof Attr)) throw new TypeError("Element.setAttributeNode: the argument is not an Attr")
    return attrNodeOf(setAttribute(this, attributeOfNode(attr)))
  }

  setAttributeNodeNS(attr) {
    if (!(attr instanceof Attr)) throw new TypeError("Element.setAttributeNodeNS: the argument is not an Attr")
    return attrNodeOf(setAttribute(this, attributeOfNode(attr)))
  }

  removeAttributeNode(attr) {
    if (!(attr instanceof Attr)) throw new TypeError("Element.removeAttributeNode: the argument is not an Attr")
    const attribute = attributeOfNode(attr)
    if (attribute.element !== this) throw new DOMException(`the element has no such attribute: "${attr.name}"`, "NotFoundError")
    // Made before the removal, so that it keeps standing for the attribute.
    removeAttribute(attribute)
    return attr
  }

  /** @see https://dom.spec.whatwg.org/#dom-element-attachshadow */
  attachShadow(init) {
    requireArguments(arguments.length, 1, "Element.attachShadow")
    return attachShadow(this, toDictionary(init, "Element.attachShadow"))
  }

  /** The shadow root, unless it is closed. */
  get shadowRoot() {
    const root = rareDataOf(this)?.shadowRoot ?? null
    return root !== null && root.mode === "open" ? root : null
  }

  getElementsByTagName(qualifiedName) {
    requireArguments(arguments.length, 1, "Element.getElementsByTagName")
    return elementsByTagName(this, toDOMString(qualifiedName))
  }

  getElementsByTagNameNS(namespace, localName) {
    requireArguments(arguments.length, 2, "Element.getElementsByTagNameNS")
    return elementsByTagNameNS(this, toNullableDOMString(namespace), toDOMString(localName))
  }

  getElementsByClassName(classNames) {
    requireArguments(arguments.length, 1, "Element.getElementsByClassName")
    return elementsByClassName(this, toDOMString(classNames))
  }

  insertAdjacentElement(where, element) {
    requireArguments(arguments.length, 2, "Element.insertAdjacentElement")
    if (!isElement(element)) throw new TypeError("Element.insertAdjacentElement: the argument is not an Element")
    return insertAdjacent(this, toDOMString(where), element)
  }
}

/** @type {Map<string, string>} */
const uppercaseNames = new Map()

/** An element's name in upper case, made once for all elements of the name. */
function uppercaseName(name) {
  let upper = uppercaseNames.get(name)
  if (upper === undefined) {
    upper = asciiUppercase(name)
    if (uppercaseNames.size < 1000) uppercaseNames.set(name, upper)
  }
  return upper
}

/** HTML elements of HTML documents store names in lower case, and are asked for them in any. */
function nameAsStored(element, name) {
  return namespaceOf(element) === HTML_NAMESPACE && isHTMLDocument(nodeDocumentOf(element)) ? asciiLowercase(name) : name
}

/** The value of the attribute of a local name without namespace, or null. */
export function getAttributeValue(element, localName) {
  const attributes = attributesOf(element)
  if (attributes.length > MANY_ATTRIBUTES) return attributeIndexOf(element).byNamespace(null, localName)?.value ?? null
  for (let index = 0; index < attributes.length; index++) {
    const attribute = attributes[index]
    if (attribute.localName === localName && attribute.namespace === null) return attribute.value
  }
  return null
}

/** Sets the attribute of a local name without namespace. */
export function setAttributeValue(element, localName, value) {
  setAttributeByNamespace(element, null, null, localName, value)
}

/** Removes the attribute of a local name without namespace, if it is there. */
export function removeAttributeValue(element, localName) {
  removeAttributeByNamespace(element, null, localName)
}

/** The tokens of the `class` attribute. @returns {string[]} */
export function classListTokens(element) {
  const value = getAttributeValue(element, "class")
  return value === null ? noTokens : orderedSet(value)
}

const noTokens = Object.freeze([])

export { addInitialAttribute }

defineInterface(Element)
