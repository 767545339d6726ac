import { isInterfacePrototype, isNode, isPlatformObject } from "./platform-objects.js"
import { parameterHint } from "./signature.js"

const { getOwnPropertyDescriptor, getPrototypeOf } = Object

const keywords = [
  "async", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else", "extends", "false",
  "finally", "for", "function", "if", "import", "in", "instanceof", "let", "new", "null", "of", "return", "static", "super", "switch", "this",
  "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "with", "yield",
]

const identifier = "[\\p{ID_Start}$_][\\p{ID_Continue}$]*"
const step = `\\s*(?:\\??\\.\\s*${identifier}|(?:\\?\\.)?\\[\\s*(?:\\d+|"[^"\\\\]*"|'[^'\\\\]*')\\s*\\])`
/** What may stand before the dot, so that looking it up calls nothing: names, members, literals. */
const chain = new RegExp(`(?<![\\p{ID_Continue}$.)\\]])(${identifier}(?:${step})*)\\s*\\??\\.\\s*(${identifier})?$`, "u")
const literal = new RegExp(`(["'\`\\]/])\\s*\\.\\s*(${identifier})?$`, "u")
const call = new RegExp(`(?<![\\p{ID_Continue}$.)\\]])(${identifier}(?:${step})*)\\s*\\(\\s*$`, "u")
const word = new RegExp(`(?<![\\p{ID_Continue}$.]\\s*)(${identifier})$`, "u")

/**
 * What the text before a cursor could go on with. Nothing runs but getters of the page's own interfaces.
 *
 * @param {string} text
 * @param {object} options
 * @param {string[]} options.names - variables that are no properties of the global object
 * @param {(value: object) => object | undefined} options.proxyTarget - the target of a proxy; undefined for other objects
 * @returns {{ start: number, items: { name: string, hint: string }[] }} the offset of what the names replace, and the names, those
 *   of the object itself first; `hint` has the parameters of a function
 */
export function complete(text, options) {
  const nothing = { start: text.length, items: [] }
  if (isInsideText(text)) return nothing
  const called = call.exec(text)
  if (called) {
    const value = valueOf(called[1], options)
    return typeof value === "function" ? { start: text.length, items: [{ name: "", hint: lastName(called[1]) + parameterHint(value) }] } : nothing
  }
  const member = chain.exec(text)
  if (member) {
    const [, path, prefix = ""] = member
    const value = valueOf(path, options)
    return value === undefined || value === null ? nothing : { start: text.length - prefix.length, items: members(value, prefix, options) }
  }
  const afterLiteral = literal.exec(text)
  if (afterLiteral) {
    const [, end, prefix = ""] = afterLiteral
    const value = end === "]" ? literalArray(text) : end === "/" ? /./ : ""
    return value === null ? nothing : { start: text.length - prefix.length, items: members(value, prefix, options) }
  }
  const start = word.exec(text)
  if (start) return { start: start.index, items: globals(start[1], options) }
  return nothing
}

/** Whether the text ends in a string, a template or a comment. */
function isInsideText(text) {
  const token = /"(?:[^"\\\n]|\\[^])*("|$)|'(?:[^'\\\n]|\\[^])*('|$)|`(?:[^`\\]|\\[^])*(`|$)|\/\/[^\n]*($|\n)|\/\*[^]*?(\*\/|$)/g
  for (const match of text.matchAll(token)) {
    const end = match.slice(1).find((group) => group !== undefined)
    if (match.index + match[0].length === text.length && (end === "" || end === undefined)) return !match[0].startsWith("//") || !text.endsWith("\n")
  }
  return false
}

