import { getAttributeValue } from "../nodes/Element.js"
import { attributeVersion, connectedVersion, detachedVersion } from "../nodes/tree-version.js"

/**
 * A live list whose order or choice is more than a filter of descendants: the rows of a table, the controls of a form. It is
 * made again when any tree or a listed attribute has changed.
 *
 * @implements {import("../web-idl/indexed-properties.js").IndexedSource}
 */
export class ComputedList {
  #compute
  #elements = null
  #connectedVersion = -1
  #detachedVersion = -1
  #attributeVersion = -1

  /** @param {() => Element[]} compute */
  constructor(compute) {
    this.#compute = compute
  }

  get elements() {
    if (
      this.#elements === null ||
      this.#connectedVersion !== connectedVersion() ||
      this.#detachedVersion !== detachedVersion() ||
      this.#attributeVersion !== attributeVersion()
    ) {
      this.#elements = this.#compute()
      this.#connectedVersion = connectedVersion()
      this.#detachedVersion = detachedVersion()
      this.#attributeVersion = attributeVersion()
    }
    return this.#elements
  }

  get length() {
    return this.elements.length
  }

  item(index) {
    return this.elements[index] ?? null
  }

  namedItem(name) {
    if (name === "") return null
    return this.elements.find((element) => namesOf(element).includes(name)) ?? null
  }

  names() {
    return [...new Set(this.elements.flatMap(namesOf))]
  }
}

/** The names that an element answers to in a collection. */
export function namesOf(element) {
  const id = getAttributeValue(element, "id")
  const name = getAttributeValue(element, "name")
  return [id, name].filter((text) => text !== null && text !== "")
}
