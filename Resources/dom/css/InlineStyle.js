import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { DeclarationBlock } from "./DeclarationBlock.js"

/**
 * The declarations of a style attribute, live in both directions.
 *
 * The attribute is parsed when its declarations are asked for and it has another text than last time; its text stays as it was
 * written until a script changes a declaration.
 *
 * @see https://drafts.csswg.org/cssom/#the-elementcssinlinestyle-mixin
 */
export class InlineStyle extends DeclarationBlock {
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

/** @type {WeakMap<Element, InlineStyle>} */
const blocks = new WeakMap()

/**
 * @param {Element} element
 * @returns {InlineStyle} the same block each time
 */
export function inlineBlock(element) {
  let block = blocks.get(element)
  if (block === undefined) {
    block = new InlineStyle(element)
    blocks.set(element, block)
  }
  return block
}

/**
 * The declarations of an element's style attribute, for the cascade.
 *
 * @param {Element} element
 * @returns {import("./parse-value.js").Declaration[]}
 */
export const inlineDeclarations = (element) => (getAttributeValue(element, "style") === null ? [] : inlineBlock(element).declarations)
