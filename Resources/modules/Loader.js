import { parse, placed, placeOf } from "./parse.js"
import { describe } from "./describe.js"
import { rewriteModule, rewriteDynamicImports } from "./rewrite.js"
import { ConsoleScope } from "./ConsoleScope.js"

/**
 * A module of the map: ECMA-262's Cyclic Module Record, in the form that the loader needs.
 *
 * @typedef {object} ModuleRecord
 * @property {string} url
 * @property {string} name - what stacks call it
 * @property {string} source
 * @property {object} program - ESTree; dropped once the module is linked
 * @property {ModuleRecord[]} requested - the modules it asks for, in order of `requests`
 * @property {Object<string, () => any>} getters - of its own exported bindings, from linking on
 * @property {{ get: () => any, set: (value: any) => void }[]} importers - variables that follow a binding of this module
 * @property {"loaded" | "linked" | "evaluating" | "evaluated"} status
 * @property {object} cycle - shared by the modules that import one another in a circle
 * @property {Promise<void> | null} completion - while evaluation waits for something
 * @property {{ error: any } | null} failure
 */

const jsonTypes = new Set(["json", "css"])

/** Loads, links and evaluates the modules of one page. */
export class Loader {
  #host
  #modules = new Map()
  #scripts = []
  #moved = new Map()
  #console = null

  /**
   * @param {object} host
   * @param {(script: string, name: string) => any} host.evaluate - evaluates in the page; `name` is for stacks
   * @param {(url: string) => string} host.read - the text of a file, or a TypeError that says why not
   * @param {(url: string) => string} host.name - what stacks call a file
   * @param {(specifier: string) => object | undefined} host.builtIn - the exports of a module that the host supplies
   * @param {typeof URL} host.URL
   * @param {typeof CSSStyleSheet} host.CSSStyleSheet
   */
  constructor(host) {
    this.#host = host
  }

  /**
   * Evaluates the source of a module and the modules that it imports. One of these that imports this file gets this module.
   *
   * @param {string} source
   * @param {string} url - the base of its imports, and its `import.meta.url`
   * @param {string} name - what stacks call it
   * @returns {Promise<void> | undefined} a promise when the module, or one it imports, awaits at its top level
   * @throws what the module throws; a SyntaxError with its place when a module cannot be parsed or linked
   */
  evaluate(source, url, name) {
    return this.#run(this.#add(`javascript ${url}`, this.#parse(source, url, name)))
  }

  /**
   * Evaluates the module in a file, unless it has been evaluated.
   *
   * @param {string} url
   * @returns {Promise<void> | undefined} as for `evaluate`
   */
  evaluateFile(url) {
    return this.#run(this.#request(url, null, url, null))
  }

  /**
   * The `import()` of a script.
   *
   * @param {string} specifier
   * @param {string} referrer - the URL of the script
   * @param {{ with?: { type?: string } }} [options] - import attributes
   * @param {number} [distance] - how far behind the place of the call, as the engine has it, the specifier stands
   * @returns {Promise<object>} the module's namespace
   */
  async import(specifier, referrer, options, distance = "(".length) {
    const site = callSite(distance)
    const type = options?.with?.type ?? null
    // Loading is a task of its own in a browser: nothing runs before the caller's turn ends.
    await null
    const record = this.#request(String(specifier), type, referrer, site)
    await this.#run(record)
    return this.#namespace(record)
  }

