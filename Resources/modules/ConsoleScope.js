import { parseInput, parseObject } from "./parse.js"
import { analyse, varDeclarations, varNamesOf } from "./scope-analysis.js"
import { Edits } from "./edits.js"

/**
 * What a console's input declares, and how an input becomes a classic script.
 *
 * An input may await and import at its top level; its `let`, `const` and classes live on, may be declared again, and are usable after
 * their initialiser has thrown. To that end a declaration becomes an assignment to a global variable that is declared before the
 * input runs, and an input that awaits becomes an async function:
 *
 *     const a = await b         let a       (async()=>{; (   a = await b);
 *                          →            +
 *     a.c                                   return(a.c)})()
 *
 * Code moves along its line only; `sourceColumn` leads back.
 */
export class ConsoleScope {
  /** Names of variables that are declared in the global scope but are no properties of the global object. */
  #variables = new Set()
  #constants = new Set()
  /** The global that assignments to a constant go to, whose setters throw. */
  #guard = Object.create(null)
  /** Where the code of a line has moved, by the name of the script and the line. */
  #moves = new Map()

  /** Declares the global that assignments to constants go to. */
  constructor() {
    Object.defineProperty(globalThis, guardName, { value: this.#guard, configurable: true })
  }

  /** The names that inputs have declared. */
  get names() {
    return [...this.#variables]
  }

  /**
   * Makes a script of an input.
   *
   * @param {string} source
   * @param {{ name: string, line?: number, importCall: string }} options - what stacks call the input, the line that it starts on, and
   *   what stands for `import(`
   * @returns {{ script: string, declarations: string[], awaits: boolean, declares: boolean }}
   *   `declarations`: statements to run first, one by one; one that fails declares what is there already; `awaits`: the value of the
   *   script is a promise for the input's own value; `declares`: the input ends with a declaration and has no value
   * @throws {SyntaxError} with its place, and with `isIncomplete` when more of the input could mend it
   */
  prepare(source, { name, line = 1, importCall }) {
    source = source.replace(/^#!.*/, (comment) => " ".repeat(comment.length))
    const edits = new Edits(source)
    const { program, isObject } = this.#parse(source)
    if (isObject) edits.wrap(program.body[0].expression, "(", ")")
    const declared = topLevelDeclarations(program)
    const constants = new Set(this.#constants)
    for (const { names, isConstant } of declared) for (const each of names) isConstant ? constants.add(each) : constants.delete(each)
    const found = analyse(program, constants)
    const awaits = found.awaits.length > 0 || found.loopsAwait || declared.some(({ node }) => node.type === "ImportDeclaration")
    // A setter of a constant throws in sloppy code too, where a write to a read-only property does nothing.
    for (const { node, shorthand } of found.targets) {
      edits.replace(node.start, node.end, `${shorthand ? `${node.name}:` : ""}${guardName}.${node.name}`)
    }
    for (const { start } of found.dynamicImports) edits.replace(start, source.indexOf("(", start) + 1, importCall)
    const fresh = new Set()
    const vars = new Set()
    for (const { node, names } of declared) {
      rewriteDeclaration(edits, source, node, importCall)
      for (const each of names) if (!this.#variables.has(each) && !isFixedGlobal(each)) fresh.add(each)
    }
    this.#rewriteVars(edits, source, program, vars, awaits, importCall)
    const functions = program.body.filter(({ type }) => type === "FunctionDeclaration")
    for (const node of functions) {
      if (!awaits && this.#variables.has(node.id.name)) edits.wrap(node, `;${node.id.name}=`, ";")
    }
    if (awaits) wrapInAsyncFunction(edits, program, functions.map(({ id }) => id.name))
    const script = edits.apply()
    this.#keepMoves(name, line, source, edits)
    const last = program.body.at(-1)
    this.#commit(fresh, constants)
    return {
      script, awaits, declares: last !== undefined && /^(Variable|Class|Function|Import)Declaration$/.test(last.type),
      declarations: [...Array.from(fresh, (name) => `let ${name}`), ...Array.from(vars, (name) => `var ${name}`)],
    }
  }

  #commit(variables, constants) {
    for (const name of variables) this.#variables.add(name)
    this.#constants = constants
    for (const name of Reflect.ownKeys(this.#guard)) if (!constants.has(name)) delete this.#guard[name]
    for (const name of constants) {
      if (Object.hasOwn(this.#guard, name)) continue
      const set = () => {
        throw new TypeError(`Attempted to assign to the constant ${name}.`)
      }
      Object.defineProperty(this.#guard, name, { configurable: true, get() {}, set })
    }
  }

  /** The column in the source of a place in a script that was made of it. */
  sourceColumn(name, line, column) {
    const moves = this.#moves.get(name)?.get(line)
    return moves ? sourceColumn(moves, column) : column
  }

  #parse(source) {
    // As in every console, braces are an object where they can be one.
    if (!/^\s*\{/.test(source) || /;\s*$/.test(source)) return { program: parseInput(source), isObject: false }
    try {
      return { program: parseObject(source), isObject: true }
    } catch (error) {
      try {
        return { program: parseInput(source), isObject: false }
      } catch (other) {
        throw error.isIncomplete ? error : other
      }
    }
  }

  /** In an async function, variables of the input are not those of the page; and a name that the console has declared cannot be declared by `var`. */
  #rewriteVars(edits, source, program, vars, awaits, importCall) {
    for (const { declaration, parent } of varDeclarations(program)) {
      const names = [...varNamesOf(declaration)]
      if (!awaits && !(parent === program && names.some((name) => this.#variables.has(name)))) continue
      for (const name of names) if (!this.#variables.has(name)) vars.add(name)
      if (/^For/.test(parent.type) && parent.body !== declaration) edits.replace(declaration.start, declaration.start + "var".length, "   ")
      else rewriteDeclaration(edits, source, declaration, importCall, isInList(parent))
    }
  }

  #keepMoves(name, line, source, edits) {
    const lines = this.#moves.get(name) ?? new Map()
    this.#moves.set(name, lines)
    const count = source.split(/\r\n?|[\n\u2028\u2029]/).length
    for (let number = line; number < line + count; number++) lines.delete(number)
    for (const [number, moves] of edits.moves()) lines.set(number + line - 1, moves)
  }
}

const guardName = "\u01c2"

/** The `let`, `const`, classes and imports at the top level, with what they declare. */
function topLevelDeclarations(program) {
  const declared = []
  for (const node of program.body) {
    switch (node.type) {
      case "VariableDeclaration":
        if (node.kind !== "var") declared.push({ node, names: [...varNamesOf(node)], isConstant: node.kind === "const" })
        break
      case "ClassDeclaration":
        declared.push({ node, names: [node.id.name], isConstant: false })
        break
      case "ImportDeclaration":
        declared.push({ node, names: node.specifiers.map(({ local }) => local.name), isConstant: true })
        break
    }
  }
  return declared
}

/** Makes a declaration an assignment, in its own place. A semicolon keeps the statement before it from running on. */
function rewriteDeclaration(edits, source, node, importCall, isInList = true) {
  switch (node.type) {
    case "ClassDeclaration":
      return edits.wrap(node, `;${node.id.name}=`, ";")
    case "ImportDeclaration":
      return edits.replace(node.start, node.end, importAsAssignment(node, importCall) + source.slice(node.start, node.end).replace(/[^\n\r\u2028\u2029]/g, ""))
    default: {
      edits.replace(node.start, node.start + node.kind.length, `${isInList ? ";" : " "} (`.padEnd(node.kind.length))
      for (const { id, init } of node.declarations) if (!init && node.kind !== "var") edits.wrap(id, "", "=void 0")
      const last = node.declarations.at(-1)
      edits.wrap({ start: last.end, end: last.end }, "", ")")
    }
  }
}

/** Whether the statements of a node are a list, and not the one statement of a loop or an `if`. */
const isInList = ({ type }) => type === "Program" || type === "BlockStatement" || type === "SwitchCase" || type === "StaticBlock"

function importAsAssignment({ specifiers, source: specifier, attributes }, importCall) {
  const options = attributes.length > 0 ? `,{with:${JSON.stringify(Object.fromEntries(attributes.map(({ key, value }) => [key, value])))}}` : ""
  const namespace = `await ${importCall}${specifier.raw}${options})`
  const whole = specifiers.find(({ type }) => type === "ImportNamespaceSpecifier")
  const named = specifiers.filter(({ type }) => type !== "ImportNamespaceSpecifier").map(({ type, local, imported }) =>
    `${type === "ImportDefaultSpecifier" ? "default" : imported.type === "Identifier" ? imported.name : JSON.stringify(imported.value)}:${local.name}`)
  if (whole) return `;${whole.local.name}=${namespace};${named.length > 0 ? `({${named}}=${whole.local.name});` : ""}`
  return named.length > 0 ? `;({${named}}=${namespace});` : `;${namespace};`
}

function wrapInAsyncFunction(edits, program, functions) {
  const last = program.body.at(-1)
  if (last?.type === "ExpressionStatement") edits.wrap(last.expression, "return(", ")")
  // Functions are there before the first statement runs, and go on in the page.
  const start = `(async()=>{${functions.map((name) => `this.${name}=${name};`).join("")}`
  edits.wrap(program, start, "\n})()")
}

/** Whether a name is a global variable that no `let` may hide. */
function isFixedGlobal(name) {
  return Object.getOwnPropertyDescriptor(globalThis, name)?.configurable === false
}

/** @param {{ column: number, growth: number }[]} moves - in order */
function sourceColumn(moves, column) {
  let moved = 0
  for (const { column: start, growth } of moves) {
    if (column - moved - Math.max(growth, 0) < start) break
    moved += growth
  }
  return Math.max(1, column - moved)
}
