/**
 * The number at the start of an attribute's value, or null.
 *
 * What follows the digits is ignored: `20px` is 20, `2.7` is 2.
 * @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers
 */
export function parseInteger(text) {
  const match = /^[ \t\n\f\r]*([+-]?\d+)/.exec(text ?? "")
  return match ? Number(match[1]) : null
}

/**
 * The pixels that a `width` or `height` attribute asks for, or null where it asks for none.
 *
 * A percentage is relative to a box that the document does not know, so it is no number of pixels.
 * @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-dimension-values
 */
export function parsePixels(text) {
  const match = /^[ \t\n\f\r]*(\d+)(?:\.\d*)?(%?)/.exec(text ?? "")
  return match && !match[2] && Number(match[1]) > 0 ? Math.min(Number(match[1]), maximumLength) : null
}

/** The largest `long` that a reflecting attribute of HTML can hold. */
export const maximumLength = 2147483647

/**
 * The columns a cell covers: 1 where the value is missing, malformed or zero, at most 1000.
 * @see https://html.spec.whatwg.org/multipage/tables.html#dom-tdth-colspan
 */
export function parseColumnSpan(text) {
  const span = parseInteger(text)
  return span > 0 ? Math.min(span, 1000) : 1
}

/**
 * The rows a cell covers, at most 65534.
 *
 * Zero reaches to the end of the row group; the schema has no row groups and no open-ended cells, so it becomes the
 * number of rows that are left there.
 * @see https://html.spec.whatwg.org/multipage/tables.html#dom-tdth-rowspan
 */
export function parseRowSpan(cell) {
  const span = parseInteger(cell.getAttribute("rowspan"))
  if (span === 0) return rowsFrom(cell.parentNode)
  return span > 0 ? Math.min(span, 65534) : 1
}

function rowsFrom(row) {
  let count = 1
  for (let next = row?.nextElementSibling; next; next = next.nextElementSibling) if (next.localName === "tr") count++
  return count
}
