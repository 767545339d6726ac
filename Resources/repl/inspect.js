import { brief, outline } from "./outline.js"
import { attributesOf, isNode, isPlatformObject } from "./platform-objects.js"
import { signatureOf } from "./signature.js"
import { cut, escapeControls, quote } from "./text.js"

const { getOwnPropertyDescriptor, getPrototypeOf } = Object

const deepest = 3
const mostItems = 100
const longestString = 2000
/** Items as short as these stand several on a line. */
const shortItem = 16

const colours = {
  string: [32, 39], symbol: [32, 39], number: [33, 39], bigint: [33, 39], boolean: [33, 39], undefined: [90, 39], null: [1, 22],
  special: [36, 39], date: [35, 39], regexp: [31, 39],
}

/**
 * A value as a browser's console shows it. Nothing of a user runs: no getters, no traps of a proxy, no `toString`.
 *
 * @param {unknown} value
 * @param {object} options
 * @param {number} options.width - columns of a line
 * @param {boolean} options.isColoured - with the escapes of a terminal
 * @param {(value: object) => object | undefined} options.proxyTarget - the target of a proxy; undefined for other objects
 * @param {(frame: { name: string, line: number, column: number }) => number} options.sourceColumn - the column of a frame in the source
 * @returns {string} of one line or several
 */
export function inspect(value, options) {
  return new Inspection(options).show(value, 0, 0)
}

class Inspection {
  #width
  #isColoured
  #proxyTarget
  #sourceColumn
  /** The objects around the one that is shown. */
  #around = []

  constructor({ width, isColoured, proxyTarget, sourceColumn }) {
    this.#width = Math.max(20, width)
    this.#isColoured = isColoured
    this.#proxyTarget = proxyTarget
    this.#sourceColumn = sourceColumn
  }

  /** @param {number} indent - columns to the left of the value's lines */
  show(value, depth, indent) {
    switch (typeof value) {
      case "string":
        return this.#string(value, depth)
      case "number":
        return this.#style("number", Object.is(value, -0) ? "-0" : String(value))
      case "bigint":
        return this.#style("bigint", `${value}n`)
      case "symbol":
        return this.#style("symbol", escapeControls(value.toString()))
      case "boolean":
      case "undefined":
        return this.#style(typeof value, String(value))
      default:
        return value === null ? this.#style("null", "null") : this.#object(value, depth, indent)
    }
  }

