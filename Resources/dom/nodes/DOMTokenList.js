import { requireArguments, toDOMString, toUnsignedLong } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { hideBase, IndexedPropertiesObject } from "../web-idl/indexed-properties.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { getAttributeValue, setAttributeValue } from "./Element.js"
import { ensureRareData } from "./Node.js"

/**
 * The tokens of a text, each once, in order.
 *
 * @param {string} text
 * @returns {string[]}
 * @see https://dom.spec.whatwg.org/#concept-ordered-set-parser
 */
export function orderedSet(text) {
  if (text === "") return []
  if (!asciiWhitespace.test(text)) return [text]
  const tokens = text.split(/[\t\n\f\r ]+/)
  if (tokens[0] === "") tokens.shift()
  if (tokens.length > 0 && tokens[tokens.length - 1] === "") tokens.pop()
  if (tokens.length < 2) return tokens
  const set = new Set(tokens)
  return set.size === tokens.length ? tokens : [...set]
}

const asciiWhitespace = /[\t\n\f\r ]/

/** The token set of an attribute, parsed again when the attribute's text is another. */
class TokenSource {
  #element
  #localName
  #text = null
  #tokens = []

  constructor(element, localName) {
    this.#element = element
    this.#localName = localName
  }

  get tokens() {
    const text = getAttributeValue(this.#element, this.#localName)
    if (text !== this.#text) {
      this.#text = text
      this.#tokens = text === null ? [] : orderedSet(text)
    }
    return this.#tokens
  }

  get length() {
    return this.tokens.length
  }

  item(index) {
    return this.tokens[index] ?? null
  }
}

/** @see https://dom.spec.whatwg.org/#interface-domtokenlist */
export class DOMTokenList extends IndexedPropertiesObject {
  #element
  #localName
  #source
  #supported

  /**
   * @param {symbol} key
   * @param {Element} element
   * @param {string} localName - of the attribute
   * @param {Set<string> | null} supported - the tokens that `supports` answers for, in lower case
   */
  constructor(key, element, localName, supported = null) {
    requireInternal(key)
    const source = new TokenSource(element, localName)
    super(source)
    this.#element = element
    this.#localName = localName
    this.#source = source
    this.#supported = supported
  }

  get length() {
    return this.#source.length
  }

  get value() {
    return getAttributeValue(this.#element, this.#localName) ?? ""
  }

  set value(value) {
    setAttributeValue(this.#element, this.#localName, toDOMString(value))
  }

  item(index) {
    requireArguments(arguments.length, 1, "DOMTokenList.item")
    return this.#source.item(toUnsignedLong(index))
  }

  contains(token) {
    requireArguments(arguments.length, 1, "DOMTokenList.contains")
    return this.#source.tokens.includes(toDOMString(token))
  }

  add(...tokens) {
    const names = tokens.map(toDOMString)
    names.forEach(requireToken)
    const set = new Set(this.#source.tokens)
    for (const name of names) set.add(name)
    this.#update(set)
  }

  remove(...tokens) {
    const names = tokens.map(toDOMString)
    names.forEach(requireToken)
    const set = new Set(this.#source.tokens)
    for (const name of names) set.delete(name)
    this.#update(set)
  }

  toggle(token, force = undefined) {
    requireArguments(arguments.length, 1, "DOMTokenList.toggle")
    const name = toDOMString(token)
    requireToken(name)
    const set = new Set(this.#source.tokens)
    if (set.has(name)) {
      if (force !== undefined && force) return true
      set.delete(name)
      this.#update(set)
      return false
    }
    if (force !== undefined && !force) return false
    set.add(name)
    this.#update(set)
    return true
  }

  replace(token, newToken) {
    requireArguments(arguments.length, 2, "DOMTokenList.replace")
    const oldName = toDOMString(token)
    const newName = toDOMString(newToken)
    if (oldName === "" || newName === "") throw new DOMException("a token cannot be empty", "SyntaxError")
    requireToken(oldName)
    requireToken(newName)
    const { tokens } = this.#source
    if (!tokens.includes(oldName)) return false
    // The new token takes the first place of the two; Set keeps only that.
    this.#update(new Set(tokens.map((name) => (name === oldName ? newName : name))))
    return true
  }

  supports(token) {
    requireArguments(arguments.length, 1, "DOMTokenList.supports")
    if (this.#supported === null) throw new TypeError(`DOMTokenList.supports: "${this.#localName}" has no supported tokens`)
    return this.#supported.has(toDOMString(token).toLowerCase())
  }

  forEach(callback, thisArgument = undefined) {
    if (typeof callback !== "function") throw new TypeError("DOMTokenList.forEach: the callback is not a function")
    for (let index = 0; index < this.#source.length; index++) {
      callback.call(thisArgument, this.#source.item(index), index, this)
    }
  }

  toString() {
    return this.value
  }

  /** @see https://dom.spec.whatwg.org/#concept-dtl-update */
  #update(set) {
    if (set.size === 0 && getAttributeValue(this.#element, this.#localName) === null) return
    setAttributeValue(this.#element, this.#localName, [...set].join(" "))
  }
}

function requireToken(token) {
  if (token === "") throw new DOMException("a token cannot be empty", "SyntaxError")
  if (asciiWhitespace.test(token)) throw new DOMException(`a token cannot have white space: "${token}"`, "InvalidCharacterError")
}

hideBase(DOMTokenList)
defineInterface(DOMTokenList)
for (const name of ["entries", "keys", "values"]) {
  Object.defineProperty(DOMTokenList.prototype, name, {
    value: Array.prototype[name],
    writable: true,
    enumerable: true,
    configurable: true,
  })
}
defineIterator(DOMTokenList)

/**
 * The token list that reflects an attribute; the same object each time.
 *
 * @param {Element} element
 * @param {string} localName
 * @param {Set<string>} [supported]
 * @returns {DOMTokenList}
 */
export function domTokenList(element, localName, supported = null) {
  const rare = ensureRareData(element)
  rare.reflections ??= new Map()
  let list = rare.reflections.get(localName)
  if (list === undefined) rare.reflections.set(localName, (list = new DOMTokenList(internal, element, localName, supported)))
  return list
}
