/**
 * One of several things that a text or selector found.
 *
 * @param {any[]} list
 * @param {number} occurrence - which one, from 1; from the end, -1 being the last, where it is negative
 * @param {string} name - of the function that was called
 * @returns {any} undefined when there are not so many
 * @throws {TypeError} for what counts nothing
 */
export function pick(list, occurrence, name) {
  if (!Number.isInteger(occurrence) || occurrence === 0) {
    throw new TypeError(`${name} counts occurrences from 1, or from -1 backwards, not ${show(occurrence)}`)
  }
  return list.at(occurrence > 0 ? occurrence - 1 : occurrence)
}

/** A value as messages show it. */
export const show = (value) => (typeof value === "string" ? JSON.stringify(value) : String(value))
