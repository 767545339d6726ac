import { flushReactions } from "../custom-elements/reactions.js"
import { createEvent } from "../events/create-event.js"
import { createRange } from "../ranges/create-range.js"
import { createNodeIterator } from "../traversal/NodeIterator.js"
import { createTreeWalker } from "../traversal/TreeWalker.js"
import { requireArguments, toDOMString, toNullableDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { adopt } from "./adopt.js"
import { cloneNode } from "./clone.js"
import {
  createAttr,
  createCDATASection,
  createComment,
  createDocumentFragment,
  createProcessingInstruction,
  createText,
} from "./create-nodes.js"
import { createElement } from "./create-element.js"
import { elementFrom } from "./child-list.js"
import { elementsByClassName, elementsByTagName, elementsByTagNameNS } from "./elements-by-name.js"
import { asciiLowercase, isValidElementLocalName, requireAttributeName, validateAndExtract } from "./names.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import {
  CONNECTED,
  firstChildOf,
  flagsOf,
  HTML_DOCUMENT,
  isHTMLDocument,
  isQuirksMode,
  isShadowRoot,
  nextSiblingOf,
  Node,
  nodeTypeOf,
  QUIRKS_MODE,
  rareDataOf,
  requireNode,
  setFlags,
} from "./Node.js"

export let contentTypeOf, urlOf, setDocumentURL, createDocumentLike

/**
 * @typedef {object} DocumentOptions
 * @property {string} [url] - "about:blank" when left out
 * @property {string} [contentType] - "application/xml" when left out; "text/html" makes an HTML document
 */

/** @see https://dom.spec.whatwg.org/#interface-document */
export class Document extends Node {
  #url
  #contentType
  #Interface

  static {
    createDocumentLike = (document) =>
      new document.#Interface(internal, { url: document.#url, contentType: document.#contentType })
    contentTypeOf = (document) => document.#contentType
    urlOf = (document) => document.#url
    setDocumentURL = (document, url) => {
      document.#url = url
    }
  }

  /**
   * The web gives no arguments.
   *
   * @param {symbol} [key]
   * @param {DocumentOptions} [options]
   */
  constructor(key = undefined, options = undefined) {
    super(internal, 9, null)
    const { url = "about:blank", contentType = "application/xml" } = (key === internal ? options : undefined) ?? {}
    this.#Interface = new.target
    this.#url = url
    this.#contentType = contentType
    setFlags(this, contentType === "text/html" ? CONNECTED | HTML_DOCUMENT : CONNECTED)
  }

  get URL() {
    return this.#url
  }

  get documentURI() {
    return this.#url
  }

  get compatMode() {
    return isQuirksMode(this) ? "BackCompat" : "CSS1Compat"
  }

  get characterSet() {
    return "UTF-8"
  }

  get charset() {
    return "UTF-8"
  }

  get inputEncoding() {
    return "UTF-8"
  }

  get contentType() {
    return this.#contentType
  }

  get doctype() {
    for (let child = firstChildOf(this); child !== null; child = nextSiblingOf(child)) if (nodeTypeOf(child) === 10) return child
    return null
  }

  get documentElement() {
    return documentElementOf(this)
  }

  getElementsByTagName(qualifiedName) {
    requireArguments(arguments.length, 1, "Document.getElementsByTagName")
    return elementsByTagName(this, toDOMString(qualifiedName))
  }

  getElementsByTagNameNS(namespace, localName) {
    requireArguments(arguments.length, 2, "Document.getElementsByTagNameNS")
    return elementsByTagNameNS(this, toNullableDOMString(namespace), toDOMString(localName))
  }

  getElementsByClassName(classNames) {
    requireArguments(arguments.length, 1, "Document.getElementsByClassName")
    return elementsByClassName(this, toDOMString(classNames))
  }

  createElement(localName, options = undefined) {
    requireArguments(arguments.length, 1, "Document.createElement")
    let name = toDOMString(localName)
    const isHTML = isHTMLDocument(this)
    if (!isHTML || !namesInUse.has(name)) {
      if (!isValidElementLocalName(name)) {
        throw new DOMException(`"${name}" cannot be the name of an element`, "InvalidCharacterError")
      }
      if (isHTML) {
        name = asciiLowercase(name)
        if (namesInUse.size < 1000) namesInUse.add(name)
      }
    }
    const namespace = isHTML || this.#contentType === "application/xhtml+xml" ? HTML_NAMESPACE : null
    return createElement(this, name, namespace, null, isOption(options), true)
  }

  createElementNS(namespace, qualifiedName, options = undefined) {
    requireArguments(arguments.length, 2, "Document.createElementNS")
    const names = validateAndExtract(toNullableDOMString(namespace), toDOMString(qualifiedName), "element")
    return createElement(this, names.localName, names.namespace, names.prefix, isOption(options), true)
  }

  createDocumentFragment() {
    return createDocumentFragment(this)
  }

  createTextNode(data) {
    requireArguments(arguments.length, 1, "Document.createTextNode")
    return createText(this, toDOMString(data))
  }