  #style(kind, text) {
    const [on, off] = colours[kind]
    return this.#isColoured ? `\u001b[${on}m${text}\u001b[${off}m` : text
  }

  #string(value, depth) {
    // What was asked for is shown whole; what comes along is not.
    if (depth === 0 || value.length <= longestString) return this.#style("string", quote(value))
    return `${this.#style("string", quote(cut(value, longestString)))}… ${value.length - longestString} more characters`
  }

  #object(value, depth, indent) {
    if (value === globalThis) return "Window {…}"
    const target = this.#proxyTarget(value)
    if (target !== undefined && !isPlatformObject(target)) return `Proxy ${this.show(target, depth, indent)}`
    if (this.#around.includes(value)) return this.#style("special", "[Circular]")
    if (isNode(value)) return depth === 0 ? outline(value, this.#width) : brief(value)
    this.#around.push(value)
    try {
      return this.#members(value, depth, indent)
    } finally {
      this.#around.pop()
    }
  }

  #members(value, depth, indent) {
    const isDeep = depth >= deepest
    const name = className(value)
    // What is in an object of a class that came along is its own business.
    const isOpen = depth === 0 || name === "Object" || Array.isArray(value) || name === "[Object: null prototype]"
    const show = (item) => this.show(item, depth + (isOpen ? 1 : 2), indent + 2)
    if (typeof value === "function") return this.#withProperties(this.#style("special", functionTitle(value)), value, isDeep, show, indent)
    const list = (length, at, isPlain) => {
      const title = isPlain ? "" : `${name}(${length}) `
      if (isDeep) return `${title}[${length > 0 ? "…" : ""}]`
      const items = listItems(length, at, show)
      const isIndex = (key) => typeof key === "string" && /^(?:0|[1-9]\d*)$/.test(key)
      items.push(...this.#properties(value, show, (key) => key !== "length" && !isIndex(key)))
      return this.#layout(`${title}[`, items, "]", indent, true)
    }
    if (Array.isArray(value)) {
      return list(value.length, (index) => getOwnPropertyDescriptor(value, index), name === "Array")
    }
    if (isPlatformObject(value)) return this.#platformObject(value, name, list, isDeep, show, indent)
    const special = this.#special(value, name, depth, indent, show, list, isDeep)
    if (special !== null) return special
    const title = name === "Object" ? "" : `${name} `
    if (isDeep) return hasProperties(value) ? `${title}{…}` : `${title}{}`
    return this.#layout(`${title}{`, this.#properties(value, show), "}", indent)
  }

  /** What has a notation of its own, by its internal slots and not by what it says of itself; else null. */
  #special(value, name, depth, indent, show, list, isDeep) {
    if (ArrayBuffer.isView(value) && !isOf(DataView, "byteLength", value)) {
      const { length } = value
      return list(length, (index) => ({ value: value[index] }), false)
    }
    const title = builtInTitle(value)
    if (title === null) return null
    switch (title) {
      case "Map":
      case "Set": {
        const size = title === "Map" ? mapSize(value) : setSize(value)
        const prefix = `${name}(${size}) `
        if (isDeep) return `${prefix}{${size > 0 ? "…" : ""}}`
        const entries = title === "Map" ? mapEntries(value) : setEntries(value)
        const items = []
        for (const [key, item] of entries) {
          if (items.length === mostItems) break
          items.push(title === "Map" ? `${show(key)} => ${show(item)}` : show(key))
        }
        if (size > mostItems) items.push(`… ${size - mostItems} more`)
        return this.#layout(`${prefix}{`, [...items, ...this.#properties(value, show)], "}", indent)
      }
      case "Date": {
        const time = dateTime(value)
        return this.#withProperties(this.#style("date", Number.isNaN(time) ? "Invalid Date" : new Date(time).toISOString()), value, isDeep, show, indent)
      }
      case "RegExp":
        return this.#withProperties(this.#style("regexp", escapeControls(regExpText(value))), value, isDeep, show, indent, (key) => key !== "lastIndex")
      case "Error":
        return this.#error(value, name, depth, isDeep, show, indent)
      case "Boxed":
        return this.#withProperties(this.#style("special", `[${name}: ${boxedText(value)}]`), value, isDeep, show, indent, (key) => typeof boxed(value) !== "string" || !/^(?:\d+|length)$/.test(String(key)))
      case "ArrayBuffer":
        return this.#withProperties(`ArrayBuffer(${bufferLength(value)})`, value, isDeep, show, indent)
      case "Promise":
        return this.#withProperties("Promise {…}", value, isDeep, show, indent)
      default:
        return this.#withProperties(`${name} {…}`, value, isDeep, show, indent)
    }
  }

  #platformObject(value, name, list, isDeep, show, indent) {
    if (isOf(globalThis.DOMException, "message", value)) return this.#style("special", escapeControls(`DOMException ${value.name}: ${value.message}`))
    const attributes = attributesOf(value)
    const length = attributes.get("length")
    if (typeof length === "number" && Symbol.iterator in value && name !== "CSSStyleDeclaration") {
      return list(length, (index) => ({ value: value[index] }), false)
    }
    if (isDeep) return `${name} {…}`
    const items = []
    for (const [key, item] of name === "CSSStyleDeclaration" ? declarations(value) : attributes) {
      if (typeof item === "function" || (item === null && items.length > 20)) continue
      items.push(`${key}: ${this.show(item, deepest, indent + 2)}`)
    }
    return this.#layout(`${name} {`, [...items, ...this.#properties(value, show)], "}", indent)
  }

  #error(error, name, depth, isDeep, show, indent) {
    const text = (key) => {
      for (let object = error; object !== null; object = getPrototypeOf(object)) {
        const descriptor = getOwnPropertyDescriptor(object, key)
        if (descriptor) return typeof descriptor.value === "string" ? descriptor.value : ""
      }
      return ""
    }
    const message = escapeLines(text("message"))
    const title = escapeLines(text("name")) || name
    const words = title + (message ? `: ${message}` : "")
    if (depth > 0) return this.#style("special", `[${words}]`)
    const frames = this.#frames(text("stack"))
    const hidden = new Set(["message", "stack", "line", "column", "sourceURL", "name"])
    const items = isDeep ? [] : this.#properties(error, show, (key) => !hidden.has(key))
    for (const key of ["cause", "errors"]) {
      const descriptor = getOwnPropertyDescriptor(error, key)
      if (descriptor && !descriptor.enumerable && "value" in descriptor) items.push(`[${key}]: ${show(descriptor.value)}`)
    }
    const lines = [words, ...frames.map((frame) => `    at ${frame}`)].join("\n")
    return items.length === 0 ? lines : `${lines} ${this.#layout("{", items, "}", indent)}`
  }

  /** The functions on the stack that are a user's. */
  #frames(stack) {
    const frames = []
    for (const line of stack.split("\n")) {
      const [, title, name, row, column] = /^(?:([^@]*)@)?(.*?):(\d+):(\d+)$/.exec(line) ?? []
      if (row === undefined || /^(?:host|jsbridge):/.test(name)) continue
      const place = `${name}:${row}:${this.#sourceColumn({ name, line: Number(row), column: Number(column) })}`
      frames.push(escapeControls(!title || / code$/.test(title) ? place : `${title} (${place})`))
    }
    return frames
  }

  /** A title, and the properties behind it where there are some. */
  #withProperties(title, value, isDeep, show, indent, isShown) {
    const items = isDeep ? [] : this.#properties(value, show, isShown)
    return items.length === 0 ? title : this.#layout(`${title} {`, items, "}", indent)
  }

  /** The enumerable properties, values read and getters named. */
  #properties(value, show, isShown = () => true) {
    const items = []
    let left = 0
    for (const key of Reflect.ownKeys(value)) {
      if (!isShown(key)) continue
      const descriptor = getOwnPropertyDescriptor(value, key)
      if (descriptor === undefined || !descriptor.enumerable) continue
      if (items.length === mostItems) left++
      else items.push(this.#property(key, descriptor, show))
    }
    if (left > 0) items.push(`… ${left} more`)
    return items
  }

  #property(key, descriptor, show) {
    const name = keyText(key)
    if ("value" in descriptor) return (typeof descriptor.value === "function" ? methodTitle(name, descriptor.value) : null) ?? `${name}: ${show(descriptor.value)}`
    const kind = descriptor.get ? (descriptor.set ? "Getter/Setter" : "Getter") : "Setter"
    return `${name}: ${this.#style("special", `[${kind}]`)}`
  }

  /** Items in brackets: on one line where they fit, else a line each. */
  #layout(open, items, close, indent, isList = false) {
    const isBroken = items.some((item) => item.includes("\n"))
    const line = `${open}${items.join(", ")}${close}`
    if (items.length === 0 || (!isBroken && columns(line) + indent <= this.#width)) return line
    const margin = " ".repeat(indent + 2)
    const lines = isList && !isBroken ? this.#fill(items, indent + 2) : items
    return `${open}\n${lines.map((each) => margin + each).join(",\n")}\n${" ".repeat(indent)}${close}`
  }

  /** Short items of a list share lines. */
  #fill(items, indent) {
    const lines = []
    let room = 0
    for (const item of items) {
      const length = columns(item)
      if (length <= shortItem && room >= length + 2) {
        lines.push(`${lines.pop()}, ${item}`)
        room -= length + 2
      } else {
        lines.push(item)
        room = length <= shortItem ? this.#width - indent - length - 1 : 0
      }
    }
    return lines
  }
}

