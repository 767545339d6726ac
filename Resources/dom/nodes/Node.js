import { EventTarget } from "../events/EventTarget.js"
import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { ChildList } from "./child-list.js"
import { NodeList } from "./NodeList.js"
import { internal, requireInternal } from "../web-idl/internal.js"

export let isNode, nodeTypeOf, parentOf, firstChildOf, lastChildOf, nextSiblingOf, previousSiblingOf
export let nodeDocumentOf, setNodeDocument, flagsOf, setFlags, rareDataOf, ensureRareData, link, unlink

/** Bits of a node's flags: its shadow-including root is a document; its root is a shadow root; it is an element with an ID. */
export const CONNECTED = 1
export const IN_SHADOW_TREE = 2
export const HAS_ID = 4
/** An inclusive ancestor in its tree has or had a mutation observer, so that mutations are worth the climb to look for one. */
export const OBSERVED = 32
/** Bits of a document's flags: it is an HTML document; it is in quirks mode. */
export const HTML_DOCUMENT = 8
export const QUIRKS_MODE = 16

/**
 * What few nodes have; a node gets one when the first of these is needed, so that the others stay small and a single check
 * tells that there is nothing to do.
 */
export class RareData {
  /** @type {ChildList | null} the live positions behind `childNodes` and `children` */
  childPositions = null
  elementPositions = null
  childNodes = null
  children = null
  /** @type {ShadowRoot | null} of an element */
  shadowRoot = null
  /** @type {Element | null} of a shadow root or of a template's content: the element it belongs to */
  host = null
  /** @type {RegisteredObserver[] | null} */
  registeredObservers = null
  /** @type {WeakRef<Range>[] | null} of a document: ranges whose boundary points lie in its nodes */
  liveRanges = null
  /** @type {WeakRef<NodeIterator>[] | null} of a document */
  iterators = null
  /** @type {Map<string, Element[]> | null} of a document or shadow root: elements by ID, in no order */
  elementsById = null
  /** @type {object | null} of an element: what custom-elements/ keeps */
  customElement = null
  /** @type {object | null} of an element, text or shadow root: what slots.js keeps */
  slotting = null
  /** @type {Map<string, HTMLCollection> | null} of a document or element: live collections by what they ask */
  collections = null
  /** @type {NamedNodeMap | null} */
  attributes = null
  /** @type {object | null} of an element with very many attributes: what finds them (attribute-index.js) */
  attributeIndex = null
  /** @type {Map<string, object> | null} of an element: DOMTokenLists and other objects that stand for an attribute */
  reflections = null
}

/**
 * A node of a tree: links to its parent, its siblings and its first and last child. Everything that changes the links goes
 * through `link` and `unlink`, which insert.js, remove.js and build.js call.
 *
 * The members that change trees are in node-members.js, which lies above the interfaces that derive from this one.
 *
 * @see https://dom.spec.whatwg.org/#interface-node
 */
export class Node extends EventTarget {
  #type
  #document
  #parent = null
  #previousSibling = null
  #nextSibling = null
  #firstChild = null
  #lastChild = null
  #flags = 0
  /** @type {RareData | null} */
  #rare = null

