import { stringValue, toBoolean, toNumber, toText, typeOf } from "./values.js"

/**
 * Comparisons. With a node-set they ask whether it has a node for which they hold; of two node-sets, whether there is a pair: that is
 * answered from the set of strings or the extremes of the numbers, without trying all pairs.
 *
 * @see https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans
 */

const relations = { "<": (a, b) => a < b, "<=": (a, b) => a <= b, ">": (a, b) => a > b, ">=": (a, b) => a >= b }
const mirrored = { "=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<=" }

/** @param {"=" | "!=" | "<" | "<=" | ">" | ">="} operator */
export function compareValues(operator, a, b) {
  const isSetA = typeOf(a) === "node-set"
  const isSetB = typeOf(b) === "node-set"
  if (isSetA && isSetB) return compareSets(operator, a, b)
  if (isSetA) return compareSet(operator, a, b)
  if (isSetB) return compareSet(mirrored[operator], b, a)
  if (operator === "=" || operator === "!=") return areEqual(a, b) === (operator === "=")
  return relations[operator](toNumber(a), toNumber(b))
}

function areEqual(a, b) {
  if (typeof a === "boolean" || typeof b === "boolean") return toBoolean(a) === toBoolean(b)
  if (typeof a === "number" || typeof b === "number") return toNumber(a) === toNumber(b)
  return toText(a) === toText(b)
}

function compareSet(operator, set, value) {
  if (typeof value === "boolean") return compareValues(operator, toBoolean(set), value)
  return set.nodes.some((node) => compareValues(operator, stringValue(node), value))
}

function compareSets(operator, a, b) {
  if (a.nodes.length === 0 || b.nodes.length === 0) return false
  if (operator === "=") {
    const strings = new Set(a.nodes.map(stringValue))
    return b.nodes.some((node) => strings.has(stringValue(node)))
  }
  if (operator === "!=") {
    // Only if all are the same is there no pair of different ones.
    const one = stringValue(a.nodes[0])
    return !(a.nodes.every((node) => stringValue(node) === one) && b.nodes.every((node) => stringValue(node) === one))
  }
  const [lowA, highA] = extremes(a)
  const [lowB, highB] = extremes(b)
  return operator === "<" || operator === "<=" ? relations[operator](lowA, highB) : relations[operator](highA, lowB)
}

/** The least and the greatest of the numbers in a set; NaN, which compares with nothing, if there are none. */
function extremes(set) {
  let low = NaN
  let high = NaN
  for (const node of set.nodes) {
    const number = toNumber(stringValue(node))
    if (!(number >= low)) low = Number.isNaN(number) ? low : number
    if (!(number <= high)) high = Number.isNaN(number) ? high : number
  }
  return [low, high]
}
