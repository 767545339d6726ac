import { toUSVString } from "../web-idl/conversions.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/

function toName(value) {
  const name = toUSVString(value)
  if (!token.test(name)) throw new TypeError(`"${name}" is not the name of a header`)
  return name.toLowerCase()
}

function toValue(value) {
  const text = toUSVString(value).replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, "")
  if (/[\0\n\r]/.test(text)) throw new TypeError("the value of a header has no line breaks")
  return text
}

/** @see https://fetch.spec.whatwg.org/#headers-class */
export class Headers {
  /** @type {Map<string, string>} */
  #list = new Map()

  constructor(init = undefined) {
    if (init === undefined || init === null) return
    const pairs = typeof init[Symbol.iterator] === "function" ? init : Object.entries(init)
    for (const [name, value] of pairs) this.append(name, value)
  }

  append(name, value) {
    const key = toName(name)
    const text = toValue(value)
    const before = this.#list.get(key)
    this.#list.set(key, before === undefined ? text : `${before}, ${text}`)
  }

  delete(name) {
    this.#list.delete(toName(name))
  }

  get(name) {
    return this.#list.get(toName(name)) ?? null
  }

  getSetCookie() {
    return []
  }

  has(name) {
    return this.#list.has(toName(name))
  }

  set(name, value) {
    this.#list.set(toName(name), toValue(value))
  }

  *entries() {
    yield* [...this.#list].sort(([a], [b]) => (a < b ? -1 : 1))
  }

  *keys() {
    for (const [name] of this.entries()) yield name
  }

  *values() {
    for (const [, value] of this.entries()) yield value
  }

  forEach(callback, thisArgument) {
    for (const [name, value] of this.entries()) Reflect.apply(callback, thisArgument, [value, name, this])
  }
}

defineIterator(Headers, Headers.prototype.entries)
defineInterface(Headers)
