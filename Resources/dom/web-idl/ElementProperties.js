import { toArrayIndex } from "./conversions.js"

/**
 * The traps of an element that has further elements as its properties: a form its controls, a select its options. Such an element is a
 * proxy from its first constructor on (`exotic` in EventTarget.js), so that private fields, and thus all that the DOM itself does with it,
 * are on the very object that scripts have and go through no trap.
 *
 * Names come before members of the interface ([LegacyOverrideBuiltIns]), are read-only and not enumerable.
 *
 * @see https://webidl.spec.whatwg.org/#js-legacy-platform-objects
 */
export class ElementProperties {
  /**
   * Set when the element is there; no trap runs earlier.
   *
   * @type {import("./indexed-properties.js").IndexedSource}
   */
  source = null

  #named(key) {
    const { source } = this
    return source.namedItem === undefined ? null : source.namedItem(key)
  }

  /** @param {number} index */
  #setItem(index, value) {
    if (this.source.setItem === undefined) return false
    this.source.setItem(index, value)
    return true
  }

  get(target, key, receiver) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) return this.source.item(index) ?? undefined
      const value = this.#named(key)
      if (value !== null) return value
    }
    return Reflect.get(target, key, receiver)
  }

  has(target, key) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) return index < this.source.length
      if (this.#named(key) !== null) return true
    }
    return key in target
  }

  // A name that is taken keeps setters of the interface working: what it refuses is a property of the element's own (defineProperty).
  set(target, key, value, receiver) {
    const index = typeof key === "string" ? toArrayIndex(key) : -1
    return index >= 0 ? this.#setItem(index, value) : Reflect.set(target, key, value, receiver)
  }

  defineProperty(target, key, descriptor) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) return "value" in descriptor && this.#setItem(index, descriptor.value)
      if (this.#named(key) !== null) return false
    }
    return Reflect.defineProperty(target, key, descriptor)
  }

  deleteProperty(target, key) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) return index >= this.source.length
      if (this.#named(key) !== null) return false
    }
    return Reflect.deleteProperty(target, key)
  }

  getOwnPropertyDescriptor(target, key) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      const value = index >= 0 ? this.source.item(index) : this.#named(key)
      if (value !== null) {
        return { value, writable: index >= 0 && this.source.setItem !== undefined, enumerable: index >= 0, configurable: true }
      }
    }
    return Reflect.getOwnPropertyDescriptor(target, key)
  }

  ownKeys(target) {
    const keys = new Set()
    for (let index = 0; index < this.source.length; index++) keys.add(`${index}`)
    for (const name of this.source.names?.() ?? []) keys.add(name)
    for (const key of Reflect.ownKeys(target)) keys.add(key)
    return [...keys]
  }

  preventExtensions() {
    return false
  }
}
