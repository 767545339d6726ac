import { rareDataOf } from "../nodes/Node.js"
import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"
import { ariaElements, ariaTexts, requireElements } from "./aria-members.js"
import { customStates } from "./element-states.js"

/**
 * What a custom element keeps to itself.
 *
 * @see https://html.spec.whatwg.org/multipage/custom-elements.html#the-elementinternals-interface
 */
export class ElementInternals {
  #element
  #states = new CustomStateSet()
  /** The default semantics: text or elements by the property's name. */
  #semantics = new Map()

  static {
    const define = (name, convert) =>
      Object.defineProperty(this.prototype, name, {
        get() {
          return this.#semantics.get(name) ?? null
        },
        set(value) {
          if (value === null || value === undefined) this.#semantics.delete(name)
          else this.#semantics.set(name, convert(value))
        },
        enumerable: true,
        configurable: true,
      })
    define("role", toDOMString)
    for (const name of ariaTexts.split(" ")) define(`aria${name}`, toDOMString)
    for (const name of ariaElements.split(" ")) {
      define(`aria${name}`, (value) => (name.endsWith("Element") ? requireElements(name, value)[0] : Object.freeze(requireElements(name, value))))
    }
  }

  constructor(key, element) {
    requireInternal(key)
    this.#element = element
    customStates.set(element, this.#states)
  }

  /** The shadow root, also a closed one. */
  get shadowRoot() {
    return rareDataOf(this.#element)?.shadowRoot ?? null
  }

  get states() {
    return this.#states
  }
}

/** @see https://html.spec.whatwg.org/multipage/custom-elements.html#customstateset */
export class CustomStateSet extends Set {}

Object.defineProperty(CustomStateSet.prototype, Symbol.toStringTag, { value: "CustomStateSet", configurable: true })
defineInterface(ElementInternals)
