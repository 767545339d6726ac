// Taken before any script of a user can change it.
const { stringify } = JSON

/**
 * A value as the command line prints it: a string as it is, anything else as JSON, and what JSON would lose (`NaN`, a BigInt) as the
 * language writes it.
 *
 * @param {unknown} value
 * @param {boolean} asJSON - a string is JSON too, and what JSON has no word for is null
 * @returns {string}
 * @throws {TypeError} for a value that is no data: a function, a symbol, a node, an object with a cycle
 */
export function printValue(value, asJSON) {
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
      return stringify(value, dataOf)
    case "function":
      throw new TypeError(`the value is the function ${value.name || "without a name"}; call it, or give an expression whose value is data`)
    default:
      return refuse(value)
  }
}

/** What stands for a member in JSON: collections and binary data would be empty objects there. */
function dataOf(key, value) {
  if (typeof value === "symbol" || isNode(value)) return refuse(value)
  if (typeof value === "bigint") return String(value)
  if (value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)) return Array.from(value)
  if (value instanceof ArrayBuffer) return Array.from(new Uint8Array(value))
  if (value instanceof Error) return String(value)
  return value
}

const isNode = (value) => typeof value === "object" && value !== null && typeof value.nodeType === "number" && typeof value.nodeName === "string"

function refuse(value) {
  if (typeof value === "symbol") throw new TypeError("the value is a symbol; give an expression whose value is data")
  const name = Object.prototype.toString.call(value).slice("[object ".length, -1)
  throw new TypeError(`the value is a node (${name}), which JSON cannot hold; ask for its outerHTML or its textContent`)
}
