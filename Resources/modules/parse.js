import { Parser, tokTypes } from "acorn"

/**
 * The grammar of acorn with what the engine knows beyond it: import attributes, and regular expressions
 * as the engine itself accepts them.
 */
class ScriptParser extends Parser {
  #readsAttributes = false
  #attributes = []

  parseImport(node) {
    this.#expectAttributes()
    const declaration = super.parseImport(node)
    declaration.attributes = this.#attributes
    return declaration
  }

  parseExport(node, exports) {
    this.#attributes = []
    const declaration = super.parseExport(node, exports)
    declaration.attributes = this.#attributes
    return declaration
  }

  parseExprAtom(refDestructuringErrors, forInit) {
    const atom = super.parseExprAtom(refDestructuringErrors, forInit)
    // In a module, the specifier of `export … from "…"` is the one string that `with` can follow.
    if (this.inModule && atom.type === "Literal" && this.type === tokTypes._with && this.lastTokEnd === atom.end) this.#expectAttributes()
    return atom
  }

  #expectAttributes() {
    this.#readsAttributes = true
    this.#attributes = []
  }

  // Both declarations end with a semicolon, written or not; the attributes stand before it.
  semicolon() {
    if (this.#readsAttributes) {
      this.#readsAttributes = false
      if (this.eat(tokTypes._with)) this.#attributes = this.#parseAttributes()
    }
    super.semicolon()
  }

  #parseAttributes() {
    const attributes = []
    this.expect(tokTypes.braceL)
    while (!this.eat(tokTypes.braceR)) {
      const key = this.type === tokTypes.string ? this.parseExprAtom().value : this.parseIdent(true).name
      this.expect(tokTypes.colon)
      if (this.type !== tokTypes.string) this.unexpected()
      attributes.push({ key, value: this.parseExprAtom().value })
      if (!this.eat(tokTypes.comma)) {
        this.expect(tokTypes.braceR)
        break
      }
    }
    return attributes
  }

  parseDynamicImport(node) {
    this.next()
    node.source = this.parseMaybeAssign()
    node.options = null
    if (this.eat(tokTypes.comma) && this.type !== tokTypes.parenR) {
      node.options = this.parseMaybeAssign()
      this.eat(tokTypes.comma)
    }
    this.expect(tokTypes.parenR)
    return this.finishNode(node, "ImportExpression")
  }

  validateRegExpFlags() {}

  validateRegExpPattern(state) {
    try {
      new RegExp(state.source, state.flags)
    } catch (error) {
      this.raise(state.start, error.message)
    }
  }

  unexpected(pos) {
    const start = pos ?? this.start
    const end = start === this.start ? this.end : start + 1
    this.raise(start, start >= this.input.length ? "Unexpected end of script" : `Unexpected token '${this.input.slice(start, Math.max(end, start + 1))}'`)
  }
}

/**
 * Parses a script or a module.
 *
 * @param {string} source
 * @param {{ module: boolean }} kind
 * @returns {object} the ESTree program
 * @throws {SyntaxError} with `line` and `column` (from 1) of where the parser gave up
 */
export function parse(source, { module }) {
  return reportingPlaces(source, () => ScriptParser.parse(source, {
    ecmaVersion: "latest", sourceType: module ? "module" : "script", allowHashBang: true,
  }))
}

const consoleOptions = { ecmaVersion: "latest", sourceType: "script", allowImportExportEverywhere: true }

/**
 * Parses the input of a console: a script that may await and import at its top level.
 *
 * @param {string} source
 * @returns {object} the ESTree program
 * @throws {SyntaxError} with its place, and with `isIncomplete` when more of the input could mend it
 */
export function parseInput(source) {
  const parseWith = (allowAwaitOutsideFunction) => reportingPlaces(source, () => ScriptParser.parse(source, { ...consoleOptions, allowAwaitOutsideFunction }))
  if (!/\bawait\b/.test(source)) return withoutExports(source, parseWith(false))
  try {
    return withoutExports(source, parseWith(true))
  } catch (error) {
    try {
      // It may be the name of a variable.
      return withoutExports(source, parseWith(false))
    } catch {
      throw error
    }
  }
}

/**
 * Parses the input of a console that begins with a brace as an expression: an object.
 *
 * @param {string} source
 * @returns {object} a program of the one expression
 * @throws {SyntaxError} as `parseInput` does
 */
export function parseObject(source) {
  const start = source.indexOf("{")
  return reportingPlaces(source, () => {
    const expression = ScriptParser.parseExpressionAt(source, start, { ...consoleOptions, allowAwaitOutsideFunction: true })
    const rest = " ".repeat(expression.end) + source.slice(expression.end)
    const after = ScriptParser.parse(rest, consoleOptions).body.find(({ type }) => type !== "EmptyStatement")
    if (after) throw Object.assign(new SyntaxError("Unexpected statement"), { loc: placeOf(source, after.start) })
    const { end } = expression
    return { type: "Program", start: 0, end: source.length, body: [{ type: "ExpressionStatement", start, end, expression }] }
  })
}

function withoutExports(source, program) {
  const node = program.body.find(({ type }) => /^Export/.test(type))
  if (node) throw placed(new SyntaxError("Unexpected token 'export'"), placeOf(source, node.start))
  return program
}

/** Runs the parser, and gives its error the form of the engine's. */
function reportingPlaces(source, parse) {
  try {
    return parse()
  } catch (error) {
    if (!error.loc) throw error
    const message = error.message.replace(/ \(\d+:\d+\)$/, "")
    const isOpen = /^(Unexpected end of script|Unterminated (template|comment))/.test(message)
    const goesOn = message === "Unterminated string constant" && /\\\s*$/.test(source)
    const place = { line: error.loc.line, column: error.loc.column + 1 }
    throw Object.defineProperty(placed(new SyntaxError(message), place), "isIncomplete", { value: isOpen || goesOn })
  }
}

/**
 * Where a source cannot be parsed.
 *
 * @param {string} source
 * @param {{ module?: boolean }} [kind]
 * @returns {{ line: number, column: number, message: string } | null} null when it can
 */
export function locate(source, { module = false } = {}) {
  try {
    parse(source, { module })
    return null
  } catch (error) {
    if (!(error instanceof SyntaxError)) return null
    return { line: error.line, column: error.column, message: error.message }
  }
}

/** Gives an error the place that the engine's own errors carry. */
export function placed(error, { line, column, name }) {
  const place = name === undefined ? { line, column } : { line, column, sourceURL: name, stack: `${name}:${line}:${column}` }
  for (const [key, value] of Object.entries(place)) {
    Object.defineProperty(error, key, { value, writable: true, enumerable: false, configurable: true })
  }
  return error
}

/** The line and column, both from 1, of an offset. */
export function placeOf(source, offset) {
  let line = 1
  let start = 0
  for (const { index, 0: { length } } of source.matchAll(/\r\n?|[\n\u2028\u2029]/g)) {
    if (index >= offset) break
    line++
    start = index + length
  }
  return { line, column: offset - start + 1 }
}
