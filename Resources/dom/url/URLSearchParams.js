import { toUSVString } from "../web-idl/conversions.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { parseForm, serializeForm } from "./form-urlencoded.js"

/** Ties an object to its URL: `update` is told the new query after each change. */
export let bindToURL

/** Takes over the query of the URL that the object belongs to. */
export let setList

function listFrom(init) {
  if (typeof init === "string") return parseForm(toUSVString(init).replace(/^\?/, ""))
  if (init === null || (typeof init !== "object" && typeof init !== "function")) return parseForm(toUSVString(init).replace(/^\?/, ""))
  if (init[Symbol.iterator] === undefined || init[Symbol.iterator] === null) {
    return Reflect.ownKeys(init)
      .filter((key) => typeof key === "string" && Object.prototype.propertyIsEnumerable.call(init, key))
      .map((key) => [toUSVString(key), toUSVString(init[key])])
  }
  return Array.from(init, (pair) => {
    const items = Array.from(pair)
    if (items.length !== 2) throw new TypeError(`URLSearchParams: a pair has 2 items, not ${items.length}`)
    return items.map(toUSVString)
  })
}

/** @see https://url.spec.whatwg.org/#interface-urlsearchparams */
export class URLSearchParams {
  /** @type {[string, string][]} */
  #list
  #update = null

  static {
    bindToURL = (params, update) => {
      params.#update = update
    }
    setList = (params, query) => {
      params.#list = parseForm(query)
    }
  }

  constructor(init = "") {
    this.#list = listFrom(init)
  }

  get size() {
    return this.#list.length
  }

  append(name, value) {
    this.#list.push([toUSVString(name), toUSVString(value)])
    this.#changed()
  }

  delete(name, value = undefined) {
    const key = toUSVString(name)
    const text = value === undefined ? undefined : toUSVString(value)
    this.#list = this.#list.filter((pair) => pair[0] !== key || (text !== undefined && pair[1] !== text))
    this.#changed()
  }

  get(name) {
    const key = toUSVString(name)
    return this.#list.find((pair) => pair[0] === key)?.[1] ?? null
  }

  getAll(name) {
    const key = toUSVString(name)
    return this.#list.filter((pair) => pair[0] === key).map((pair) => pair[1])
  }

  has(name, value = undefined) {
    const key = toUSVString(name)
    const text = value === undefined ? undefined : toUSVString(value)
    return this.#list.some((pair) => pair[0] === key && (text === undefined || pair[1] === text))
  }

  set(name, value) {
    const key = toUSVString(name)
    const text = toUSVString(value)
    const first = this.#list.find((pair) => pair[0] === key)
    if (first === undefined) this.#list.push([key, text])
    else {
      first[1] = text
      this.#list = this.#list.filter((pair) => pair === first || pair[0] !== key)
    }
    this.#changed()
  }

  sort() {
    this.#list.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    this.#changed()
  }

  *entries() {
    // The list may change while a script walks it.
    for (let index = 0; index < this.#list.length; index++) yield this.#list[index].slice()
  }

  *keys() {
    for (const [name] of this.entries()) yield name
  }

  *values() {
    for (const [, value] of this.entries()) yield value
  }

  forEach(callback, thisArgument = undefined) {
    for (const [name, value] of this.entries()) Reflect.apply(callback, thisArgument, [value, name, this])
  }

  toString() {
    return serializeForm(this.#list)
  }

  #changed() {
    this.#update?.(serializeForm(this.#list))
  }
}

defineIterator(URLSearchParams, URLSearchParams.prototype.entries)
defineInterface(URLSearchParams)
