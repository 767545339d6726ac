import { DOMException } from "../web-idl/DOMException.js"
import { rootOf } from "../nodes/tree.js"
import { xpathParentOf } from "./axes.js"
import { compareValues } from "./compare.js"
import { conversions, functions } from "./functions.js"
import { NodeSet } from "./NodeSet.js"
import { compileNodeTest } from "./node-tests.js"
import { parseExpression } from "./parse-expression.js"
import { compileStep, joinSteps, keepMatching } from "./step.js"
import { toBoolean, toNumber } from "./values.js"

/**
 * An expression, compiled to closures. The type of each part is known beforehand: there are no variables.
 *
 * @typedef {object} Compiled
 * @property {"node-set" | "string" | "number" | "boolean"} type
 * @property {boolean} usesPosition - whether the value depends on the context position or size
 * @property {number} [literal] - the value of a number that is written out
 * @property {(node: Node, position: number, size: number) => NodeSet | string | number | boolean} evaluate
 */

const arithmetic = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  div: (a, b) => a / b,
  mod: (a, b) => a % b,
}

class Compiler {
  #expression
  #resolve

  constructor(expression, resolve) {
    this.#expression = expression
    this.#resolve = resolve
  }

  /** @returns {Compiled} */
  compile(tree) {
    return this[tree.kind](tree)
  }

  number({ value }) {
    return { type: "number", usesPosition: false, literal: value, evaluate: () => value }
  }

  literal({ value }) {
    return { type: "string", usesPosition: false, evaluate: () => value }
  }

  variable({ name }) {
    throw this.#error(`the variable $${name} has no value`)
  }

  negate({ operand }) {
    const { usesPosition, evaluate } = this.compile(operand)
    return { type: "number", usesPosition, evaluate: (node, position, size) => -toNumber(evaluate(node, position, size)) }
  }

  or({ operands }) {
    return this.#logical(operands, (tests) => (node, position, size) => tests.some((test) => toBoolean(test(node, position, size))))
  }

  and({ operands }) {
    return this.#logical(operands, (tests) => (node, position, size) => tests.every((test) => toBoolean(test(node, position, size))))
  }

  #logical(operands, combine) {
    const compiled = operands.map((operand) => this.compile(operand))
    return { type: "boolean", usesPosition: anyUsesPosition(compiled), evaluate: combine(compiled.map(({ evaluate }) => evaluate)) }
  }

  operation({ first, rest }) {
    const start = this.compile(first)
    const operations = rest.map(([operator, operand]) => [operator, this.compile(operand)])
    const steps = operations.map(([operator, { evaluate }]) => {
      const calculate = arithmetic[operator]
      if (calculate === undefined) return (left, ...context) => compareValues(operator, left, evaluate(...context))
      return (left, ...context) => calculate(toNumber(left), toNumber(evaluate(...context)))
    })
    return {
      type: rest[0][0] in arithmetic ? "number" : "boolean",
      usesPosition: anyUsesPosition([start, ...operations.map(([, operand]) => operand)]),
      evaluate: (...context) => steps.reduce((left, step) => step(left, ...context), start.evaluate(...context)),
    }
  }

  union({ operands }) {
    const compiled = operands.map((operand) => this.compile(operand))
    if (compiled.some(({ type }) => type !== "node-set")) return this.#typeError("node-set", "only node-sets have a union")
    return {
      type: "node-set",
      usesPosition: anyUsesPosition(compiled),
      evaluate(...context) {
        const nodes = new Set()
        for (const { evaluate } of compiled) for (const node of evaluate(...context).nodes) nodes.add(node)
        return new NodeSet([...nodes], false, false)
      },
    }
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Function-Calls */
  call({ name, operands }) {
    if (name === "position" || name === "last") {
      if (operands.length > 0) throw this.#error(`${name}() takes no arguments`)
      const evaluate = name === "last" ? (node, position, size) => size : (node, position) => position
      return { type: "number", usesPosition: true, evaluate }
    }
    const definition = functions.get(name)
    if (definition === undefined) throw this.#error(`there is no function ${name}()`)
    const { type, parameters, required, repeats, context: hasDefault, run } = definition
    if (operands.length < required) throw this.#error(`${name}() needs ${required} argument${required === 1 ? "" : "s"}`)
    if (operands.length > parameters.length && !repeats) throw this.#error(`${name}() takes at most ${parameters.length} arguments`)
    const compiled = operands.map((operand) => this.compile(operand))
    if (hasDefault && compiled.length === 0) compiled.push(contextNode)
    const wanted = compiled.map((_, index) => parameters[Math.min(index, parameters.length - 1)])
    if (compiled.some((operand, index) => wanted[index] === "node-set" && operand.type !== "node-set")) {
      return this.#typeError(type, `${name}() works on node-sets`)
    }
    return {
      type,
      usesPosition: anyUsesPosition(compiled),
      evaluate(node, position, size) {
        return run(node, ...compiled.map(({ evaluate }, index) => conversions[wanted[index]](evaluate(node, position, size))))
      },
    }
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#location-paths */
  path({ start, predicates, steps }) {
    const origin = start === "root" ? rootNode : start === "context" ? contextNode : this.compile(start)
    const filters = predicates.map((predicate) => this.compile(predicate))
    const walks = joinSteps(
      steps.map(({ axis, test, predicates }) => ({
        axis,
        test,
        matches: compileNodeTest(test, axis, this.#resolve),
        predicates: predicates.map((predicate) => this.compile(predicate)),
      })),
    ).map(compileStep)
    if (origin.type !== "node-set") return this.#typeError("node-set", "only node-sets have predicates and steps")
    return {
      type: "node-set",
      usesPosition: origin.usesPosition,
      evaluate(node, position, size) {
        let set = origin.evaluate(node, position, size)
        if (filters.length > 0) set = new NodeSet(keepMatching(set.ordered, filters), true, set.isFlat)
        for (const walk of walks) set = walk(set)
        return set
      },
    }
  }

  #error(reason) {
    return new DOMException(`"${this.#expression}" is not a valid XPath expression: ${reason}`, "SyntaxError")
  }

  /** An expression of the wrong type is an error when it is evaluated. */
  #typeError(type, reason) {
    const error = () => {
      throw this.#error(reason)
    }
    return { type, usesPosition: false, evaluate: error }
  }
}

const anyUsesPosition = (compiled) => compiled.some(({ usesPosition }) => usesPosition)

const contextNode = { type: "node-set", usesPosition: false, evaluate: (node) => new NodeSet([node], true, true) }

/** The root of the context node's tree: it need be no document. */
const rootNode = {
  type: "node-set",
  usesPosition: false,
  // An attribute has a root by its element.
  evaluate: (node) => new NodeSet([rootOf(xpathParentOf(node) ?? node)], true, true),
}

/**
 * @param {string} expression
 * @param {(prefix: string) => string} resolve - the namespace of a prefix; called in the order of the expression
 * @returns {Compiled}
 * @throws {DOMException} `SyntaxError`, and what `resolve` throws
 */
export const compileExpression = (expression, resolve) => new Compiler(expression, resolve).compile(parseExpression(expression))
