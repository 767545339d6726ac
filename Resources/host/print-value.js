// Taken before any script of a user can change it.
const { stringify } = JSON
const { isArray } = Array
const { toString } = Object.prototype

/**
 * A value as the command line prints it: a string as it is, anything else as JSON, and what JSON would lose (`NaN`, a BigInt) as the
 * language writes it.
 *
 * @param {unknown} value
 * @param {boolean} asJSON - a string is JSON too, and what JSON has no word for is null
 * @returns {{ text: string } | { problem: string }} a problem for a value that is no data: a function, a symbol, a node, the window, an object
 *   that contains itself
 * @throws what a getter or a method `toJSON` of the value throws
 */
export function printValue(value, asJSON) {
  try {
    return { text: textOf(value, asJSON) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { problem: error.problem }
  }
}

/** Beyond so many levels a value is most likely one that makes ever new objects. */
const deepest = 10_000

/** Thrown for a value that is no data, past the scripts of the user's that may be asked for one. */
class Refusal {
  constructor(problem) {
    this.problem = problem
  }
}

function textOf(value, asJSON) {
  switch (typeof value) {
    case "string":
      return asJSON ? stringify(value) : value
    case "undefined":
      return asJSON ? "null" : "undefined"
    case "number":
      return asJSON ? stringify(value) : Object.is(value, -0) ? "-0" : String(value)
    case "bigint":
    case "boolean":
      return String(value)
    case "object":
      // Its method toJSON may answer that it has none.
      return stringify(value, dataReader()) ?? textOf(undefined, asJSON)
    case "function":
      throw new Refusal(`the value is the function ${value.name || "without a name"}; call it, or give an expression whose value is data`)
    default:
      throw new Refusal("the value is a symbol; give an expression whose value is data")
  }
}

/** A replacer for `JSON.stringify`, which notes which objects it is in, so that one that contains itself is told with its place. */
function dataReader() {
  /** The objects around the value: each as it is, and as JSON has it. */
  const around = []
  const entered = new Set()
  return function (key, value) {
    while (around.length > 0 && around.at(-1).shown !== this) entered.delete(around.pop().object)
    if (typeof value !== "object" || value === null) {
      if (typeof value === "symbol") throw new Refusal(`the value has a symbol${at(around, key)}; give an expression whose value is data`)
      return typeof value === "bigint" ? String(value) : value
    }
    if (value === globalThis) refuse("the window", around, key, "ask for a member of it")
    if (isNode(value)) refuse(`a node (${className(value)})`, around, key, "ask for its outerHTML or its textContent")
    if (entered.has(value)) {
      throw new Refusal(`the value contains itself${at(around, key)}, which JSON cannot hold; give an expression that leaves that member out`)
    }
    if (around.length === deepest) throw new Refusal("the value is nested too deep for JSON; give an expression whose value is flatter")
    const shown = dataOf(value)
    if (typeof shown !== "object") return shown
    around.push({ key, object: value, shown })
    entered.add(value)
    return shown
  }
}

/** What stands for an object in JSON: collections and binary data would be empty objects there. */
function dataOf(value) {
  if (value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)) return Array.from(value)
  if (value instanceof ArrayBuffer) return Array.from(new Uint8Array(value))
  if (value instanceof Error) return String(value)
  return value
}

function refuse(what, around, key, advice) {
  const subject = around.length === 0 ? `the value is ${what}` : `the value has ${what}${at(around, key)}`
  throw new Refusal(`${subject}, which JSON cannot hold; ${advice}`)
}

/** Where in the value a member is, as a script would ask for it; empty for the value itself. */
function at(around, key) {
  if (around.length === 0) return ""
  const path = [...around.slice(1), { key }].map(({ key }, index) => (isArray(around[index].shown) ? `[${key}]` : `.${key}`)).join("")
  const shown = path.length > longest ? `${path.slice(0, longest - 1)}…` : path
  return ` at ${shown.replace(/^\./, "")}`
}

const longest = 60

const isNode = (value) => typeof value.nodeType === "number" && typeof value.nodeName === "string"

const className = (value) => toString.call(value).slice("[object ".length, -1)
