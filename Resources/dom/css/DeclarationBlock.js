/**
 * A CSS declaration block: longhands and custom properties in order, each once. What stands behind a CSSStyleDeclaration; owners
 * (a style attribute, a rule) override `read` and `changed`.
 *
 * @see https://drafts.csswg.org/cssom/#css-declaration-blocks
 */

import { parseDeclarations } from "./parse-declarations.js"
import { parseDeclaration, wideKeywords } from "./parse-value.js"
import { propertyNamed, shorthandsOf } from "./properties.js"
import { serializeIdentifier } from "./serialize.js"
import { serializeShorthand } from "./shorthands.js"

/** The shorthands to try for a longhand; `all` only where there are enough declarations for it. */
const shorthandsFor = (name, count) => (count < 300 ? shorthandsOf(name) : [propertyNamed("all"), ...shorthandsOf(name)])

export class DeclarationBlock {
  /** @type {import("./parse-value.js").Declaration[]} */
  #list = []

  /** Brings the declarations up to date before a read. */
  read() {}

  /** A script has changed the declarations. */
  changed() {}

  get parentRule() {
    return null
  }

  get readOnly() {
    return false
  }

  get declarations() {
    this.read()
    return this.#list
  }

  get length() {
    return this.declarations.length
  }

  /** The name of the declaration at an index, or "". */
  item(index) {
    return this.declarations[index]?.name ?? ""
  }

  find(name) {
    const list = this.declarations
    for (let i = 0; i < list.length; i++) if (list[i].name === name) return list[i]
    return null
  }

  /** Replaces all declarations by those of a text. */
  parse(text, nest = null) {
    this.#list = []
    parseDeclarations(text, (longhands, important) => this.#append(longhands, important), nest)
  }

  /** Declarations of a text take the place of earlier ones, but not of important ones if they are not. */
  #append(longhands, important) {
    for (const [name, value, pending] of longhands) {
      const list = this.#list
      let at = list.length - 1
      while (at >= 0 && list[at].name !== name) at--
      if (at >= 0) {
        if (list[at].important && !important) continue
        list.splice(at, 1)
      }
      list.push({ name, value, important, pending })
    }
  }

  /**
   * @param {string} name - as the script wrote it
   * @see https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue
   */
  getValue(name) {
    if (name.startsWith("--")) return this.find(name)?.value ?? ""
    const property = propertyNamed(name.toLowerCase())
    if (property === undefined) return ""
    return property.isShorthand ? this.#serializeShorthand(property, false) : (this.find(property.name)?.value ?? "")
  }

  getPriority(name) {
    const property = name.startsWith("--") ? null : propertyNamed(name.toLowerCase())
    if (property === undefined) return ""
    const names = property === null ? [name] : property.isShorthand ? property.longhandNames : [property.name]
    return names.every((longhand) => this.find(longhand)?.important) ? "important" : ""
  }

  /** @see https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty */
  set(name, text, important) {
    const longhands = parseDeclaration(name, text)
    if (longhands === null) return
    let updated = false
    for (const [longhand, value, pending] of longhands) {
      const known = this.find(longhand)
      if (known === null) this.#list.push({ name: longhand, value, important, pending })
      else if (known.value === value && known.important === important && known.pending === pending) continue
      else {
        known.value = value
        known.important = important
        known.pending = pending
      }
      updated = true
    }
    if (updated) this.changed()
  }

  remove(name) {
    const property = name.startsWith("--") ? null : propertyNamed(name.toLowerCase())
    if (property === undefined) return
    const names = property === null ? [name] : property.isShorthand ? property.longhandNames : [property.name]
    const list = this.declarations
    const rest = list.filter((declaration) => !names.includes(declaration.name))
    if (rest.length === list.length) return
    this.#list = rest
    this.changed()
  }

  get cssText() {
    return this.serialize()
  }

  set cssText(text) {
    this.parse(text)
    this.changed()
  }

  /**
   * @param {object} property - a shorthand
   * @param {boolean} strict - whether all longhands must be declared
   */
  #serializeShorthand(property, strict) {
    const found = property.longhandNames.map((name) => this.find(name))
    if (found.includes(null)) {
      // `text-decoration` was one property before it became a shorthand, and its line still answers for it.
      if (strict || property.name !== "text-decoration" || found[0] === null) return ""
      found.forEach((declaration, i) => {
        if (declaration === null) found[i] = { ...found[0], value: wideKeywords.has(found[0].value) ? found[0].value : property.longhands[i].initial }
      })
    }
    const [first] = found
    if (found.some(({ important }) => important !== first.important)) return ""
    if (found.some(({ pending }) => pending !== null)) {
      return found.every(({ pending }) => pending === first.pending) && first.pending.shorthand === property ? first.pending.text : ""
    }
    if (found.some(({ value }) => wideKeywords.has(value))) return found.every(({ value }) => value === first.value) ? first.value : ""
    // A longhand that waits for its own variable cannot be part of a shorthand.
    if (found.some(({ value }) => value.includes("var(") || value.includes("env("))) return ""
    return serializeShorthand(property, found.map(({ value }) => value))
  }

  /** @see https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block */
  serialize() {
    const list = this.declarations
    const done = new Set()
    let text = ""
    for (const { name, value, important } of list) {
      if (done.has(name)) continue
      let written = name
      let writtenValue = value
      for (const shorthand of list.length > 1 ? shorthandsFor(name, list.length) : []) {
        if (shorthand.longhandNames.length > list.length || shorthand.longhandNames.some((longhand) => done.has(longhand))) continue
        const shorthandValue = this.#serializeShorthand(shorthand, true)
        if (shorthandValue === "") continue
        for (const longhand of shorthand.longhandNames) done.add(longhand)
        written = shorthand.name
        writtenValue = shorthandValue
        break
      }
      done.add(name)
      const property = written.startsWith("--") ? serializeIdentifier(written) : written
      text += `${text === "" ? "" : " "}${property}: ${writtenValue}${important ? " !important" : ""};`
    }
    return text
  }
}