  createCDATASection(data) {
    requireArguments(arguments.length, 1, "Document.createCDATASection")
    const text = toDOMString(data)
    if (isHTMLDocument(this)) throw new DOMException("HTML documents have no CDATA sections", "NotSupportedError")
    if (text.includes("]]>")) throw new DOMException(`a CDATA section cannot hold "]]>"`, "InvalidCharacterError")
    return createCDATASection(this, text)
  }

  createComment(data) {
    requireArguments(arguments.length, 1, "Document.createComment")
    return createComment(this, toDOMString(data))
  }

  createProcessingInstruction(target, data) {
    requireArguments(arguments.length, 2, "Document.createProcessingInstruction")
    const name = toDOMString(target)
    const text = toDOMString(data)
    if (!xmlName.test(name)) {
      throw new DOMException(`"${name}" cannot be the target of a processing instruction`, "InvalidCharacterError")
    }
    if (text.includes("?>")) throw new DOMException(`a processing instruction cannot hold "?>"`, "InvalidCharacterError")
    return createProcessingInstruction(this, name, text)
  }

  createAttribute(localName) {
    requireArguments(arguments.length, 1, "Document.createAttribute")
    const name = toDOMString(localName)
    requireAttributeName(name)
    return createAttr(this, null, null, isHTMLDocument(this) ? asciiLowercase(name) : name)
  }

  createAttributeNS(namespace, qualifiedName) {
    requireArguments(arguments.length, 2, "Document.createAttributeNS")
    const names = validateAndExtract(toNullableDOMString(namespace), toDOMString(qualifiedName), "attribute")
    return createAttr(this, names.namespace, names.prefix, names.localName)
  }

  createEvent(interfaceName) {
    requireArguments(arguments.length, 1, "Document.createEvent")
    return createEvent(toDOMString(interfaceName))
  }

  createRange() {
    return createRange(this)
  }

  createNodeIterator(root, whatToShow = 0xffffffff, filter = null) {
    requireArguments(arguments.length, 1, "Document.createNodeIterator")
    return createNodeIterator(root, whatToShow, filter)
  }

  createTreeWalker(root, whatToShow = 0xffffffff, filter = null) {
    requireArguments(arguments.length, 1, "Document.createTreeWalker")
    return createTreeWalker(root, whatToShow, filter)
  }

  /** @see https://dom.spec.whatwg.org/#dom-document-importnode */
  importNode(node, options = false) {
    requireArguments(arguments.length, 1, "Document.importNode")
    requireNode(node, "Document.importNode")
    if (nodeTypeOf(node) === 9 || isShadowRoot(node)) {
      throw new DOMException("a document or shadow root cannot be imported", "NotSupportedError")
    }
    const subtree = typeof options === "object" && options !== null ? !options.selfOnly : !!options
    const copy = cloneNode(node, this, subtree)
    flushReactions()
    return copy
  }

  /** @see https://dom.spec.whatwg.org/#dom-document-adoptnode */
  adoptNode(node) {
    requireArguments(arguments.length, 1, "Document.adoptNode")
    requireNode(node, "Document.adoptNode")
    if (nodeTypeOf(node) === 9) throw new DOMException("a document cannot be adopted", "NotSupportedError")
    if (isShadowRoot(node)) throw new DOMException("a shadow root cannot be adopted", "HierarchyRequestError")
    if (nodeTypeOf(node) === 11 && rareDataOf(node)?.host) return node
    adopt(node, this)
    flushReactions()
    return node
  }
}

/** Names that were checked before and are in lower case: documents have few, and use them often. @type {Set<string>} */
const namesInUse = new Set()

const xmlName = /^[A-Z_a-z:\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{2FF}\u{370}-\u{37D}\u{37F}-\u{1FFF}\u{200C}\u{200D}\u{2070}-\u{218F}\u{2C00}-\u{2FEF}\u{3001}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFFD}\u{10000}-\u{EFFFF}][-.0-9\u{B7}\u{300}-\u{36F}\u{203F}\u{2040}A-Z_a-z:\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{2FF}\u{370}-\u{37D}\u{37F}-\u{1FFF}\u{200C}\u{200D}\u{2070}-\u{218F}\u{2C00}-\u{2FEF}\u{3001}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFFD}\u{10000}-\u{EFFFF}]*$/u

function isOption(options) {
  if (options === undefined || options === null || typeof options === "string") return null
  return options.is === undefined ? null : toDOMString(options.is)
}

/** @see https://dom.spec.whatwg.org/#document-element */
export const documentElementOf = (document) => elementFrom(firstChildOf(document))

/** @param {boolean} quirks */
export function setQuirksMode(document, quirks) {
  setFlags(document, quirks ? flagsOf(document) | QUIRKS_MODE : flagsOf(document) & ~QUIRKS_MODE)
}

/**
 * @param {DocumentOptions} options
 * @returns {Document} an empty document
 */
export const createDocument = (options) => new Document(internal, options)

defineInterface(Document)
