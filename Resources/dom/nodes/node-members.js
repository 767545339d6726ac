import { documentBaseURL } from "../html/base-url.js"
import { requireArguments, toDOMString, toNullableDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { mixin } from "../web-idl/mixin.js"
import { attributeOfNode } from "./Attr.js"
import { changeAttribute } from "./attributes.js"
import { flushReactions } from "../custom-elements/reactions.js"
import { cloneNode } from "./clone.js"
import { compareDocumentPosition } from "./document-position.js"
import { tagNameOf } from "./Element.js"
import { isEqualTree } from "./equality.js"
import { preInsert } from "./insert.js"
import { locateNamespace, locatePrefix } from "./locate-namespace.js"
import { isNode, isShadowRoot, Node, nodeDocumentOf, nodeTypeOf, requireNode } from "./Node.js"
import { normalize } from "./normalize.js"
import { preRemove } from "./remove.js"
import { replaceData } from "./replace-data.js"
import { replace, stringReplaceAll } from "./replace.js"
import { descendantTextContent, ownValueOf } from "./text-content.js"

function setValue(node, value) {
  const old = ownValueOf(node)
  if (old === null) return
  const text = value === null || value === undefined ? "" : toDOMString(value)
  if (nodeTypeOf(node) === 2) changeAttribute(attributeOfNode(node), text)
  else replaceData(node, 0, old.length, text)
}

/**
 * The members of Node that change trees or look at what derives from it.
 *
 * @see https://dom.spec.whatwg.org/#interface-node
 */
class NodeMembers {
  get baseURI() {
    return documentBaseURL(nodeDocumentOf(this))
  }

  get nodeName() {
    switch (nodeTypeOf(this)) {
      case 1:
        return tagNameOf(this)
      case 2:
        return attributeOfNode(this).name
      case 3:
        return "#text"
      case 4:
        return "#cdata-section"
      case 7:
        return this.target
      case 8:
        return "#comment"
      case 9:
        return "#document"
      case 10:
        return this.name
      default:
        return "#document-fragment"
    }
  }

  get nodeValue() {
    return ownValueOf(this)
  }

  set nodeValue(value) {
    setValue(this, value)
  }

  get textContent() {
    const type = nodeTypeOf(this)
    return type === 1 || type === 11 ? descendantTextContent(this) : ownValueOf(this)
  }

  set textContent(value) {
    const type = nodeTypeOf(this)
    if (type === 1 || type === 11) stringReplaceAll(value === null || value === undefined ? "" : toDOMString(value), this)
    else setValue(this, value)
  }

  appendChild(node) {
    if (!isNode(node)) throw new TypeError("Node.appendChild: the argument is not a Node")
    return preInsert(node, this, null)
  }

  insertBefore(node, child) {
    requireArguments(arguments.length, 2, "Node.insertBefore")
    if (!isNode(node)) throw new TypeError("Node.insertBefore: the first argument is not a Node")
    if (child === null || child === undefined) return preInsert(node, this, null)
    if (!isNode(child)) throw new TypeError("Node.insertBefore: the second argument is neither a Node nor null")
    return preInsert(node, this, child)
  }

  replaceChild(node, child) {
    requireArguments(arguments.length, 2, "Node.replaceChild")
    if (!isNode(node)) throw new TypeError("Node.replaceChild: the first argument is not a Node")
    if (!isNode(child)) throw new TypeError("Node.replaceChild: the second argument is not a Node")
    return replace(child, node, this)
  }

  removeChild(child) {
    if (!isNode(child)) throw new TypeError("Node.removeChild: the argument is not a Node")
    return preRemove(child, this)
  }

  normalize() {
    normalize(this)
  }

  cloneNode(subtree = false) {
    if (isShadowRoot(this)) throw new DOMException("a shadow root cannot be cloned", "NotSupportedError")
    const copy = cloneNode(this, nodeDocumentOf(this), !!subtree)
    flushReactions()
    return copy
  }

  isEqualNode(other) {
    if (other === null || other === undefined) return false
    requireNode(other, "Node.isEqualNode")
    return this === other || isEqualTree(this, other)
  }

  compareDocumentPosition(other) {
    requireNode(other, "Node.compareDocumentPosition")
    return compareDocumentPosition(this, other)
  }

  lookupPrefix(namespace) {
    requireArguments(arguments.length, 1, "Node.lookupPrefix")
    const name = toNullableDOMString(namespace)
    return name === null || name === "" ? null : locatePrefix(this, name)
  }

  lookupNamespaceURI(prefix) {
    requireArguments(arguments.length, 1, "Node.lookupNamespaceURI")
    return locateNamespace(this, toNullableDOMString(prefix) || null)
  }

  isDefaultNamespace(namespace) {
    requireArguments(arguments.length, 1, "Node.isDefaultNamespace")
    return locateNamespace(this, null) === (toNullableDOMString(namespace) || null)
  }
}

mixin(Node, NodeMembers)
