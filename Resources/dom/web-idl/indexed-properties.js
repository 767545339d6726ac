import { toArrayIndex } from "./conversions.js"

/**
 * What stands behind a list that scripts see: a node's children, a result, a rule's declarations.
 *
 * @typedef {object} IndexedSource
 * @property {number} length
 * @property {(index: number) => unknown} item - null past the end
 * @property {(name: string) => unknown} [namedItem] - the supported named properties, null for other names
 * @property {() => string[]} [names]
 * @property {(index: number, value: unknown) => void} [setItem] - where scripts may set by an index
 */

let sourceOf

/**
 * The base of interfaces with indexed (and named) properties, such as NodeList: each object is a proxy that answers array
 * indices from its source. Private fields of a derived class are put on the proxy itself, so its members run on the proxy
 * without a detour through the traps. Named properties are read-only and not enumerable.
 *
 * @see https://webidl.spec.whatwg.org/#js-legacy-platform-objects
 */
export class IndexedPropertiesObject {
  #source

  static {
    sourceOf = (target) => target.#source
  }

  /** @param {IndexedSource} source */
  constructor(source) {
    this.#source = source
    return new Proxy(this, handler)
  }
}

/**
 * Takes the base class out of the prototype chain that scripts see.
 *
 * @param {Function} Class - derives from IndexedPropertiesObject
 */
export function hideBase(Class) {
  Object.setPrototypeOf(Class.prototype, Object.prototype)
}

/** A named property is visible when neither the object nor its prototypes have the name. */
function namedValue(target, key) {
  const source = sourceOf(target)
  if (source.namedItem === undefined || key in target) return null
  return source.namedItem(key)
}

function setItem(target, index, value) {
  const source = sourceOf(target)
  if (source.setItem === undefined) return false
  source.setItem(index, value)
  return true
}

const handler = {
  get(target, key, receiver) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) return sourceOf(target).item(index) ?? undefined
      // What loops ask each time, without the way through the prototype.
      if (key === "length") return sourceOf(target).length
      const value = namedValue(target, key)
      if (value !== null) return value
    }
    return Reflect.get(target, key, receiver)
  },

  has(target, key) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) return index < sourceOf(target).length
      if (namedValue(target, key) !== null) return true
    }
    return key in target
  },

  set(target, key, value, receiver) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) return setItem(target, index, value)
      if (namedValue(target, key) !== null) return false
    }
    return Reflect.set(target, key, value, receiver)
  },

  deleteProperty(target, key) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) return index >= sourceOf(target).length
      if (namedValue(target, key) !== null) return false
    }
    return Reflect.deleteProperty(target, key)
  },

  defineProperty(target, key, descriptor) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) return "value" in descriptor && setItem(target, index, descriptor.value)
      if (namedValue(target, key) !== null) return false
    }
    return Reflect.defineProperty(target, key, descriptor)
  },

  getOwnPropertyDescriptor(target, key) {
    if (typeof key === "string") {
      const index = toArrayIndex(key)
      if (index >= 0) {
        const value = sourceOf(target).item(index) ?? null
        return value === null ? undefined : { value, writable: sourceOf(target).setItem !== undefined, enumerable: true, configurable: true }
      }
      const value = namedValue(target, key)
      if (value !== null) return { value, writable: false, enumerable: false, configurable: true }
    }
    return Reflect.getOwnPropertyDescriptor(target, key)
  },

  ownKeys(target) {
    const source = sourceOf(target)
    const keys = new Set()
    for (let index = 0; index < source.length; index++) keys.add(`${index}`)
    if (source.names !== undefined) {
      for (const name of source.names()) if (!(name in target)) keys.add(name)
    }
    for (const key of Reflect.ownKeys(target)) keys.add(key)
    return [...keys]
  },

  preventExtensions() {
    return false
  },
}