  /**
   * A classic script, with its `import()` calls led here.
   *
   * @param {string} source
   * @param {string} url - the base of its imports
   * @returns {string} the source itself when it has none
   */
  prepareScript(source, url) {
    if (!/\bimport\s*\(/.test(source)) return source
    let program
    try {
      program = parse(source, { module: false })
    } catch {
      // The engine tells what is wrong when it evaluates the script.
      return source
    }
    return rewriteDynamicImports(source, program, this.#importCall(url)) ?? source
  }

  /**
   * An input of a console as a classic script; see `ConsoleScope`.
   *
   * @param {string} source
   * @param {{ url: string, name: string, line: number }} options - the base of its imports, what stacks call it, the line it starts on
   * @returns {object} what `ConsoleScope` makes of it, or why it cannot be parsed: `{ problem: { message, line, column, isIncomplete } }`
   */
  prepareInput(source, { url, name, line }) {
    this.#console ??= new ConsoleScope()
    try {
      return this.#console.prepare(source, { name, line, importCall: this.#importCall(url) })
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      const { message, column, isIncomplete = false } = error
      return { problem: { message, line: error.line + line - 1, column, isIncomplete } }
    }
  }

  /** The names that inputs of the console have declared. */
  get inputNames() {
    return this.#console?.names ?? []
  }

  /** What stands for `import(` in a classic script: as many units. */
  #importCall(url) {
    const known = this.#scripts.indexOf(url)
    const number = known >= 0 ? known : this.#scripts.push(url) - 1
    return `\u01c1(${number},`.padEnd("import(".length)
  }

  /** What a prepared script calls in place of `import()`; the host makes it the global `ǁ`. */
  importFromScript = (number, specifier, options) => this.import(specifier, this.#scripts[number], options, "import".length)

  #resolve(specifier, referrer) {
    const { URL } = this.#host
    if (/^\.{0,2}\//.test(specifier)) return new URL(specifier, referrer).href
    if (URL.canParse(specifier)) return new URL(specifier).href
    throw new TypeError(`Module name, '${specifier}' does not resolve to a valid URL; begin the name of a file with ./`)
  }

  /** The module that a specifier names, loaded with all that it asks for. */
  #request(specifier, type, referrer, place) {
    const exports = this.#host.builtIn(specifier)
    if (exports) return this.#builtIn(specifier, exports)
    try {
      const url = this.#resolve(specifier, referrer)
      const key = `${type ?? "javascript"} ${url}`
      const known = this.#modules.get(key)
      if (known) return known
      const source = this.#host.read(url)
      return this.#add(key, type === null ? this.#parse(source, url, this.#host.name(url)) : this.#synthetic(source, url, type))
    } catch (error) {
      // What stopped a file from being read says nothing of who asked for it.
      if (error instanceof TypeError && place && !placedErrors.has(error)) {
        placedErrors.add(error)
        throw placed(error, place)
      }
      throw error
    }
  }

  /** Puts a module into the map, and loads what it asks for. */
  #add(key, record) {
    this.#modules.set(key, record)
    try {
      this.#load(record)
    } catch (error) {
      // A file that is mended can be imported again.
      this.#modules.delete(key)
      throw error
    }
    return record
  }

