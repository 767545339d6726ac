import { isNode, rareDataOf } from "../nodes/Node.js"
import { requireArguments, toDictionary, toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import {
  addRegisteredObserver,
  defineObserverState,
  ObserverState,
  RegisteredObserver,
  removeRegisteredObservers,
  removeTransientObservers,
} from "./queue-mutation-record.js"

/** @see https://dom.spec.whatwg.org/#interface-mutationobserver */
export class MutationObserver {
  #state

  static {
    defineObserverState((observer) => observer.#state)
  }

  constructor(callback) {
    if (typeof callback !== "function") throw new TypeError("MutationObserver constructor: the callback is not a function")
    this.#state = new ObserverState(callback)
  }

  /** @see https://dom.spec.whatwg.org/#dom-mutationobserver-observe */
  observe(target, options = undefined) {
    requireArguments(arguments.length, 1, "MutationObserver.observe")
    if (!isNode(target)) throw new TypeError("MutationObserver.observe: the target is not a Node")
    const converted = convertOptions(toDictionary(options, "MutationObserver.observe"))
    const state = this.#state
    const entries = rareDataOf(target)?.registeredObservers
    const own = entries?.find((entry) => entry.observer === this)
    if (own !== undefined) {
      // Nodes that were removed meanwhile are seen no longer under the former options.
      for (const node of state.transientNodes) removeRegisteredObservers(node, (entry) => entry.source === own)
      own.options = converted
      return
    }
    addRegisteredObserver(target, new RegisteredObserver(this, converted, null))
    state.nodes.push(new WeakRef(target))
  }

  disconnect() {
    const state = this.#state
    for (const weak of state.nodes) {
      const node = weak.deref()
      if (node !== undefined) removeRegisteredObservers(node, (entry) => entry.observer === this)
    }
    state.nodes = []
    removeTransientObservers(this, state)
    state.records = []
  }

  takeRecords() {
    const { records } = this.#state
    this.#state.records = []
    return records
  }
}

function convertOptions(options) {
  const childList = !!options.childList
  const subtree = !!options.subtree
  const attributeOldValue = !!options.attributeOldValue
  const characterDataOldValue = !!options.characterDataOldValue
  const attributeFilter = options.attributeFilter === undefined ? null : Array.from(options.attributeFilter, toDOMString)
  let attributes = options.attributes
  if (attributes === undefined) attributes = options.attributeOldValue !== undefined || attributeFilter !== null
  let characterData = options.characterData
  if (characterData === undefined) characterData = options.characterDataOldValue !== undefined
  if (!childList && !attributes && !characterData) {
    throw new TypeError("MutationObserver.observe: set at least one of childList, attributes and characterData")
  }
  if (attributeOldValue && !attributes) throw new TypeError("MutationObserver.observe: attributeOldValue without attributes")
  if (attributeFilter !== null && !attributes) throw new TypeError("MutationObserver.observe: attributeFilter without attributes")
  if (characterDataOldValue && !characterData) {
    throw new TypeError("MutationObserver.observe: characterDataOldValue without characterData")
  }
  return {
    childList,
    subtree,
    attributes: !!attributes,
    attributeOldValue,
    attributeFilter,
    characterData: !!characterData,
    characterDataOldValue,
  }
}

defineInterface(MutationObserver)