  static {
    isNode = (value) => typeof value === "object" && value !== null && #type in value
    nodeTypeOf = (node) => node.#type
    parentOf = (node) => node.#parent
    firstChildOf = (node) => node.#firstChild
    lastChildOf = (node) => node.#lastChild
    nextSiblingOf = (node) => node.#nextSibling
    previousSiblingOf = (node) => node.#previousSibling
    nodeDocumentOf = (node) => node.#document
    setNodeDocument = (node, document) => {
      node.#document = document
    }
    flagsOf = (node) => node.#flags
    setFlags = (node, flags) => {
      node.#flags = flags
    }
    rareDataOf = (node) => node.#rare
    ensureRareData = (node) => (node.#rare ??= new RareData())

    link = (node, parent, child) => {
      const previous = child === null ? parent.#lastChild : child.#previousSibling
      node.#parent = parent
      node.#previousSibling = previous
      node.#nextSibling = child
      if (previous === null) parent.#firstChild = node
      else previous.#nextSibling = node
      if (child === null) parent.#lastChild = node
      else child.#previousSibling = node
      const rare = parent.#rare
      if (rare !== null) {
        rare.childPositions?.inserted(node)
        rare.elementPositions?.inserted(node)
      }
    }
    unlink = (node) => {
      const parent = node.#parent
      const rare = parent.#rare
      if (rare !== null) {
        rare.childPositions?.removing(node)
        rare.elementPositions?.removing(node)
      }
      const previous = node.#previousSibling
      const next = node.#nextSibling
      if (previous === null) parent.#firstChild = next
      else previous.#nextSibling = next
      if (next === null) parent.#lastChild = previous
      else next.#previousSibling = previous
      node.#parent = null
      node.#previousSibling = null
      node.#nextSibling = null
    }
  }

  /**
   * @param {symbol} key
   * @param {number} type - `nodeType`
   * @param {Document | null} document - the node document; null for a document, which is its own
   * @param {ProxyHandler<Node> | null} [exotic] - as in EventTarget.js
   */
  constructor(key, type, document, exotic = null) {
    requireInternal(key)
    super(key, exotic)
    this.#type = type
    this.#document = document ?? this
  }

  get nodeType() {
    return this.#type
  }

  get ownerDocument() {
    return this.#type === 9 ? null : this.#document
  }

  get parentNode() {
    return this.#parent
  }

  get parentElement() {
    const parent = this.#parent
    return parent !== null && parent.#type === 1 ? parent : null
  }

  get firstChild() {
    return this.#firstChild
  }

  get lastChild() {
    return this.#lastChild
  }

  get previousSibling() {
    return this.#previousSibling
  }

  get nextSibling() {
    return this.#nextSibling
  }

  get childNodes() {
    const rare = (this.#rare ??= new RareData())
    return (rare.childNodes ??= new NodeList(internal, childPositionsOf(this)))
  }

  get isConnected() {
    return (this.#flags & CONNECTED) !== 0
  }

  hasChildNodes() {
    return this.#firstChild !== null
  }

  /** @see https://dom.spec.whatwg.org/#dom-node-getrootnode */
  getRootNode(options = undefined) {
    if (options !== undefined && options !== null && options.composed) return shadowIncludingRoot(this)
    return rootOf(this)
  }

  /** @see https://dom.spec.whatwg.org/#dom-node-contains */
  contains(other) {
    if (other === null || other === undefined) return false
    requireNode(other, "Node.contains")
    return isInclusiveAncestor(this, other)
  }

  isSameNode(other) {
    if (other !== null && other !== undefined) requireNode(other, "Node.isSameNode")
    return this === other
  }
}

/** The positions of a node's children, kept from now on. */
export function childPositionsOf(node) {
  const rare = ensureRareData(node)
  return (rare.childPositions ??= new ChildList(node, false))
}

/**
 * @param {unknown} value
 * @param {string} member - the member whose argument it is
 * @throws {TypeError} when it is not a node
 */
export function requireNode(value, member) {
  if (!isNode(value)) throw new TypeError(`${member}: the argument is not a Node`)
}

/** @see https://dom.spec.whatwg.org/#concept-tree-root */
export function rootOf(node) {
  const flags = flagsOf(node)
  // A connected node that is in no shadow tree hangs on its document.
  if ((flags & (CONNECTED | IN_SHADOW_TREE)) === CONNECTED) return nodeDocumentOf(node)
  for (let parent = parentOf(node); parent !== null; parent = parentOf(node)) node = parent
  return node
}

/** @see https://dom.spec.whatwg.org/#concept-shadow-including-root */
export function shadowIncludingRoot(node) {
  let root = rootOf(node)
  for (let host = shadowHostOf(root); host !== null; host = shadowHostOf(root)) root = rootOf(host)
  return root
}

/** @see https://dom.spec.whatwg.org/#concept-tree-inclusive-ancestor */
export function isInclusiveAncestor(ancestor, node) {
  if (firstChildOf(ancestor) === null) return ancestor === node
  if (nodeTypeOf(ancestor) === 9) return rootOf(node) === ancestor
  for (; node !== null; node = parentOf(node)) if (node === ancestor) return true
  return false
}

/** @see https://dom.spec.whatwg.org/#html-document */
export const isHTMLDocument = (document) => (flagsOf(document) & HTML_DOCUMENT) !== 0

/** @see https://dom.spec.whatwg.org/#concept-document-quirks */
export const isQuirksMode = (document) => (flagsOf(document) & QUIRKS_MODE) !== 0

/** Whether a node is a shadow root. */
export const isShadowRoot = (node) => nodeTypeOf(node) === 11 && (flagsOf(node) & IN_SHADOW_TREE) !== 0

/** The host of a shadow root; null for every other node. */
export const shadowHostOf = (node) => (isShadowRoot(node) ? rareDataOf(node).host : null)

defineInterface(Node)
defineConstants(Node, {
  ELEMENT_NODE: 1,
  ATTRIBUTE_NODE: 2,
  TEXT_NODE: 3,
  CDATA_SECTION_NODE: 4,
  ENTITY_REFERENCE_NODE: 5,
  ENTITY_NODE: 6,
  PROCESSING_INSTRUCTION_NODE: 7,
  COMMENT_NODE: 8,
  DOCUMENT_NODE: 9,
  DOCUMENT_TYPE_NODE: 10,
  DOCUMENT_FRAGMENT_NODE: 11,
  NOTATION_NODE: 12,
  DOCUMENT_POSITION_DISCONNECTED: 1,
  DOCUMENT_POSITION_PRECEDING: 2,
  DOCUMENT_POSITION_FOLLOWING: 4,
  DOCUMENT_POSITION_CONTAINS: 8,
  DOCUMENT_POSITION_CONTAINED_BY: 16,
  DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: 32,
})
