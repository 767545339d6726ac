import { nodeTypeOf, parentOf } from "../nodes/tree.js"
import { axes, xpathParentOf } from "./axes.js"
import { NodeSet } from "./NodeSet.js"
import { toBoolean } from "./values.js"

/**
 * Steps of a path. From each node of a set a step finds what its axis, node test and predicates let through. Where no predicate asks for
 * positions, it does not matter from which node of the set one was found: then no node is walked over twice, and a step takes time in
 * proportion to the tree at most.
 */

const isPositional = ({ type, usesPosition }) => type === "number" || usesPosition

/** Axes whose nodes, of one node, are not in each other. */
const flatAxes = new Set(["self", "child", "parent", "attribute", "following-sibling", "preceding-sibling"])
/** Axes that find in order what is found from nodes in order that are not in each other. */
const orderedAxes = new Set(["self", "child", "attribute", "descendant", "descendant-or-self"])

/**
 * `//name` is short for two steps, by way of every node; without positions one along the descendants finds the same.
 *
 * @see https://www.w3.org/TR/1999/REC-xpath-19991116/#path-abbrev
 */
export function joinSteps(steps) {
  const joined = []
  for (const step of steps) {
    const last = joined.at(-1)
    const isDetour = last?.axis === "descendant-or-self" && last.test.type === "node" && last.predicates.length === 0
    const isShort = isDetour && step.axis === "child" && !step.predicates.some(isPositional)
    if (isShort) joined[joined.length - 1] = { ...step, axis: "descendant" }
    else joined.push(step)
  }
  return joined
}

/**
 * The nodes for which each predicate holds in turn, at the positions that the earlier ones leave them.
 *
 * @see https://www.w3.org/TR/1999/REC-xpath-19991116/#predicates
 */
export function keepMatching(nodes, predicates) {
  for (const { type, evaluate } of predicates) {
    const size = nodes.length
    nodes = nodes.filter((node, index) => {
      const value = evaluate(node, index + 1, size)
      return type === "number" ? value === index + 1 : toBoolean(value)
    })
  }
  return nodes
}

/** @returns {(set: NodeSet) => NodeSet} */
export function compileStep({ axis, matches, predicates }) {
  const { walk, isReverse = false } = axes.get(axis)
  const needsPositions = predicates.some(isPositional)
  const isFound = predicates.length === 0 || needsPositions ? matches : matchesAll(matches, predicates)
  /** Nothing behind the node of a number that is written out can be found. */
  const limit = predicates[0]?.literal ?? Infinity

  /** From one node, in the direction of the axis. */
  const collect = (node) => {
    const found = []
    walk(node, (at) => isFound(at) && found.push(at) >= limit)
    return needsPositions ? keepMatching(found, predicates) : found
  }
  const fromOne = (node) => {
    const found = collect(node)
    return new NodeSet(isReverse ? found.reverse() : found, true, flatAxes.has(axis))
  }
  const fromEach = (set) => {
    const found = new Set()
    for (const node of set.ordered) for (const at of collect(node)) found.add(at)
    return new NodeSet([...found], set.isFlat && orderedAxes.has(axis), set.isFlat && flatAxes.has(axis))
  }
  const together = unions[axis]
  return (set) => {
    if (set.nodes.length === 0) return set
    if (set.nodes.length === 1) return fromOne(set.nodes[0])
    return needsPositions ? fromEach(set) : together(set, { walk, isFound, fromOne })
  }
}

const matchesAll = (matches, predicates) => (node) => matches(node) && predicates.every(({ evaluate }) => toBoolean(evaluate(node, 1, 1)))

/** What a step without positions finds from several nodes, by axis. */
const unions = {
  self: (set, { isFound }) => new NodeSet(set.nodes.filter(isFound), set.isOrdered, set.isFlat),
  child: (set, step) => new NodeSet(fromAll(set.nodes, step), set.isOrdered && set.isFlat, set.isFlat),
  attribute: (set, step) => new NodeSet(fromAll(set.nodes, step), set.isOrdered, true),
  namespace: () => new NodeSet([], true, true),
  descendant: descendants,
  "descendant-or-self": descendants,
  parent: upOrAside,
  ancestor: upOrAside,
  "ancestor-or-self": upOrAside,
  "following-sibling": upOrAside,
  "preceding-sibling": (set, step) => upOrAside(set, step, set.ordered.toReversed()),
  following: (set, { fromOne }) => fromOne(firstToEnd(set.ordered)),
  // What precedes any of them precedes the last.
  preceding: (set, { fromOne }) => fromOne(set.ordered.at(-1)),
}

/** From nodes of which no two lead to the same. */
function fromAll(nodes, { walk, isFound }) {
  const found = []
  for (const node of nodes) {
    walk(node, (at) => {
      if (isFound(at)) found.push(at)
      return false
    })
  }
  return found
}

/** The subtrees of nodes in others have been walked over with these. */
function descendants(set, { walk, isFound }) {
  const origins = new Set(set.ordered)
  const found = []
  let hasAttributes = false
  for (const origin of origins) {
    hasAttributes ||= nodeTypeOf(origin) === 2
    walk(origin, (at) => {
      if (at !== origin) origins.delete(at)
      if (isFound(at)) found.push(at)
      return false
    })
  }
  return new NodeSet(found, !hasAttributes, false)
}

/** Along siblings or ancestors, as far as nobody has been. */
function upOrAside(set, { walk, isFound }, origins = set.ordered) {
  const seen = new Set()
  const found = []
  for (const origin of origins) {
    walk(origin, (at) => {
      if (seen.has(at)) return true
      seen.add(at)
      if (isFound(at)) found.push(at)
      return false
    })
  }
  return new NodeSet(found, false, false)
}

/** Of nodes in document order the one that ends first: what follows any of them follows it. */
function firstToEnd(nodes) {
  let first = nodes[0]
  for (let index = 1; index < nodes.length && nodeTypeOf(first) !== 2 && isInside(nodes[index], first); index++) first = nodes[index]
  return first
}

function isInside(node, ancestor) {
  for (let at = xpathParentOf(node); at !== null; at = parentOf(at)) if (at === ancestor) return true
  return false
}
