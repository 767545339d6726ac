/**
 * Whether two values have the same structure.
 *
 * @param {any} a
 * @param {any} b
 * @param {{ strict: boolean }} kind - strict: members that are undefined, holes of arrays and classes count
 */
export function equals(a, b, { strict }, pairs = new Map()) {
  if (Object.is(a, b)) return true
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false
  // Where values refer to themselves, a pair that is being compared counts as equal.
  if (pairs.get(a) === b) return true
  pairs.set(a, b)
  if (Object.prototype.toString.call(a) !== Object.prototype.toString.call(b)) return false
  if (strict && Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  const compare = (x, y) => equals(x, y, { strict }, pairs)
  if (a instanceof Date || a instanceof Number || a instanceof String || a instanceof Boolean) return Object.is(a.valueOf(), b.valueOf())
  if (a instanceof RegExp) return String(a) === String(b)
  if (a instanceof Error) return a.message === b.message && a.name === b.name
  if (a instanceof Map) return a.size === b.size && [...a].every(([key, value]) => b.has(key) && compare(value, b.get(key)))
  if (a instanceof Set) return a.size === b.size && [...a].every((value) => b.has(value) || [...b].some((other) => compare(value, other)))
  if (Array.isArray(a) && a.length !== b.length) return false
  const keys = (object) => Reflect.ownKeys(object).filter((key) => {
    if (!Object.getOwnPropertyDescriptor(object, key).enumerable) return false
    return strict || object[key] !== undefined
  })
  const keysOfA = keys(a)
  return keysOfA.length === keys(b).length && keysOfA.every((key) => Object.hasOwn(b, key) && compare(a[key], b[key]))
}