  #parse(source, url, name) {
    let program
    try {
      program = parse(source, { module: true })
    } catch (error) {
      throw error instanceof SyntaxError ? placed(error, { line: error.line, column: error.column, name }) : error
    }
    return {
      ...describe(program), url, name, source, program, requested: [], getters: {}, importers: [], status: "loaded",
      cycle: null, completion: null, failure: null, namespace: null,
    }
  }

  #load(record) {
    if (!record.program) return
    for (const { specifier, type, start } of record.requests) {
      const place = { ...placeOf(record.source, start), name: record.name }
      record.requested.push(this.#request(specifier, type, record.url, place))
    }
  }

  #builtIn(specifier, exports) {
    const known = this.#modules.get(exports)
    if (known) return known
    const record = this.#synthesise(specifier, Object.fromEntries(Object.keys(exports).map((key) => [key, () => exports[key]])))
    record.namespace = exports
    this.#modules.set(exports, record)
    return record
  }

  #synthetic(source, url, type) {
    if (!jsonTypes.has(type)) throw new TypeError(`Import attribute type '${type}' is not supported; use "json" or "css"`)
    const value = type === "json" ? parseJSON(source, this.#host.name(url)) : new this.#host.CSSStyleSheet()
    if (type === "css") value.replaceSync(source)
    return this.#synthesise(url, { default: () => value })
  }

  #synthesise(url, getters) {
    return {
      url, name: url, program: null, getters, localExports: new Map(Object.keys(getters).map((key) => [key, key])),
      indirectExports: new Map(), starExports: [], requested: [], importers: [], status: "evaluated",
      cycle: {}, completion: null, failure: null, namespace: null,
    }
  }

  #run(record) {
    this.#link(record)
    this.#evaluate(record)
    const { cycle: { root = record } } = record
    if (record.failure) throw record.failure.error
    return root.completion ?? record.completion ?? undefined
  }

  // Linking

  /** Links a module and all it asks for: binds each import to the variable that it names. */
  #link(entry) {
    if (entry.status !== "loaded") return
    const fresh = findCycles(entry)
    for (const record of fresh) this.#checkBindings(record)
    for (const record of fresh) this.#instantiate(record)
    for (const record of fresh) this.#bindImports(record)
    for (const record of fresh) {
      record.status = "linked"
      record.program = null
    }
  }

  #checkBindings(record) {
    const check = (request, imported, start) => {
      if (imported === "*") return
      const resolution = resolveExport(record.requested[request], imported)
      if (resolution && resolution !== "ambiguous") return
      const { specifier } = record.requests[request]
      const message = resolution === null ? `'${specifier}' does not export '${imported}'` : `'${specifier}' exports '${imported}' twice, from different modules`
      throw placed(new SyntaxError(message), { ...placeOf(record.source, start), name: record.name })
    }
    for (const { request, imported, start } of record.imports) check(request, imported, start)
    for (const { request, imported, start } of record.indirectExports.values()) check(request, imported, start)
  }

  #instantiate(record) {
    const guarded = new Set()
    for (const { local, request, imported } of record.imports) {
      if (imported === "*") continue
      const { module } = resolveExport(record.requested[request], imported)
      if (module.cycle === record.cycle) guarded.add(local)
    }
    const rewritten = rewriteModule(record.source, record.program, record, guarded)
    if (rewritten.moved > 0) this.#moved.set(record.name, rewritten.moved)
    const method = this.#host.evaluate(rewritten.script, record.name)
    const values = rewritten.parameters.map((parameter) => {
      if (parameter === "import()") return (specifier, options) => this.import(specifier, record.url, options)
      return parameter === "import.meta" ? this.#meta(record) : undefined
    })
    let link
    if (rewritten.awaits) {
      const { promise, resolve } = Promise.withResolvers()
      const started = method((function_) => {
        link = function_
        return promise
      }, ...values)
      record.execute = () => {
        resolve()
        return started
      }
    } else {
      const body = method(...values)
      link = body.next().value
      record.execute = rewritten.isAsync ? () => drive(body) : () => void body.next()
    }
    const { getters, setters } = link(() => this.#tellImporters(record))
    Object.assign(record, { link, getters, setters, guarded, isAsync: rewritten.isAsync, defaultName: rewritten.defaultName })
  }

  #bindImports(record) {
    for (const { local, request, imported } of record.imports) {
      const set = record.setters[local]
      if (imported === "*") set(this.#namespace(record.requested[request]))
      else {
        const { module, get } = this.#reader(resolveExport(record.requested[request], imported))
        if (record.guarded.has(local)) Object.defineProperty(record.link, local, { value: get })
        else module.importers.push({ get, set })
        follow(get, set)
      }
      if (!record.guarded.has(local)) Object.defineProperty(record.link, local, { value: undefined })
    }
  }

  #tellImporters(record) {
    const value = record.defaultName && record.getters.default ? readIfInitialised(record.getters.default) : undefined
    if (typeof value === "function" && value.name === record.defaultName) Object.defineProperty(value, "name", { value: "default" })
    for (const { get, set } of record.importers) follow(get, set)
  }

  #reader({ module, name }) {
    return { module, get: name === "*" ? () => this.#namespace(module) : module.getters[name] }
  }

  #namespace(record) {
    if (record.namespace) return record.namespace
    const namespace = Object.create(null)
    record.namespace = namespace
    for (const name of exportedNames(record).sort()) {
      const resolution = resolveExport(record, name)
      if (resolution === null || resolution === "ambiguous") continue
      Object.defineProperty(namespace, name, { get: this.#reader(resolution).get, enumerable: true })
    }
    Object.defineProperty(namespace, Symbol.toStringTag, { value: "Module" })
    return Object.preventExtensions(namespace)
  }

  /** The column in the source that a place in a module, or in an input of the console, has come from. */
  sourceColumn(name, line, column) {
    const moved = this.#moved.get(name)
    if (moved !== undefined) return line === 1 ? Math.max(1, column - moved) : column
    return this.#console?.sourceColumn(name, line, column) ?? column
  }

  #meta(record) {
    return Object.assign(Object.create(null), { url: record.url, resolve: (specifier) => this.#resolve(String(specifier), record.url) })
  }

  // Evaluation

  /**
   * Evaluates a module after those it asks for. One that awaits makes those that ask for it wait; the others run at once.
   *
   * @see https://tc39.es/ecma262/#sec-innermoduleevaluation
   */
  #evaluate(record) {
    if (record.status !== "linked") return
    record.status = "evaluating"
    record.cycle.root ??= record
    const pending = []
    for (const requested of record.requested) {
      this.#evaluate(requested)
      if (requested.failure) return this.#finish(record, requested.failure)
      const awaited = requested.cycle === record.cycle ? requested : requested.cycle.root ?? requested
      if (awaited.completion) pending.push(awaited.completion)
    }
    if (pending.length === 0 && !record.isAsync) {
      try {
        record.execute()
      } catch (error) {
        return this.#finish(record, { error })
      }
      return this.#finish(record, null)
    }
    record.completion = this.#evaluateLater(record, pending)
    // Whoever asked for the module has the rejection; it is no unhandled one of its own.
    record.completion.catch(() => {})
  }

  async #evaluateLater(record, pending) {
    try {
      if (pending.length > 0) await Promise.all(pending)
      await record.execute()
      this.#finish(record, null)
    } catch (error) {
      this.#finish(record, { error })
      throw error
    } finally {
      record.completion = null
    }
  }

  #finish(record, failure) {
    record.status = "evaluated"
    record.failure = failure
    this.#tellImporters(record)
  }
}

