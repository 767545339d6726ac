/**
 * Serialization of the parts of CSS: what `CSS.escape`, `selectorText` and property values have in common.
 *
 * @see https://drafts.csswg.org/cssom/#common-serializing-idioms
 */

/**
 * @param {string} name
 * @see https://drafts.csswg.org/cssom/#serialize-an-identifier
 */
export function serializeIdentifier(name) {
  if (/^-?[a-zA-Z_\u0080-\uffff][-\w\u0080-\uffff]*$/.test(name)) return name
  let result = ""
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i)
    const digit = code >= 48 && code <= 57
    if (code === 0) result += "\ufffd"
    else if (code < 32 || code === 127 || (digit && (i === 0 || (i === 1 && name[0] === "-")))) result += `\\${code.toString(16)} `
    else if (i === 0 && name === "-") result += "\\-"
    else if (code >= 128 || code === 45 || code === 95 || digit || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)) result += name[i]
    else result += `\\${name[i]}`
  }
  return result
}

/**
 * @param {string} value
 * @see https://drafts.csswg.org/cssom/#serialize-a-string
 */
export function serializeString(value) {
  let result = '"'
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    if (code === 0) result += "\ufffd"
    else if (code < 32 || code === 127) result += `\\${code.toString(16)} `
    else if (code === 34 || code === 92) result += `\\${value[i]}`
    else result += value[i]
  }
  return `${result}"`
}

/** @see https://drafts.csswg.org/cssom/#serialize-a-url */
export const serializeURL = (url) => `url(${serializeString(url)})`

/** A number in the shortest form without an exponent, six digits after the point at most, as browsers give it. */
export function serializeNumber(value) {
  if (!Number.isFinite(value)) return value > 0 ? "infinity" : value < 0 ? "-infinity" : "NaN"
  if (Number.isInteger(value)) return Math.abs(value) < 1e21 ? String(value + 0 === 0 ? 0 : value) : BigInt(value).toString()
  const rounded = value.toFixed(6)
  const text = rounded.replace(/\.?0+$/, "")
  return text === "-0" ? "0" : text
}
