/** Conversions of arguments to Web IDL types (https://webidl.spec.whatwg.org/#js-type-mapping). */

/**
 * @param {number} given - how many arguments the call has
 * @param {number} required
 * @param {string} member - "Node.appendChild"
 * @throws {TypeError} when there are too few
 */
export function requireArguments(given, required, member) {
  if (given < required) {
    throw new TypeError(`${member} needs ${required} argument${required === 1 ? "" : "s"}, but was called with ${given}`)
  }
}

/** DOMString; a symbol throws. */
export const toDOMString = (value) => (typeof value === "string" ? value : `${value}`)

/** DOMString?, where undefined and null are null. */
export const toNullableDOMString = (value) => (value === null || value === undefined ? null : toDOMString(value))

/** `[LegacyNullToEmptyString] DOMString`. */
export const toDOMStringNullAsEmpty = (value) => (value === null ? "" : toDOMString(value))

/** USVString: lone surrogates become U+FFFD. */
export const toUSVString = (value) => toDOMString(value).toWellFormed()

/** `unsigned long`, modulo 2^32. */
export const toUnsignedLong = (value) => value >>> 0

/** `long`, modulo 2^32. */
export const toLong = (value) => value | 0

/** `unsigned short`. */
export const toUnsignedShort = (value) => (value >>> 0) & 0xffff

/**
 * `double`: NaN and the infinities throw.
 *
 * @throws {TypeError}
 */
export function toDouble(value) {
  const number = Number(value)
  if (!Number.isFinite(number)) throw new TypeError(`${number} is not a finite number`)
  return number
}

/**
 * `[EnforceRange] unsigned long long`.
 *
 * @throws {TypeError} when the number is not finite or out of range
 */
export function toEnforcedUnsignedLongLong(value) {
  const number = Math.trunc(Number(value))
  if (!(number >= 0 && number <= Number.MAX_SAFE_INTEGER)) {
    throw new TypeError(`${value} is not an integer from 0 to ${Number.MAX_SAFE_INTEGER}`)
  }
  return number
}

/**
 * A callback function or callback interface that may be null.
 *
 * @throws {TypeError} when it is neither an object nor null or undefined
 */
export function toNullableCallback(value, member) {
  if (value === null || value === undefined) return null
  if (typeof value !== "function" && typeof value !== "object") throw new TypeError(`${member}: the callback is not an object`)
  return value
}

/**
 * A dictionary: undefined and null are the empty one.
 *
 * @throws {TypeError} when it is neither an object nor null or undefined
 */
export function toDictionary(value, member) {
  if (value === null || value === undefined) return emptyDictionary
  if (typeof value !== "object" && typeof value !== "function") throw new TypeError(`${member}: the options are not an object`)
  return value
}

const emptyDictionary = Object.freeze(Object.create(null))

/**
 * The array index that a property key stands for, or -1.
 *
 * @param {string} key
 * @see https://webidl.spec.whatwg.org/#is-an-array-index
 */
export function toArrayIndex(key) {
  // Most keys are names, and are told by their first character. No string is made: lists are read by index in hot loops.
  const { length } = key
  let index = key.charCodeAt(0) - 48
  if (!(index >= 0 && index <= 9) || length > 10 || (index === 0 && length > 1)) return -1
  for (let at = 1; at < length; at++) {
    const digit = key.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return -1
    index = index * 10 + digit
  }
  return index < 4294967295 ? index : -1
}
