import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { DOMException } from "../web-idl/DOMException.js"
import { toArrayIndex, toDOMString, toDOMStringNullAsEmpty } from "../web-idl/conversions.js"
import { part } from "../window/part.js"

/**
 * Properties whose attributes editors ask elements for that have no style attribute at all. Their names are known without the table of
 * all properties, which a page without style attributes has no other use for.
 */
const common = new Map(
  "background-color color display font-size font-style font-weight height overflow-anchor -webkit-font-smoothing text-align text-decoration white-space width"
    .split(" ")
    .map((name) => [attributeOfProperty(name), name])
)

/** What scripts call a property. @see https://drafts.csswg.org/cssom/#css-property-to-idl-attribute */
function attributeOfProperty(name) {
  return name.replace(/^-/, "").replace(/-([a-z])/g, (dash, letter) => letter.toUpperCase())
}

/** The name of the property that an attribute such as `backgroundColor`, `background-color` or `webkitTransform` stands for, or null. */
function propertyOfAttribute(key) {
  if (key === "cssFloat") return "float"
  const known = common.get(key)
  if (known !== undefined) return known
  const first = key.charCodeAt(0)
  if (!((first >= 97 && first <= 122) || first === 45 || first === 87) || /[^-a-zA-Z]/.test(key)) return null
  let name = key
  if (/[A-Z]/.test(key)) {
    if (key.includes("-")) return null
    name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  }
  if (name.startsWith("webkit-")) name = `-${name}`
  return part("css").propertyNamed(name) === undefined ? null : name
}

/**
 * The attributes of all properties. They are made when the first script asks for one: this object stands behind the interface's
 * prototype, sees each name that is not defined there yet, and defines it there. Indices end here too.
 */
const laterAttributes = new Proxy(Object.create(Object.prototype), {
  get(target, key, receiver) {
    if (typeof key !== "string") return Reflect.get(target, key, receiver)
    const index = toArrayIndex(key)
    if (index >= 0) return isStyle(receiver) && index < receiver.length ? receiver.item(index) : undefined
    return defineAttribute(key) ? Reflect.get(CSSStyleDeclaration.prototype, key, receiver) : Reflect.get(target, key, receiver)
  },

  set(target, key, value, receiver) {
    if (typeof key === "string") {
      if (isStyle(receiver) && toArrayIndex(key) >= 0) return false
      if (defineAttribute(key)) return Reflect.set(CSSStyleDeclaration.prototype, key, value, receiver)
    }
    return Reflect.set(target, key, value, receiver)
  },

  has(target, key) {
    return (typeof key === "string" && propertyOfAttribute(key) !== null) || Reflect.has(target, key)
  },

  ownKeys() {
    return [...new Set(part("css").propertyNames().map(attributeOfProperty)), "cssFloat"]
  },

  getOwnPropertyDescriptor(target, key) {
    return typeof key === "string" && defineAttribute(key) ? { ...Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, key), configurable: true } : undefined
  }
})

function defineAttribute(key) {
  const name = propertyOfAttribute(key)
  if (name === null) return false
  Object.defineProperty(CSSStyleDeclaration.prototype, key, {
    get() {
      return sourceOf(this).getValue(name)
    },
    set(value) {
      setAttribute(this, name, toDOMStringNullAsEmpty(value))
    },
    enumerable: true,
    configurable: true
  })
  return true
}

let sourceOf, isStyle

/** Throws when the declarations are computed ones. */
function requireWritable(source) {
  if (source.readOnly) throw new DOMException("These styles are computed, and cannot be set", "NoModificationAllowedError")
}

function setAttribute(style, name, value) {
  const source = sourceOf(style)
  requireWritable(source)
  if (value === "") source.remove(name)
  else source.set(name, value, false)
}

/** @see https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface */
export class CSSStyleDeclaration {
  #source

  static {
    sourceOf = (style) => style.#source
    isStyle = (value) => typeof value === "object" && value !== null && #source in value
  }

  /**
   * @param {symbol} key
   * @param {import("./DeclarationBlock.js").DeclarationBlock} source
   */
  constructor(key, source) {
    if (key !== internal) throw new TypeError("Illegal constructor")
    this.#source = source
  }

  get cssText() {
    return this.#source.cssText
  }

  set cssText(text) {
    requireWritable(this.#source)
    this.#source.cssText = toDOMStringNullAsEmpty(text)
  }

  get length() {
    return this.#source.length
  }

  get parentRule() {
    return this.#source.parentRule
  }

  item(index) {
    return this.#source.item(index >>> 0)
  }

  getPropertyValue(property) {
    return this.#source.getValue(toDOMString(property))
  }

  getPropertyPriority(property) {
    return this.#source.getPriority(toDOMString(property))
  }

  setProperty(property, value, priority = "") {
    const source = this.#source
    requireWritable(source)
    const name = toDOMString(property)
    const text = toDOMStringNullAsEmpty(value)
    const priorityText = toDOMStringNullAsEmpty(priority)
    if (text.trim() === "" && !(name.startsWith("--") && text !== "")) source.remove(name)
    else if (priorityText === "" || priorityText.toLowerCase() === "important") source.set(name, text, priorityText !== "")
  }

  removeProperty(property) {
    const source = this.#source
    requireWritable(source)
    const name = toDOMString(property)
    const value = source.getValue(name)
    source.remove(name)
    return value
  }

  *[Symbol.iterator]() {
    for (let i = 0; i < this.#source.length; i++) yield this.#source.item(i)
  }
}

defineInterface(CSSStyleDeclaration)
Object.setPrototypeOf(CSSStyleDeclaration.prototype, laterAttributes)
