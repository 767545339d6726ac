import { html as names } from "parse5"
import { markAlreadyStarted } from "../html/HTMLScriptElement.js"
import { templateContents } from "../html/HTMLTemplateElement.js"
import { templateContentsOwner } from "../html/template-contents-owner.js"
import { appendParsed, insertParsedText } from "../nodes/build.js"
import { dataOf } from "../nodes/CharacterData.js"
import { createElement } from "../nodes/create-element.js"
import { createComment, createDocumentFragment, createDocumentType } from "../nodes/create-nodes.js"
import { addInitialAttribute, attributesOf, getAttributeValue, isElement, localNameOf, namespaceOf } from "../nodes/Element.js"
import { flagsOf, isQuirksMode, QUIRKS_MODE, setFlags } from "../nodes/Node.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { removeNode } from "../nodes/remove.js"
import { firstChildOf, nextSiblingOf, nodeTypeOf, parentOf } from "../nodes/tree.js"
import { setSourceLocation, sourceLocationOf } from "./source-locations.js"

const { DOCUMENT_MODE } = names

/**
 * What the tree builder builds with: the nodes of this DOM, without a tree in between.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#creating-and-inserting-nodes
 */
export class TreeAdapter {
  #document
  #contentsOwner = null
  // The fragment that stands for an html element while it is parsed into.
  #root = null
  /** Whether what is created now goes into a template's contents, which belong to an inert document. */
  inTemplate = false

  /** @param {Document} document - the node document of what is parsed */
  constructor(document) {
    this.#document = document
  }

  get #nodeDocument() {
    if (!this.inTemplate) return this.#document
    return (this.#contentsOwner ??= templateContentsOwner(this.#document))
  }

  createDocument() {
    return this.#document
  }

  createRoot() {
    return (this.#root = createDocumentFragment(this.#document))
  }

  createDocumentFragment() {
    // The parser asks for the contents of a template, which makes them itself.
    return null
  }

  createElement(tagName, namespace, attributes) {
    const element = createElement(this.#nodeDocument, tagName, namespace, null, null, null)
    for (let index = 0; index < attributes.length; index++) addAttribute(element, attributes[index])
    if (namespace === HTML_NAMESPACE && tagName === "script") markAlreadyStarted(element)
    return element
  }

  createCommentNode(data) {
    return createComment(this.#nodeDocument, data)
  }

  appendChild(parent, node) {
    appendParsed(parent, node)
  }

  insertBefore(parent, node, reference) {
    appendParsed(parent, node, reference)
  }

  detachNode(node) {
    if (parentOf(node) !== null) removeNode(node, true)
  }

  /** @returns {Text} the node that holds the text now */
  insertText(parent, data) {
    return insertParsedText(parent, null, data)
  }

  insertTextBefore(parent, data, reference) {
    return insertParsedText(parent, reference, data)
  }

  setTemplateContent() {
    // A template element makes its contents itself.
  }

  getTemplateContent(template) {
    return templateContents(template)
  }

  setDocumentType(document, name, publicId, systemId) {
    appendParsed(document, createDocumentType(document, name, publicId, systemId))
  }

  setDocumentMode(document, mode) {
    const flags = flagsOf(document)
    setFlags(document, mode === DOCUMENT_MODE.QUIRKS ? flags | QUIRKS_MODE : flags & ~QUIRKS_MODE)
  }

  getDocumentMode() {
    return isQuirksMode(this.#document) ? DOCUMENT_MODE.QUIRKS : DOCUMENT_MODE.NO_QUIRKS
  }

  adoptAttributes(element, attributes) {
    if (element === this.#root) return
    for (const attribute of attributes) {
      if (getAttributeValue(element, attribute.name) === null) addAttribute(element, attribute)
    }
  }

  getFirstChild(node) {
    return firstChildOf(node)
  }

  getChildNodes(node) {
    const children = []
    for (let child = firstChildOf(node); child !== null; child = nextSiblingOf(child)) children.push(child)
    return children
  }

  getParentNode(node) {
    return parentOf(node)
  }

  getAttrList(element) {
    return element === this.#root ? [] : attributesOf(element)
  }

  getTagName(element) {
    return element === this.#root ? "html" : localNameOf(element)
  }

  getNamespaceURI(element) {
    return element === this.#root ? HTML_NAMESPACE : namespaceOf(element)
  }

  getTextNodeContent(text) {
    return dataOf(text)
  }

  isTextNode(node) {
    return nodeTypeOf(node) === 3
  }

  isCommentNode(node) {
    return nodeTypeOf(node) === 8
  }

  isDocumentTypeNode(node) {
    return nodeTypeOf(node) === 10
  }

  isElementNode(node) {
    return isElement(node)
  }

  setNodeSourceCodeLocation(node, location) {
    if (node !== null) setSourceLocation(node, location)
  }

  getNodeSourceCodeLocation(node) {
    return sourceLocationOf(node)
  }

  updateNodeSourceCodeLocation(node, end) {
    setSourceLocation(node, { ...sourceLocationOf(node), ...end })
  }
}

/** @param {{ name: string, value: string, prefix?: string, namespace?: string }} attribute - as the tokenizer gives it */
function addAttribute(element, { name, value, prefix, namespace }) {
  if (namespace === undefined) {
    addInitialAttribute(element, null, null, name, name, value)
  } else if (prefix === "xml" && name === "base") {
    // The standard no longer puts this one into the XML namespace.
    addInitialAttribute(element, null, null, "xml:base", "xml:base", value)
  } else if (prefix) {
    addInitialAttribute(element, namespace, prefix, name, `${prefix}:${name}`, value)
  } else {
    addInitialAttribute(element, namespace, null, name, name, value)
  }
}
