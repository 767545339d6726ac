import { parseComponentValues } from "./component-values.js"
import { findStop, skipSpace, withoutComments } from "./scan.js"
import { bumpRuleVersion } from "./versions.js"
import { serializeAny } from "./value-types.js"

/** The descriptors of @font-face and its like, which are no properties and stand for themselves. */
export class DescriptorBlock {
  #rule
  #list = []

  constructor(rule) {
    this.#rule = rule
  }

  get readOnly() {
    return false
  }

  get parentRule() {
    return this.#rule
  }

  get length() {
    return this.#list.length
  }

  item(index) {
    return this.#list[index]?.name ?? ""
  }

  getValue(name) {
    return this.#list.find((descriptor) => descriptor.name === name.toLowerCase())?.value ?? ""
  }

  getPriority() {
    return ""
  }

  #put(name, text) {
    const values = parseComponentValues(text)
    if (values === null || values.length === 0) return
    const lower = name.toLowerCase()
    const value = serializeAny(values)
    const known = this.#list.find((descriptor) => descriptor.name === lower)
    if (known === undefined) this.#list.push({ name: lower, value })
    else known.value = value
  }

  set(name, text) {
    this.#put(name, text)
    bumpRuleVersion()
  }

  remove(name) {
    this.#list = this.#list.filter((descriptor) => descriptor.name !== name.toLowerCase())
    bumpRuleVersion()
  }

  parse(text) {
    for (let at = skipSpace(text, 0); at < text.length; ) {
      const end = findStop(text, at, ";")
      const colon = findStop(text, at, ":")
      if (colon < end) this.#put(withoutComments(text.slice(at, colon)), text.slice(colon + 1, end))
      at = skipSpace(text, end + 1)
    }
  }

  serialize() {
    return this.#list.map(({ name, value }) => `${name}: ${value};`).join(" ")
  }

  get cssText() {
    return this.serialize()
  }

  set cssText(text) {
    this.#list = []
    this.parse(text)
    bumpRuleVersion()
  }
}
