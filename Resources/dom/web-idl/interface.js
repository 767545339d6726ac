/**
 * Gives a class what Web IDL asks of an interface and JavaScript classes lack: enumerable members and a string tag. Called once
 * for each interface, at the end of its file.
 *
 * @template {Function} T
 * @param {T} Class
 * @param {string} [name] - the name that scripts see, when it is not that of the class
 * @returns {T}
 * @see https://webidl.spec.whatwg.org/#js-interfaces
 */
export function defineInterface(Class, name = Class.name) {
  const { prototype } = Class
  for (const key of Object.getOwnPropertyNames(prototype)) {
    if (key !== "constructor") Object.defineProperty(prototype, key, enumerable)
  }
  for (const key of Object.getOwnPropertyNames(Class)) {
    // These are every function's own; an attribute of such a name is on the prototype.
    if (key !== "prototype" && key !== "name" && key !== "length") Object.defineProperty(Class, key, enumerable)
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true })
  return Class
}

/** Leaves everything else as it is. There are thousands of members, and looking each one up first costs six times as much. */
const enumerable = { enumerable: true }

/**
 * Defines the constants of an interface, on the interface object and on its prototype.
 *
 * @param {Function} Class
 * @param {Record<string, number>} constants
 * @see https://webidl.spec.whatwg.org/#define-the-constants
 */
export function defineConstants(Class, constants) {
  for (const [name, value] of Object.entries(constants)) {
    const descriptor = { value, enumerable: true, writable: false, configurable: false }
    Object.defineProperty(Class, name, descriptor)
    Object.defineProperty(Class.prototype, name, descriptor)
  }
}

/**
 * Makes the objects of an interface iterable: as the list of their indices, or as an iterable declaration says.
 *
 * @param {Function} Class
 * @param {Function} [iterator]
 * @see https://webidl.spec.whatwg.org/#js-iterator
 */
export function defineIterator(Class, iterator = Array.prototype[Symbol.iterator]) {
  Object.defineProperty(Class.prototype, Symbol.iterator, { value: iterator, writable: true, configurable: true })
}

/**
 * Makes members unscopable, so that `with` and event handler scopes do not see them.
 *
 * @param {Function} Class
 * @param {string[]} names
 */
export function defineUnscopables(Class, names) {
  const own = Object.hasOwn(Class.prototype, Symbol.unscopables) ? Class.prototype[Symbol.unscopables] : Object.create(null)
  for (const name of names) own[name] = true
  Object.defineProperty(Class.prototype, Symbol.unscopables, { value: own, configurable: true })
}
