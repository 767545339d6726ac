import { requireArguments, toDOMString } from "../web-idl/conversions.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"
import { customStates } from "./element-states.js"

/**
 * The states of a custom element, which `:state()` matches.
 *
 * @see https://html.spec.whatwg.org/multipage/custom-elements.html#customstateset
 */
export class CustomStateSet {
  /** @type {Set<string>} */
  #states = new Set()

  constructor(key, element) {
    requireInternal(key)
    customStates.set(element, this.#states)
  }

  get size() {
    return this.#states.size
  }

  has(value) {
    requireArguments(arguments.length, 1, "CustomStateSet.has")
    return this.#states.has(toDOMString(value))
  }

  add(value) {
    requireArguments(arguments.length, 1, "CustomStateSet.add")
    this.#states.add(toDOMString(value))
    return this
  }

  delete(value) {
    requireArguments(arguments.length, 1, "CustomStateSet.delete")
    return this.#states.delete(toDOMString(value))
  }

  clear() {
    this.#states.clear()
  }

  entries() {
    return this.#states.entries()
  }

  keys() {
    return this.#states.keys()
  }

  values() {
    return this.#states.values()
  }

  forEach(callback, thisArgument = undefined) {
    if (typeof callback !== "function") throw new TypeError("CustomStateSet.forEach: the callback is not a function")
    this.#states.forEach((value) => Reflect.apply(callback, thisArgument, [value, value, this]))
  }
}

defineIterator(CustomStateSet, CustomStateSet.prototype.values)
defineInterface(CustomStateSet)
