import { equals } from "./equals.js"
import { show } from "./show.js"

/** What an assertion throws when it does not hold. */
class ExpectationError extends Error {
  name = "ExpectationError"
}

/**
 * The assertions of Jest that tests use. `matchers` answer whether a value passes; the message is made when it does not.
 *
 * @type {Object<string, { passes: (actual: any, expected: any) => boolean, says: string }>}
 */
const matchers = {
  toBe: { passes: (actual, expected) => Object.is(actual, expected), says: "be" },
  toEqual: { passes: (actual, expected) => equals(actual, expected, { strict: false }), says: "equal" },
  toStrictEqual: { passes: (actual, expected) => equals(actual, expected, { strict: true }), says: "equal" },
  toBeTruthy: { passes: (actual) => Boolean(actual), says: "be truthy" },
  toBeFalsy: { passes: (actual) => !actual, says: "be falsy" },
  toBeDefined: { passes: (actual) => actual !== undefined, says: "be defined" },
  toBeUndefined: { passes: (actual) => actual === undefined, says: "be undefined" },
  toBeNull: { passes: (actual) => actual === null, says: "be null" },
  toBeNaN: { passes: (actual) => Number.isNaN(actual), says: "be NaN" },
  toBeInstanceOf: { passes: (actual, expected) => actual instanceof expected, says: "be an instance of" },
  toBeGreaterThan: { passes: (actual, expected) => actual > expected, says: "be greater than" },
  toBeGreaterThanOrEqual: { passes: (actual, expected) => actual >= expected, says: "be at least" },
  toBeLessThan: { passes: (actual, expected) => actual < expected, says: "be less than" },
  toBeLessThanOrEqual: { passes: (actual, expected) => actual <= expected, says: "be at most" },
  toHaveLength: { passes: (actual, expected) => actual?.length === expected, says: "have the length" },
  toContain: { passes: contains, says: "contain" },
  toContainEqual: { passes: (actual, expected) => [...actual].some((item) => equals(item, expected, { strict: false })), says: "contain" },
  toMatch: { passes: (actual, expected) => (expected instanceof RegExp ? expected.test(actual) : String(actual).includes(expected)), says: "match" },
  toThrow: { passes: throws, says: "throw" },
}

function contains(actual, expected) {
  if (typeof actual === "string") return actual.includes(expected)
  return [...actual].some((item) => Object.is(item, expected))
}

function throws(actual, expected) {
  if (typeof actual !== "function") throw new TypeError(`expect(…).toThrow needs a function; it got ${show(actual)}`)
  try {
    actual()
  } catch (error) {
    if (expected === undefined) return true
    const message = String(error?.message ?? error)
    if (expected instanceof RegExp) return expected.test(message)
    if (typeof expected === "function") return error instanceof expected
    if (typeof expected === "object") return message === expected.message
    return message.includes(expected)
  }
  return false
}

/**
 * @param {any} actual
 * @returns {object} the assertions, and under `not` their opposites
 */
export function expect(actual) {
  const assertions = (negated) => Object.fromEntries(Object.entries(matchers).map(([name, { passes, says }]) => [name, (...expected) => {
    if (passes(actual, expected[0]) !== negated) return
    const given = expected.length > 0 ? ` ${show(expected[0])}` : ""
    throw new ExpectationError(`expected ${show(actual)} ${negated ? "not " : ""}to ${says}${given}`)
  }]))
  return { ...assertions(false), not: assertions(true) }
}