const columns = (text) => text.replace(/\u001b\[\d+m/g, "").length

const keyText = (key) => {
  if (typeof key === "symbol") return `[${escapeControls(key.toString())}]`
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) || /^(?:0|[1-9]\d*)$/.test(key) ? key : quote(key)
}

const escapeLines = (text) => text.split("\n").map(escapeControls).join("\n")

const hasProperties = (value) => Reflect.ownKeys(value).some((key) => getOwnPropertyDescriptor(value, key)?.enumerable)

function listItems(length, at, show) {
  const items = []
  let holes = 0
  const endHoles = () => {
    if (holes > 0) items.push(holes === 1 ? "empty" : `empty × ${holes}`)
    holes = 0
  }
  for (let index = 0; index < Math.min(length, mostItems); index++) {
    const descriptor = at(index)
    if (descriptor === undefined) {
      holes++
      continue
    }
    endHoles()
    items.push("value" in descriptor ? show(descriptor.value) : "[Getter]")
  }
  endHoles()
  if (length > mostItems) items.push(`… ${length - mostItems} more`)
  return items
}

/** The name of the constructor, without running a getter. */
function className(value) {
  for (let object = getPrototypeOf(value); object !== null; object = getPrototypeOf(object)) {
    const constructor = getOwnPropertyDescriptor(object, "constructor")?.value
    const name = typeof constructor === "function" ? getOwnPropertyDescriptor(constructor, "name")?.value : undefined
    if (typeof name === "string" && name !== "") return escapeControls(name)
  }
  return "[Object: null prototype]"
}

