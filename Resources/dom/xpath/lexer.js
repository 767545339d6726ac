import { DOMException } from "../web-idl/DOMException.js"

/**
 * The tokens of an XPath expression.
 *
 * @typedef {object} Token
 * @property {"number" | "literal" | "variable" | "name" | "function" | "node type" | "axis" | "operator" | "end"} type
 *   operators are also what only separates: `( ) [ ] . .. @ , ::`
 * @property {string | number} value - of a name the local part, or "*"
 * @property {string | null} [prefix] - of a name
 */

const nameStart =
  "A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}"
const ncName = `[${nameStart}][-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}${nameStart}]*`
const name = new RegExp(`(?:(${ncName}):)?(${ncName})`, "uy")
const prefixedStar = new RegExp(`(${ncName}):\\*`, "uy")
const number = /\d+(?:\.\d*)?|\.\d+/y
const literal = /"([^"]*)"|'([^']*)'/y
const punctuation = /::|\.\.|\/\/|!=|<=|>=|[()[\].@,/|+\-=<>*]/y
const whitespace = /[ \t\r\n]*/y
const nodeTypes = new Set(["comment", "text", "processing-instruction", "node"])
const operatorNames = new Set(["and", "or", "mod", "div"])
/** After these, and at the start, a name or `*` is no operator. */
const beforeOperand = new Set([
  ...["@", "::", "(", "[", ",", "/", "//", "|", "+", "-", "*", "=", "!=", "<", "<=", ">", ">="],
  ...operatorNames,
])

/**
 * @param {string} expression
 * @returns {Token[]} the last is of the type "end"
 * @throws {DOMException} `SyntaxError`
 * @see https://www.w3.org/TR/1999/REC-xpath-19991116/#exprlex
 */
export function tokenize(expression) {
  const tokens = []
  let at = 0
  const match = (pattern) => {
    pattern.lastIndex = at
    const found = pattern.exec(expression)
    if (found !== null) at = pattern.lastIndex
    return found
  }
  const startsWith = (text) => {
    match(whitespace)
    return expression.startsWith(text, at)
  }
  let found
  for (match(whitespace); at < expression.length; match(whitespace)) {
    const last = tokens.at(-1)
    const isOperand = last === undefined || (last.type === "operator" && beforeOperand.has(last.value))
    if ((found = match(number)) !== null) tokens.push({ type: "number", value: Number(found[0]) })
    else if ((found = match(literal)) !== null) tokens.push({ type: "literal", value: found[1] ?? found[2] })
    else if (expression[at] === "*" && isOperand) {
      at++
      tokens.push({ type: "name", prefix: null, value: "*" })
    } else if ((found = match(punctuation)) !== null) tokens.push({ type: "operator", value: found[0] })
    else if (expression[at] === "$") {
      at++
      found = match(name)
      if (found === null) throw syntaxError(expression, at, "a variable has no name")
      tokens.push({ type: "variable", value: found[0] })
    } else if ((found = match(prefixedStar)) !== null) tokens.push({ type: "name", prefix: found[1], value: "*" })
    else if ((found = match(name)) !== null) tokens.push(named(found, isOperand, startsWith) ?? refuseOperator(expression, at, found[0]))
    else throw syntaxError(expression, at, "there is no such token")
  }
  tokens.push({ type: "end", value: "the end" })
  return tokens
}

/** What a name is, by what stands before and behind it; null if it stands where an operator must. */
function named([text, prefix = null, local], isOperand, startsWith) {
  if (!isOperand) return operatorNames.has(text) ? { type: "operator", value: text } : null
  if (startsWith("(")) return { type: nodeTypes.has(text) ? "node type" : "function", value: text }
  if (prefix === null && startsWith("::")) return { type: "axis", value: text }
  return { type: "name", prefix, value: local }
}

function refuseOperator(expression, at, text) {
  throw syntaxError(expression, at, `"${text}" is no operator`)
}

/** @param {number} at - an offset in the expression */
const syntaxError = (expression, at, reason) =>
  new DOMException(`"${expression}" is not a valid XPath expression: ${reason} (at ${at + 1})`, "SyntaxError")
