import { getAttributeValue } from "../nodes/Element.js"
import { internal } from "../web-idl/internal.js"
import { part } from "../window/part.js"
import { CSSStyleDeclaration } from "./CSSStyleDeclaration.js"

/**
 * What an element's CSSStyleDeclaration reads and writes. Parsers ask every element for the number of its declarations, and nearly
 * all have no style attribute: they are answered here, before the parser of CSS is needed.
 */
class InlineStyleSource {
  #element

  constructor(element) {
    this.#element = element
  }

  get #block() {
    return part("css").inlineBlock(this.#element)
  }

  get #isAbsent() {
    return getAttributeValue(this.#element, "style") === null
  }

  get parentRule() {
    return null
  }

  get readOnly() {
    return false
  }

  get length() {
    return this.#isAbsent ? 0 : this.#block.length
  }

  item(index) {
    return this.#isAbsent ? "" : this.#block.item(index)
  }

  getValue(name) {
    return this.#isAbsent ? "" : this.#block.getValue(name)
  }

  getPriority(name) {
    return this.#isAbsent ? "" : this.#block.getPriority(name)
  }

  set(name, text, important) {
    this.#block.set(name, text, important)
  }

  remove(name) {
    if (!this.#isAbsent) this.#block.remove(name)
  }

  get cssText() {
    return this.#isAbsent ? "" : this.#block.cssText
  }

  set cssText(text) {
    this.#block.cssText = text
  }
}

const styles = new WeakMap()

/**
 * @param {Element} element
 * @returns {CSSStyleDeclaration} the same object each time
 */
export function inlineStyle(element) {
  let style = styles.get(element)
  if (style === undefined) {
    style = new CSSStyleDeclaration(internal, new InlineStyleSource(element))
    styles.set(element, style)
  }
  return style
}
