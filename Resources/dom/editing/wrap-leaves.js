import { isAtom, isBlock } from "../html/layout-kinds.js"
import { cloneNode } from "../nodes/clone.js"
import { attributesOf, getAttributeValue, localNameOf } from "../nodes/Element.js"
import { insert } from "../nodes/insert.js"
import { remove } from "../nodes/remove.js"
import {
  firstChildOf,
  following,
  lastChildOf,
  nextSiblingOf,
  nodeDocumentOf,
  nodeTypeOf,
  parentOf,
  previousSiblingOf,
} from "../nodes/tree.js"
import { isEqualTree } from "../nodes/equality.js"
import { createElement } from "../nodes/create-element.js"
import { isText } from "./positions.js"

/** Putting selected leaves into elements, and taking them out again. */

function hasBlock(node) {
  for (let at = node; at !== null; at = following(at, node)) if (isBlock(at)) return true
  return false
}

/** Whether a node has something selected in it, and whether it has something else. */
function contentsOf(node, leaves) {
  let selected = false
  let unselected = false
  for (let at = node; at !== null; at = following(at, node)) {
    if (leaves.has(at)) selected = true
    else if (isText(at) || isAtom(at)) unselected = true
  }
  return { selected, unselected }
}

/**
 * Wraps runs of siblings that are selected whole, each run in a copy of an element.
 *
 * @param {Node[]} leaves - in tree order
 * @param {Element} template
 * @param {(element: Element) => boolean} isRedundant - which elements inside of a run say the same, and go
 */
export function wrapLeaves(leaves, template, isRedundant) {
  const selected = new Set(leaves)
  const done = new Set()
  for (const leaf of leaves) {
    if (done.has(leaf)) continue
    const run = [leaf]
    for (let next = nextSiblingOf(leaf); next !== null && !hasBlock(next); next = nextSiblingOf(next)) {
      const { selected: has, unselected } = contentsOf(next, selected)
      if (!has || unselected) break
      run.push(next)
    }
    const wrapper = cloneNode(template, nodeDocumentOf(leaf), false)
    insert(wrapper, parentOf(leaf), leaf)
    for (const node of run) insert(node, wrapper, null)
    for (let at = following(wrapper, wrapper); at !== null; ) {
      if (selected.has(at)) done.add(at)
      const next = following(at, wrapper)
      if (nodeTypeOf(at) === 1 && isRedundant(at)) unwrap(at)
      at = next
    }
    mergeWithNeighbors(wrapper)
  }
}

/** Joins an element with siblings of the same name and attributes. */
function mergeWithNeighbors(element) {
  const previous = previousSiblingOf(element)
  if (previous !== null && isSameElement(previous, element)) {
    while (lastChildOf(previous) !== null) insert(lastChildOf(previous), element, firstChildOf(element))
    remove(previous)
  }
  const next = nextSiblingOf(element)
  if (next !== null && isSameElement(next, element)) {
    while (firstChildOf(next) !== null) insert(firstChildOf(next), element, null)
    remove(next)
  }
}

function isSameElement(a, b) {
  if (nodeTypeOf(a) !== 1 || localNameOf(a) !== localNameOf(b)) return false
  return isEqualTree(cloneNode(a, nodeDocumentOf(a), false), cloneNode(b, nodeDocumentOf(b), false))
}

/** Puts an element's children in its place. */
export function unwrap(element) {
  const parent = parentOf(element)
  while (firstChildOf(element) !== null) insert(firstChildOf(element), parent, element)
  remove(element)
}

/**
 * Takes what is selected out of an element: what is not stays in copies of it. Of other elements between, all are kept.
 *
 * @param {Element} element
 * @param {Set<Node>} leaves
 * @param {(copy: Element) => void} strip - takes from a copy of the element what is not wanted around the selected part
 */
function takeOut(element, leaves, strip) {
  keepOutside(element, element, leaves)
  const rest = createElement(nodeDocumentOf(element), "span")
  for (const { name, value } of attributesOf(element)) rest.setAttribute(name, value)
  strip(rest)
  if (attributesOf(rest).length === 0) {
    unwrap(element)
    return
  }
  // What else the element says stays around the selected part.
  for (let child = firstChildOf(element); child !== null; ) {
    const next = nextSiblingOf(child)
    if (contentsOf(child, leaves).selected) {
      const span = cloneNode(rest, nodeDocumentOf(element), false)
      insert(span, element, child)
      insert(child, span, null)
    }
    child = next
  }
  unwrap(element)
}

/** Wraps what is not selected in a part of the element in copies of the element. */
function keepOutside(part, element, leaves) {
  let copy = null
  for (let child = firstChildOf(part); child !== null; ) {
    const next = nextSiblingOf(child)
    const { selected, unselected } = contentsOf(child, leaves)
    if (selected) {
      copy = null
      if (unselected) keepOutside(child, element, leaves)
    } else if (copy !== null || unselected) {
      if (copy === null) {
        copy = cloneNode(element, nodeDocumentOf(element), false)
        insert(copy, part, child)
      }
      insert(child, copy, null)
    }
    child = next
  }
}

/**
 * Takes leaves out of all elements of a kind around them, the outermost first.
 *
 * @param {Node[]} leaves
 * @param {Element} host
 * @param {(element: Element) => boolean} isOne
 * @param {(copy: Element) => void} strip - see {@link takeOut}
 */
export function takeOutOf(leaves, host, isOne, strip) {
  const selected = new Set(leaves)
  for (const leaf of leaves) {
    for (;;) {
      let outermost = null
      for (let at = parentOf(leaf); at !== host; at = parentOf(at)) if (isOne(at)) outermost = at
      if (outermost === null) break
      takeOut(outermost, selected, strip)
    }
  }
}

/** Takes a style attribute away that has nothing left. */
export function dropEmptyStyle(element) {
  if ((getAttributeValue(element, "style") ?? "x").trim() === "") element.removeAttribute("style")
}
