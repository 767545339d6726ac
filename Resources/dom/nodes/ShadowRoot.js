import { defineEventHandlers } from "../events/event-handlers.js"
import { requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { DocumentFragment } from "./DocumentFragment.js"
import { ensureRareData, IN_SHADOW_TREE, setFlags } from "./Node.js"

export let makeDeclarativeShadowRootExplicit, isDeclarative, setDeclarative, optionsOfShadowRoot

/**
 * The root of a shadow tree. Its host is in its rare data, where every walk through trees can see it.
 *
 * @see https://dom.spec.whatwg.org/#interface-shadowroot
 */
export class ShadowRoot extends DocumentFragment {
  #host
  #mode
  #delegatesFocus
  #slotAssignment
  #clonable
  #serializable
  #declarative = false

  static {
    optionsOfShadowRoot = (root) => ({
      mode: root.#mode,
      delegatesFocus: root.#delegatesFocus,
      slotAssignment: root.#slotAssignment,
      clonable: root.#clonable,
      serializable: root.#serializable,
    })
    isDeclarative = (root) => root.#declarative
    setDeclarative = (root, declarative) => {
      root.#declarative = declarative
    }
    // A root that markup declared gives way, once, to the script that attaches the same.
    makeDeclarativeShadowRootExplicit = (root, mode) => {
      if (!root.#declarative || root.#mode !== mode) return false
      root.#declarative = false
      return true
    }
  }

  constructor(key, document, host, options) {
    requireInternal(key)
    super(key, document)
    this.#host = host
    this.#mode = options.mode
    this.#delegatesFocus = options.delegatesFocus
    this.#slotAssignment = options.slotAssignment
    this.#clonable = options.clonable
    this.#serializable = options.serializable
    ensureRareData(this).host = host
    setFlags(this, IN_SHADOW_TREE)
  }

  get mode() {
    return this.#mode
  }

  get host() {
    return this.#host
  }

  get delegatesFocus() {
    return this.#delegatesFocus
  }

  get slotAssignment() {
    return this.#slotAssignment
  }

  get clonable() {
    return this.#clonable
  }

  get serializable() {
    return this.#serializable
  }
}

defineInterface(ShadowRoot)
defineEventHandlers(ShadowRoot, ["slotchange"])