function functionTitle(value) {
  const { kind, isAsync, isGenerator, parameters } = signatureOf(value)
  const name = getOwnPropertyDescriptor(value, "name")?.value
  const shown = typeof name === "string" && name !== "" ? escapeControls(name) : ""
  if (kind === "class") {
    const parent = getPrototypeOf(value)
    const base = typeof parent === "function" ? getOwnPropertyDescriptor(parent, "name")?.value : undefined
    return `class ${shown || "(anonymous)"}${typeof base === "string" && base !== "" ? ` extends ${escapeControls(base)}` : ""}`
  }
  if (kind === "arrow" && !shown) return `${isAsync ? "async " : ""}(${escapeControls(parameters)}) => {…}`
  return `${isAsync ? "async " : ""}function${isGenerator ? "*" : ""} ${shown}(${escapeControls(parameters)})`
}

/** A function that is a property, as it is called; null for one that has properties itself, and for a class. */
function methodTitle(name, value) {
  const { kind, isAsync, isGenerator, parameters } = signatureOf(value)
  if (kind === "class" || hasProperties(value)) return null
  return `${isAsync ? "async " : ""}${isGenerator ? "*" : ""}${name}(${escapeControls(parameters)})`
}

// What tells built-in objects apart: functions that read an internal slot, and throw where there is none.
const getter = (Class, key) => {
  const { get } = getOwnPropertyDescriptor(Class.prototype, key)
  return (value) => Reflect.apply(get, value, [])
}
const method = (Class, key) => {
  const { value } = getOwnPropertyDescriptor(Class.prototype, key)
  return (object, ...given) => Reflect.apply(value, object, given)
}
const mapSize = getter(Map, "size")
const setSize = getter(Set, "size")
const mapEntries = method(Map, "entries")
const setEntries = method(Set, "entries")
const dateTime = method(Date, "getTime")
const bufferLength = getter(ArrayBuffer, "byteLength")
const regExpSource = getter(RegExp, "source")
const regExpText = (value) => `/${regExpSource(value)}/${getter(RegExp, "flags")(value)}`
const boxReaders = [Number, String, Boolean, Symbol, BigInt].map((Class) => method(Class, "valueOf"))
const weakMapHas = method(WeakMap, "has")
const weakSetHas = method(WeakSet, "has")
const weakRefDeref = method(WeakRef, "deref")

const slots = [
  ["Map", mapSize], ["Set", setSize], ["Date", dateTime], ["RegExp", (value) => value !== RegExp.prototype && regExpSource(value)], ["ArrayBuffer", bufferLength], ["Boxed", boxed],
  ["WeakMap", (value) => weakMapHas(value, value)], ["WeakSet", (value) => weakSetHas(value, value)], ["WeakRef", weakRefDeref],
]

function builtInTitle(value) {
  if (value instanceof Error) return "Error"
  if (value instanceof Promise) return "Promise"
  for (const [title, read] of slots) {
    try {
      if (read(value) !== false || title.startsWith("Weak") || title === "Boxed") return title
    } catch {
      // It has no such slot.
    }
  }
  return null
}

function boxed(value) {
  for (const read of boxReaders) {
    try {
      return read(value)
    } catch {
      // It is no object for such a value.
    }
  }
  throw new TypeError("no boxed value")
}

function boxedText(value) {
  const inner = boxed(value)
  return typeof inner === "string" ? quote(inner) : typeof inner === "bigint" ? `${inner}n` : escapeControls(String(inner))
}

function isOf(Class, key, value) {
  try {
    Reflect.apply(getOwnPropertyDescriptor(Class.prototype, key).get, value, [])
    return true
  } catch {
    return false
  }
}

function declarations(style) {
  return Array.from({ length: style.length }, (_, index) => [style[index], style.getPropertyValue(style[index])])
}
