import { attributeByName } from "../nodes/attributes.js"
import { attributesOf } from "../nodes/Element.js"

/** An entry of the list. */
class FormattingElement {
  /** Where the element was on the stack; other elements that come or go below it make this wrong. */
  depth

  constructor(element, id, depth) {
    this.element = element
    this.id = id
    this.depth = depth
  }
}

/**
 * The list of active formatting elements: those that go on in the next block when their own is closed. Null is a marker.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements
 */
export class FormattingElements {
  /** @type {(FormattingElement | null)[]} */
  entries = []
  #open

  /** @param {import("./open-elements.js").OpenElements} open */
  constructor(open) {
    this.#open = open
  }

  /**
   * Adds the current node.
   *
   * @see https://html.spec.whatwg.org/multipage/parsing.html#push-onto-the-list-of-active-formatting-elements
   */
  push() {
    const { elements, currentId } = this.#open
    const depth = elements.length - 1
    const element = elements[depth]
    this.#dropThird(element, currentId)
    this.entries.push(new FormattingElement(element, currentId, depth))
  }

  /** Of elements that are alike, three stay. */
  #dropThird(element, id) {
    const { entries } = this
    let alike = 0
    for (let index = entries.length - 1; index >= 0 && entries[index] !== null; index--) {
      const entry = entries[index]
      if (entry.id !== id || !haveSameAttributes(entry.element, element)) continue
      if (++alike < 3) continue
      entries.splice(index, 1)
      return
    }
  }

  pushMarker() {
    this.entries.push(null)
  }

  clearToMarker() {
    while (this.entries.length > 0 && this.entries.pop() !== null);
  }

  /** The last entry of a number after the last marker, or null. */
  last(id) {
    const { entries } = this
    for (let index = entries.length - 1; index >= 0 && entries[index] !== null; index--) {
      if (entries[index].id === id) return entries[index]
    }
    return null
  }

  /** The index of an element's entry, or -1. */
  indexOf(element) {
    const { entries } = this
    for (let index = entries.length - 1; index >= 0; index--) if (entries[index]?.element === element) return index
    return -1
  }

  remove(element) {
    const index = this.indexOf(element)
    if (index >= 0) this.entries.splice(index, 1)
  }

  #isOpen(entry) {
    const { elements } = this.#open
    if (elements[entry.depth] === entry.element) return true
    entry.depth = this.#open.indexOf(entry.element)
    return entry.depth >= 0
  }

  /**
   * Opens those again that are closed.
   *
   * @param {import("./tree-builder.js").TreeBuilder} builder
   * @see https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements
   */
  reconstruct(builder) {
    const { entries } = this
    let index = entries.length
    while (index > 0 && entries[index - 1] !== null && !this.#isOpen(entries[index - 1])) index--
    for (; index < entries.length; index++) {
      const entry = entries[index]
      entry.element = builder.insertAgain(entry.element, entry.id)
      entry.depth = this.#open.length - 1
    }
  }
}

function haveSameAttributes(one, other) {
  const attributes = attributesOf(one)
  if (attributes.length !== attributesOf(other).length) return false
  return attributes.every(({ name, value }) => attributeByName(other, name)?.value === value)
}
