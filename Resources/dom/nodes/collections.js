import { getAttributeValue, namespaceOf } from "./Element.js"
import { ChildList } from "./child-list.js"
import { HTMLCollection } from "./HTMLCollection.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { CONNECTED, ensureRareData, flagsOf } from "./Node.js"
import { following, nodeTypeOf } from "./tree.js"
import { attributeVersion, connectedVersion, detachedVersion } from "./tree-version.js"
import { internal } from "../web-idl/internal.js"

/** @see https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem-key */
function namedItemIn(source, name) {
  if (name === "") return null
  for (let index = 0; index < source.length; index++) {
    const element = source.item(index)
    if (getAttributeValue(element, "id") === name) return element
    if (namespaceOf(element) === HTML_NAMESPACE && getAttributeValue(element, "name") === name) return element
  }
  return null
}

function namesIn(source) {
  const names = new Set()
  for (let index = 0; index < source.length; index++) {
    const element = source.item(index)
    const id = getAttributeValue(element, "id")
    if (id) names.add(id)
    const name = namespaceOf(element) === HTML_NAMESPACE ? getAttributeValue(element, "name") : null
    if (name) names.add(name)
  }
  return [...names]
}

/** The element children of a node, live. */
class ElementChildren extends ChildList {
  namedItem(name) {
    return namedItemIn(this, name)
  }

  names() {
    return namesIn(this)
  }
}

/**
 * The descendants of a node that a filter lets through, in tree order. They are found as far as they are asked for, and kept until
 * the tree changes.
 */
class FilteredDescendants {
  #root
  #filter
  #usesAttributes
  #treeVersion = NaN
  #attributeVersion = -1
  #found = []
  #last = null
  #complete = false

  constructor(root, filter, usesAttributes) {
    this.#root = root
    this.#filter = filter
    this.#usesAttributes = usesAttributes
  }

  get length() {
    this.#find(Infinity)
    return this.#found.length
  }

  item(index) {
    this.#find(index)
    return index < this.#found.length ? this.#found[index] : null
  }

  namedItem(name) {
    return namedItemIn(this, name)
  }

  names() {
    return namesIn(this)
  }

  #find(index) {
    const root = this.#root
    const version = (flagsOf(root) & CONNECTED) !== 0 ? connectedVersion() : -1 - detachedVersion()
    if (this.#treeVersion !== version || (this.#usesAttributes && this.#attributeVersion !== attributeVersion())) {
      this.#treeVersion = version
      this.#attributeVersion = attributeVersion()
      this.#found = []
      this.#last = root
      this.#complete = false
    }
    const found = this.#found
    if (this.#complete || index < found.length) return
    const filter = this.#filter
    let node = this.#last
    while (index >= found.length) {
      node = following(node, root)
      if (node === null) {
        this.#complete = true
        this.#last = null
        return
      }
      if (nodeTypeOf(node) === 1 && filter(node)) found.push(node)
    }
    this.#last = node
  }
}

/** `children` of a node, one object for all reads. */
export function childrenOf(node) {
  const rare = ensureRareData(node)
  if (rare.children === null) {
    rare.elementPositions = new ElementChildren(node, true)
    rare.children = new HTMLCollection(internal, rare.elementPositions)
  }
  return rare.children
}

/**
 * A live collection of descendants; one object for all that ask the same.
 *
 * @param {Node} root
 * @param {string} key - tells this question from others that are asked of the same root
 * @param {(element: Element) => boolean} filter
 * @param {{ usesAttributes?: boolean, Interface?: Function }} [options] - `usesAttributes`: whether the answer changes with `class`, `id` or
 *   `name` attributes
 * @returns {HTMLCollection}
 */
export function collectionOf(root, key, filter, { usesAttributes = false, Interface = HTMLCollection } = {}) {
  const rare = ensureRareData(root)
  rare.collections ??= new Map()
  let collection = rare.collections.get(key)
  if (collection === undefined) {
    collection = new Interface(internal, new FilteredDescendants(root, filter, usesAttributes))
    rare.collections.set(key, collection)
  }
  return collection
}
