/**
 * Members of the global object, as Web IDL lays them out.
 *
 * @see https://webidl.spec.whatwg.org/#Global
 */

/**
 * Attributes that scripts cannot set.
 *
 * @param {object} global
 * @param {Record<string, () => unknown>} getters
 */
export function defineReadonly(global, getters) {
  for (const name in getters) {
    Object.defineProperty(global, name, { get: getters[name], set: undefined, enumerable: true, configurable: true })
  }
}

/**
 * Attributes that a script replaces by setting them (`[Replaceable]`).
 *
 * @param {object} global
 * @param {Record<string, () => unknown>} getters
 */
export function defineReplaceable(global, getters) {
  for (const name in getters) {
    const replace = (value) =>
      Object.defineProperty(global, name, { value, writable: true, enumerable: true, configurable: true })
    Object.defineProperty(global, name, { get: getters[name], set: replace, enumerable: true, configurable: true })
  }
}

/** @type {WeakSet<Function>} */
const operationsOfWindow = new WeakSet()

/** Whether a function is one that {@link defineOperations} put on the global object, or {@link adoptOperations} found there. */
export const isOperation = (value) => operationsOfWindow.has(value)

/**
 * @param {object} global
 * @param {Record<string, Function>} operations
 */
export function defineOperations(global, operations) {
  for (const name in operations) {
    operationsOfWindow.add(operations[name])
    Object.defineProperty(global, name, { value: operations[name], writable: true, enumerable: true, configurable: true })
  }
}

/**
 * Functions that the engine's event loop has put on the global object.
 *
 * @param {Function[]} operations
 */
export function adoptOperations(operations) {
  for (const operation of operations) operationsOfWindow.add(operation)
}

/**
 * An attribute whose object is made when it is first read.
 *
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function lazily(make) {
  let value
  let made = false
  return () => {
    if (!made) {
      value = make()
      made = true
    }
    return value
  }
}
