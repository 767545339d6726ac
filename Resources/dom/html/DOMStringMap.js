import { attributesOf, getAttributeValue, removeAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { isValidAttributeLocalName } from "../nodes/names.js"
import { ensureRareData } from "../nodes/Node.js"
import { toDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { requireInternal, internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/dom.html#domstringmap */
export class DOMStringMap {
  constructor(key) {
    requireInternal(key)
  }
}

defineInterface(DOMStringMap)

/**
 * The `data-*` attributes of an element as an object.
 *
 * @param {Element} element
 * @returns {DOMStringMap} the same object each time
 */
export function datasetOf(element) {
  const rare = ensureRareData(element)
  rare.reflections ??= new Map()
  let map = rare.reflections.get("data-*")
  if (map === undefined) rare.reflections.set("data-*", (map = new Proxy(new DOMStringMap(internal), new DatasetHandler(element))))
  return map
}

const attributeOf = (key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const keyOf = (attribute) => attribute.slice(5).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const isDataAttribute = ({ namespace, localName }) => namespace === null && localName.startsWith("data-") && !/[A-Z]/.test(localName)

class DatasetHandler {
  #element

  constructor(element) {
    this.#element = element
  }

  #value(key) {
    // "data-a-b" is aB alone; a key with a hyphen and a letter after it names nothing.
    if (typeof key !== "string" || /-[a-z]/.test(key)) return null
    return getAttributeValue(this.#element, attributeOf(key))
  }

  get(target, key, receiver) {
    return this.#value(key) ?? Reflect.get(target, key, receiver)
  }

  has(target, key) {
    return this.#value(key) !== null || key in target
  }

  set(target, key, value) {
    if (typeof key !== "string") return Reflect.set(target, key, value)
    const text = toDOMString(value)
    if (/-[a-z]/.test(key)) throw new DOMException(`"${key}" has a hyphen before a letter; write the letter as a capital`, "SyntaxError")
    const attribute = attributeOf(key)
    if (!isValidAttributeLocalName(attribute)) {
      throw new DOMException(`"${attribute}" cannot be the name of an attribute`, "InvalidCharacterError")
    }
    setAttributeValue(this.#element, attribute, text)
    return true
  }

  defineProperty(target, key, descriptor) {
    if (typeof key !== "string") return Reflect.defineProperty(target, key, descriptor)
    if (!("value" in descriptor)) return false
    return this.set(target, key, descriptor.value)
  }

  deleteProperty(target, key) {
    if (this.#value(key) === null) return Reflect.deleteProperty(target, key)
    removeAttributeValue(this.#element, attributeOf(key))
    return true
  }

  ownKeys(target) {
    const keys = attributesOf(this.#element).filter(isDataAttribute).map(({ localName }) => keyOf(localName))
    return [...keys, ...Reflect.ownKeys(target).filter((key) => !keys.includes(key))]
  }

  getOwnPropertyDescriptor(target, key) {
    const value = this.#value(key)
    if (value === null) return Reflect.getOwnPropertyDescriptor(target, key)
    return { value, writable: true, enumerable: true, configurable: true }
  }
}
