/**
 * The declarations of style attributes, live in both directions.
 *
 * The attribute is parsed when its declarations are asked for and it has another text than last time; its text stays as it was
 * written until a script changes a declaration.
 *
 * @see https://drafts.csswg.org/cssom/#the-elementcssinlinestyle-mixin
 */

import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { internal } from "../web-idl/internal.js"
import { CSSStyleDeclaration } from "./CSSStyleDeclaration.js"
import { DeclarationBlock } from "./DeclarationBlock.js"

class InlineStyle extends DeclarationBlock {
  #element
  #text = null

  constructor(element) {
    super()
    this.#element = element
  }

  read() {
    const text = getAttributeValue(this.#element, "style")
    if (text === this.#text) return
    this.#text = text
    this.parse(text ?? "")
  }

  changed() {
    this.#text = this.serialize()
    setAttributeValue(this.#element, "style", this.#text)
  }
}

const styles = new WeakMap()
const blocks = new WeakMap()

function blockOf(element) {
  let block = blocks.get(element)
  if (block === undefined) {
    block = new InlineStyle(element)
    blocks.set(element, block)
  }
  return block
}

/**
 * @param {Element} element
 * @returns {CSSStyleDeclaration} the same object each time
 */
export function inlineStyle(element) {
  let style = styles.get(element)
  if (style === undefined) {
    style = new CSSStyleDeclaration(internal, blockOf(element))
    styles.set(element, style)
  }
  return style
}

/**
 * The declarations of an element's style attribute, for the cascade.
 *
 * @param {Element} element
 * @returns {import("./parse-value.js").Declaration[]}
 */
export const inlineDeclarations = (element) => (getAttributeValue(element, "style") === null ? [] : blockOf(element).declarations)