/** `[1, 2].` begins with an array, `list[1].` does not. */
const literalArray = (text) => (/(?:^|[=(,:;{}[!&|?+\-*%<>~^\n]|return|typeof)\s*\[[^[\]]*\]\s*\.\s*[^.]*$/u.test(text) ? [] : null)

const lastName = (path) => new RegExp(`(${identifier})\\s*$`, "u").exec(path)?.[1] ?? "function"

/** The value of a chain of names and members, or undefined when a getter of a user would have to run for it. */
function valueOf(path, { names, proxyTarget }) {
  const [root] = new RegExp(`^${identifier}`, "u").exec(path)
  let value = root === "this" ? globalThis : globalValue(root, names)
  for (const [part] of path.slice(root.length).matchAll(new RegExp(step, "gu"))) {
    if (value === undefined || value === null) return undefined
    const key = new RegExp(`(${identifier})\\s*$`, "u").exec(part)?.[1] ?? /\[\s*["']?(.*?)["']?\s*\]$/.exec(part)[1]
    value = read(value, key, proxyTarget)
  }
  return value
}

/** A variable hides a property of the same name. */
function globalValue(name, names) {
  if (name in globalThis && !names.includes(name)) return read(globalThis, name, () => undefined)
  if (keywords.includes(name)) return undefined
  try {
    // There is no other way to a variable that is no property. Reading it runs nothing.
    return (0, eval)(name)
  } catch {
    // It is not declared, or not initialised yet.
    return undefined
  }
}

function read(value, key, proxyTarget) {
  if (isObject(value) && isForeignProxy(value, proxyTarget)) return undefined
  for (let object = Object(value); object !== null; object = getPrototypeOf(object)) {
    const descriptor = getOwnPropertyDescriptor(object, key)
    if (!descriptor) continue
    if ("value" in descriptor) return descriptor.value
    if (descriptor.get === undefined || !isHarmless(object, value)) return undefined
    try {
      return Reflect.apply(descriptor.get, value, [])
    } catch {
      return undefined
    }
  }
  return undefined
}

const isObject = (value) => (typeof value === "object" && value !== null) || typeof value === "function"

/** Whether a getter is one of the page's own, which change nothing. */
const isHarmless = (object, value) => isInterfacePrototype(object) || (object === globalThis && value === globalThis) || isBuiltInPrototype(object)

const isBuiltInPrototype = (object) => [Object, Array, Map, Set, RegExp, Symbol, ArrayBuffer, Promise].some((Class) => Class.prototype === object)

/** A proxy of a user has traps, which are the user's code. The engine's global object is a proxy too. */
function isForeignProxy(value, proxyTarget) {
  if (value === globalThis) return false
  const target = proxyTarget(value)
  return target !== undefined && !isPlatformObject(target) && !isNode(value)
}

function members(value, prefix, { proxyTarget }) {
  if (isObject(value) && isForeignProxy(value, proxyTarget)) return []
  const found = new Map()
  for (let object = Object(value); object !== null; object = getPrototypeOf(object)) {
    // What all objects have is no news.
    if (object === Object.prototype && prefix === "" && found.size > 0) break
    const level = []
    for (const name of Object.getOwnPropertyNames(object)) {
      if (!name.startsWith(prefix) || found.has(name) || !isName(name)) continue
      level.push(name)
    }
    for (const name of level.sort(byName)) found.set(name, hintOf(object, name))
  }
  return Array.from(found, ([name, hint]) => ({ name, hint }))
}

function globals(prefix, { names }) {
  const found = new Map()
  for (const name of names) if (name.startsWith(prefix)) found.set(name, "")
  for (let object = globalThis; object !== null && object !== Object.prototype; object = getPrototypeOf(object)) {
    for (const name of Object.getOwnPropertyNames(object)) {
      if (name.startsWith(prefix) && isName(name) && !found.has(name)) found.set(name, hintOf(object, name))
    }
  }
  for (const name of keywords) if (name.startsWith(prefix) && !found.has(name)) found.set(name, "")
  return Array.from(found.keys()).sort(byName).map((name) => ({ name, hint: found.get(name) }))
}

function hintOf(object, name) {
  const value = getOwnPropertyDescriptor(object, name)?.value
  return typeof value === "function" ? parameterHint(value) : ""
}

const isName = (name) => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && !/[\u01c0-\u01c3]/.test(name)

/** Names with an underscore are a library's own; capitals and small letters are mixed. */
const byName = (a, b) => a.startsWith("_") - b.startsWith("_") || compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b)

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
