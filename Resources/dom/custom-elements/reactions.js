import { reportException } from "../events/report-exception.js"
import { localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { nodeDocumentOf, rareDataOf } from "../nodes/Node.js"
import { windowOf } from "../window/current.js"
import { part } from "../window/part.js"
import { definitionFor, formAssociationHooks } from "./registry.js"

/**
 * Custom element reactions. Algorithms enqueue them while they work; when a member that a script called is done, it flushes the
 * queue (the standard's [CEReactions]). A callback that calls members in turn has a queue of its own.
 */

/** What is kept for an element whose name may be that of a custom element; in its rare data. */
export class CustomElementState {
  /** @type {"undefined" | "failed" | "precustomized" | "custom"} */
  state = "undefined"
  /** @type {import("./registry.js").CustomElementDefinition | null} */
  definition = null
  /** @type {{ callback: string, args: unknown[] }[]} callback "upgrade" is an upgrade reaction */
  reactions = []
  /** @type {string | null} the name that a built-in element is customized under */
  isValue = null
  /** @type {HTMLFormElement | null} what a form-associated element was told last: its form owner, and whether it is disabled */
  form = null
  isDisabled = false
}

/** Whether insertions and removals of an element concern this folder. */
export const mayBeCustomElement = (element) => {
  const rare = rareDataOf(element)
  return rare !== null && rare.customElement !== null
}

const stateOf = (element) => rareDataOf(element)?.customElement ?? null

/** The name that an element was made to be customized under, or null. */
export const isValueOf = (element) => stateOf(element)?.isValue ?? null

/** @type {Element[]} */
let queue = []

/** @see https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-callback-reaction */
export function enqueueCallback(element, callback, args) {
  const state = stateOf(element)
  if (state === null || state.definition === null) return
  const { callbacks, observedAttributes } = state.definition
  if (callbacks[callback] === null) return
  if (callback === "attributeChangedCallback" && !observedAttributes.has(args[0])) return
  state.reactions.push({ callback, args })
  queue.push(element)
}

/** @see https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-upgrade-reaction */
export function enqueueUpgrade(element, definition) {
  stateOf(element).reactions.push({ callback: "upgrade", args: [definition] })
  queue.push(element)
}

/** An element became connected: a custom one hears of it, one that is defined meanwhile is upgraded. */
export function enqueueConnected(element) {
  const state = stateOf(element)
  if (state === null) return
  if (state.state === "custom") enqueueCallback(element, "connectedCallback", [])
  else tryToUpgrade(element)
}

export function enqueueDisconnected(element) {
  if (stateOf(element)?.state === "custom") enqueueCallback(element, "disconnectedCallback", [])
}

export function enqueueAdopted(element, oldDocument, document) {
  if (stateOf(element)?.state === "custom") enqueueCallback(element, "adoptedCallback", [oldDocument, document])
}

export function enqueueAttributeChanged(element, localName, oldValue, newValue, namespace) {
  const rare = rareDataOf(element)
  if (rare === null || rare.customElement === null || rare.customElement.state !== "custom") return
  const { definition } = rare.customElement
  enqueueCallback(element, "attributeChangedCallback", [localName, oldValue, newValue, namespace])
  if (definition.formAssociated && namespace === null) formAssociationHooks().attributeChanged(element, localName, newValue)
}

/** @see https://html.spec.whatwg.org/multipage/custom-elements.html#concept-try-upgrade */
export function tryToUpgrade(element) {
  const state = stateOf(element)
  if (state?.state !== "undefined" || namespaceOf(element) !== HTML_NAMESPACE) return
  if (windowOf(nodeDocumentOf(element)) === null) return
  const definition = definitionFor(localNameOf(element), state.isValue)
  if (definition !== undefined) enqueueUpgrade(element, definition)
}

/** Runs the reactions that the member which is about to return has caused. */
export function flushReactions() {
  if (queue.length === 0) return
  const elements = queue
  queue = []
  for (const element of elements) runReactions(element)
}

/** @see https://html.spec.whatwg.org/multipage/custom-elements.html#invoke-custom-element-reactions */
function runReactions(element) {
  const state = stateOf(element)
  while (state.reactions.length > 0) {
    const { callback, args } = state.reactions.shift()
    try {
      if (callback === "upgrade") part("custom").upgrade(element, args[0])
      else Reflect.apply(state.definition.callbacks[callback], element, args)
    } catch (error) {
      reportException(error)
    }
  }
}
