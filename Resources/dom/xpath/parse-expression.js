import { DOMException } from "../web-idl/DOMException.js"
import { axes } from "./axes.js"
import { tokenize } from "./lexer.js"

/**
 * Expressions as trees. Operands of one precedence stand in a list, so that a long sum is no deep tree.
 *
 * @typedef {{ kind: "number", value: number } | { kind: "literal", value: string } | { kind: "variable", name: string }
 *   | { kind: "call", name: string, operands: Expression[] } | { kind: "negate", operand: Expression }
 *   | { kind: "or" | "and" | "union", operands: Expression[] } | { kind: "operation", first: Expression, rest: [string, Expression][] }
 *   | { kind: "path", start: Expression | "root" | "context", predicates: Expression[], steps: Step[] }} Expression
 * @typedef {{ axis: string, test: NodeTest, predicates: Expression[] }} Step
 * @typedef {{ kind: "name", prefix: string | null, name: string } | { kind: "type", type: string, target: string | null }} NodeTest
 */

/** Operators of the operations that stand between two of the same precedence, the weakest first. */
const precedences = [["=", "!="], ["<", "<=", ">", ">="], ["+", "-"], ["*", "div", "mod"]]

class Parser {
  #expression
  #tokens
  #index = 0

  constructor(expression) {
    this.#expression = expression
    this.#tokens = tokenize(expression)
  }

  parse() {
    const tree = this.#or()
    if (this.#token.type !== "end") this.#refuse(`${this.#shown} cannot follow`)
    return tree
  }

  get #token() {
    return this.#tokens[this.#index]
  }

  get #shown() {
    return this.#token.type === "end" ? "the end" : `"${this.#token.value}"`
  }

  #refuse(reason) {
    throw new DOMException(`"${this.#expression}" is not a valid XPath expression: ${reason}`, "SyntaxError")
  }

  #is(operator) {
    return this.#token.type === "operator" && this.#token.value === operator
  }

  #take(operator) {
    if (!this.#is(operator)) return false
    this.#index++
    return true
  }

  #expect(operator) {
    if (!this.#take(operator)) this.#refuse(`"${operator}" is expected before ${this.#shown}`)
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-OrExpr */
  #or() {
    return this.#list("or", "or", () => this.#list("and", "and", () => this.#operation(0)))
  }

  #list(kind, operator, operand) {
    const operands = [operand()]
    while (this.#take(operator)) operands.push(operand())
    return operands.length === 1 ? operands[0] : { kind, operands }
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-EqualityExpr */
  #operation(level) {
    const operand = () => (level + 1 < precedences.length ? this.#operation(level + 1) : this.#unary())
    const first = operand()
    const rest = []
    while (this.#token.type === "operator" && precedences[level].includes(this.#token.value)) {
      const operator = this.#token.value
      this.#index++
      rest.push([operator, operand()])
    }
    return rest.length === 0 ? first : { kind: "operation", first, rest }
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnaryExpr */
  #unary() {
    let signs = 0
    while (this.#take("-")) signs++
    const operand = this.#list("union", "|", () => this.#path())
    if (signs === 0) return operand
    const negated = { kind: "negate", operand }
    // The second minus undoes the first, but the result is a number all the same.
    return signs % 2 === 1 ? negated : { kind: "negate", operand: negated }
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-PathExpr */
  #path() {
    const { type } = this.#token
    const isPrimary = type === "number" || type === "literal" || type === "variable" || type === "function" || this.#is("(")
    if (!isPrimary) return this.#locationPath()
    const start = this.#primary()
    const predicates = this.#predicates()
    const steps = this.#continuation()
    return predicates.length + steps.length === 0 ? start : { kind: "path", start, predicates, steps }
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-LocationPath */
  #locationPath() {
    if (this.#is("/") || this.#is("//")) {
      const steps = []
      if (this.#take("/")) {
        if (!this.#startsStep()) return { kind: "path", start: "root", predicates: [], steps }
        steps.push(this.#step())
      }
      return { kind: "path", start: "root", predicates: [], steps: [...steps, ...this.#continuation()] }
    }
    const first = this.#step()
    return { kind: "path", start: "context", predicates: [], steps: [first, ...this.#continuation()] }
  }

  /** Steps behind "/" and "//". */
  #continuation() {
    const steps = []
    for (;;) {
      if (this.#take("//")) steps.push({ axis: "descendant-or-self", test: anyNode, predicates: [] })
      else if (!this.#take("/")) return steps
      steps.push(this.#step())
    }
  }

  #startsStep() {
    const { type } = this.#token
    return type === "name" || type === "axis" || type === "node type" || this.#is(".") || this.#is("..") || this.#is("@")
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Step */
  #step() {
    if (!this.#startsStep()) this.#refuse(`a step is expected before ${this.#shown}`)
    // The abbreviated steps take no predicates.
    if (this.#take(".")) return { axis: "self", test: anyNode, predicates: [] }
    if (this.#take("..")) return { axis: "parent", test: anyNode, predicates: [] }
    let axis = "child"
    if (this.#take("@")) axis = "attribute"
    else if (this.#token.type === "axis") {
      axis = this.#token.value
      if (!axes.has(axis)) this.#refuse(`there is no axis "${axis}"`)
      this.#index++
      this.#expect("::")
    }
    return { axis, test: this.#nodeTest(), predicates: this.#predicates() }
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-NodeTest */
  #nodeTest() {
    const token = this.#token
    if (token.type === "name") {
      this.#index++
      return { kind: "name", prefix: token.prefix, name: token.value }
    }
    if (token.type !== "node type") this.#refuse(`the name or type of a node is expected before ${this.#shown}`)
    this.#index++
    this.#expect("(")
    let target = null
    if (token.value === "processing-instruction" && this.#token.type === "literal") {
      target = this.#token.value
      this.#index++
    }
    this.#expect(")")
    return { kind: "type", type: token.value, target }
  }

  #predicates() {
    const predicates = []
    while (this.#take("[")) {
      predicates.push(this.#or())
      this.#expect("]")
    }
    return predicates
  }

  /** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-PrimaryExpr */
  #primary() {
    const { type, value } = this.#token
    this.#index++
    if (type === "number") return { kind: "number", value }
    if (type === "literal") return { kind: "literal", value }
    if (type === "variable") return { kind: "variable", name: value }
    if (type === "operator") {
      const inner = this.#or()
      this.#expect(")")
      return inner
    }
    this.#expect("(")
    const operands = []
    if (!this.#take(")")) {
      do operands.push(this.#or())
      while (this.#take(","))
      this.#expect(")")
    }
    return { kind: "call", name: value, operands }
  }
}

const anyNode = { kind: "type", type: "node", target: null }

/**
 * @param {string} expression
 * @returns {Expression}
 * @throws {DOMException} `SyntaxError`
 */
export const parseExpression = (expression) => new Parser(expression).parse()
