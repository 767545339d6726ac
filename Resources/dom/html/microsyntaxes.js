/** Numbers as attributes write them (https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#numbers). */

const integer = /^[\t\n\f\r ]*([+-]?[0-9]+)/
const floatingPoint = /^[\t\n\f\r ]*([+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[Ee][+-]?[0-9]+)?)/

/**
 * @param {string} text
 * @returns {number | null} null when the text does not begin with an integer
 * @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers
 */
export function parseInteger(text) {
  const match = integer.exec(text)
  // "-0" is 0.
  return match === null ? null : Number(match[1]) + 0
}

/** @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-non-negative-integers */
export function parseNonNegativeInteger(text) {
  const number = parseInteger(text)
  return number === null || number < 0 ? null : number
}

/** @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-floating-point-number-values */
export function parseFloatingPoint(text) {
  const match = floatingPoint.exec(text)
  if (match === null) return null
  const number = Number(match[1])
  return Number.isFinite(number) ? number : null
}

/** @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number */
export const isValidFloatingPoint = (text) => /^-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[Ee][+-]?[0-9]+)?$/.test(text)