/** Errors that have the place of the import that caused them. */
const placedErrors = new WeakSet()

/** Runs the body of a module whose `await` was made `yield`. */
function drive(body) {
  const { promise, resolve, reject } = Promise.withResolvers()
  const step = (method, argument) => {
    try {
      const { done, value } = body[method](argument)
      if (done) resolve()
      else Promise.resolve(value).then((result) => step("next", result), (error) => step("throw", error))
    } catch (error) {
      reject(error)
    }
  }
  step("next")
  return promise
}

/** Sets an importer's variable, unless the binding it follows is not initialised yet. */
function follow(get, set) {
  try {
    set(get())
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
  }
}

function readIfInitialised(get) {
  let result
  follow(get, (value) => { result = value })
  return result
}

function parseJSON(source, name) {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw placed(new SyntaxError(error.message), { line: 1, column: 1, name })
  }
}

/**
 * The variable that an exported name stands for.
 *
 * @returns {{ module: ModuleRecord, name: string } | "ambiguous" | null} `name` "*" is the module's namespace
 * @see https://tc39.es/ecma262/#sec-resolveexport
 */
function resolveExport(record, name, visited = new Map()) {
  const seen = visited.get(record) ?? new Set()
  if (seen.has(name)) return null
  visited.set(record, seen.add(name))
  if (record.localExports.has(name)) return { module: record, name }
  const indirect = record.indirectExports.get(name)
  if (indirect) {
    const target = record.requested[indirect.request]
    return indirect.imported === "*" ? { module: target, name: "*" } : resolveExport(target, indirect.imported, visited)
  }
  if (name === "default") return null
  let found = null
  for (const request of record.starExports) {
    const resolution = resolveExport(record.requested[request], name, visited)
    if (resolution === "ambiguous") return resolution
    if (resolution === null) continue
    if (found && (found.module !== resolution.module || found.name !== resolution.name)) return "ambiguous"
    found = resolution
  }
  return found
}

/** @see https://tc39.es/ecma262/#sec-getexportednames */
function exportedNames(record, visited = new Set()) {
  if (visited.has(record)) return []
  visited.add(record)
  const names = new Set([...record.localExports.keys(), ...record.indirectExports.keys()])
  for (const request of record.starExports) {
    for (const name of exportedNames(record.requested[request], visited)) if (name !== "default") names.add(name)
  }
  return [...names]
}

/**
 * Finds the modules that are not linked yet, those that others ask for first, and gives those that ask for one
 * another in a circle the same `cycle` (Tarjan's strongly connected components).
 */
function findCycles(entry) {
  const order = []
  const numbers = new Map()
  const lowest = new Map()
  const open = []
  const path = [{ record: entry, next: 0 }]
  while (path.length > 0) {
    const step = path.at(-1)
    const { record } = step
    if (step.next === 0) {
      numbers.set(record, numbers.size)
      lowest.set(record, numbers.get(record))
      open.push(record)
    }
    const requested = record.requested[step.next++]
    if (requested) {
      if (requested.status !== "loaded") continue
      if (!numbers.has(requested)) path.push({ record: requested, next: 0 })
      else if (open.includes(requested)) lowest.set(record, Math.min(lowest.get(record), numbers.get(requested)))
      continue
    }
    path.pop()
    const parent = path.at(-1)?.record
    if (parent) lowest.set(parent, Math.min(lowest.get(parent), lowest.get(record)))
    order.push(record)
    if (lowest.get(record) !== numbers.get(record)) continue
    const cycle = {}
    let member
    do {
      member = open.pop()
      member.cycle = cycle
    } while (member !== record)
  }
  return order
}

/** The place in the script that called into the loader, so far behind the parenthesis of the call. */
function callSite(distance) {
  const frames = new Error().stack.split("\n")
  for (const frame of frames) {
    const match = /@?([^@\n]+):(\d+):(\d+)$/.exec(frame)
    if (match && !match[1].startsWith("host:")) return { name: match[1], line: Number(match[2]), column: Number(match[3]) + distance }
  }
  return null
}
