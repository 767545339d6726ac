import { fire } from "../events/dispatch.js"
import { reportException } from "../events/report-exception.js"
import { ensureRareData, flagsOf, OBSERVED, parentOf, rareDataOf, setFlags } from "../nodes/Node.js"
import { following } from "../nodes/tree.js"
import { internal } from "../web-idl/internal.js"
import { MutationRecord } from "./MutationRecord.js"

/**
 * Registered observers stand in the rare data of the nodes they watch. While none is registered anywhere, a mutation costs one
 * comparison here; while none is registered around its target, two.
 */

/** One `observe` call, or a transient copy of it on a node that was removed. */
export class RegisteredObserver {
  /**
   * @param {MutationObserver} observer
   * @param {object} options
   * @param {RegisteredObserver | null} source - of a transient one: what it was copied from
   */
  constructor(observer, options, source) {
    this.observer = observer
    this.options = options
    this.source = source
  }
}

let registered = 0
/** @type {((target: Node) => void) | null} */
let watcher = null

/** Whether a mutation can be of interest to anybody. */
export const hasRegisteredObservers = () => registered > 0 || watcher !== null

/** @param {Node} node */
export function addRegisteredObserver(node, entry) {
  const rare = ensureRareData(node)
  if (rare.registeredObservers === null) rare.registeredObservers = [entry]
  else rare.registeredObservers.push(entry)
  markObserved(node)
  registered++
}

/**
 * Lets the nodes of a subtree know that they may be observed. It stays so when the observer goes, and is never true of a node whose
 * descendants do not know: who observes the same subtree again and again pays once.
 *
 * @param {Node} node
 */
export function markObserved(node) {
  if ((flagsOf(node) & OBSERVED) !== 0) return
  for (let at = node; at !== null; at = following(at, node)) setFlags(at, flagsOf(at) | OBSERVED)
}

/** @param {(entry: RegisteredObserver) => boolean} isGone */
export function removeRegisteredObservers(node, isGone) {
  const rare = rareDataOf(node)
  if (rare === null || rare.registeredObservers === null) return
  const kept = rare.registeredObservers.filter((entry) => !isGone(entry))
  registered -= rare.registeredObservers.length - kept.length
  rare.registeredObservers = kept.length === 0 ? null : kept
}

/**
 * Makes the observers of a subtree see what happens in a part of it that is being removed, until they are notified.
 *
 * @param {Node} node - is being removed
 * @param {Node} parent - its parent
 * @see https://dom.spec.whatwg.org/#concept-node-remove
 */
export function addTransientObservers(node, parent) {
  if (registered === 0 || (flagsOf(parent) & OBSERVED) === 0) return
  for (let ancestor = parent; ancestor !== null; ancestor = parentOf(ancestor)) {
    const entries = rareDataOf(ancestor)?.registeredObservers
    if (!entries) continue
    for (const entry of entries) {
      if (!entry.options.subtree) continue
      addRegisteredObserver(node, new RegisteredObserver(entry.observer, entry.options, entry))
      stateOf(entry.observer).transientNodes.push(node)
    }
  }
}

/** The state of an observer that is worked with here. */
export class ObserverState {
  /** @type {MutationRecord[]} */
  records = []
  /** @type {WeakRef<Node>[]} */
  nodes = []
  /** @type {Node[]} that have transient registered observers */
  transientNodes = []

  constructor(callback) {
    this.callback = callback
  }
}

let stateOf

/** MutationObserver tells here how its state is reached. */
export function defineObserverState(read) {
  stateOf = read
}

/** @type {Map<MutationObserver, string | null>} each interested observer, with the old value if it wants that */
const interested = new Map()

function findInterested(type, target, localName, namespace, oldValue) {
  interested.clear()
  if ((flagsOf(target) & OBSERVED) === 0) return interested
  for (let node = target; node !== null; node = parentOf(node)) {
    const rare = rareDataOf(node)
    if (rare === null || rare.registeredObservers === null) continue
    for (const { observer, options } of rare.registeredObservers) {
      if (node !== target && !options.subtree) continue
      let wantsOldValue = false
      if (type === "childList") {
        if (!options.childList) continue
      } else if (type === "characterData") {
        if (!options.characterData) continue
        wantsOldValue = options.characterDataOldValue
      } else {
        if (!options.attributes) continue
        if (options.attributeFilter !== null && (namespace !== null || !options.attributeFilter.includes(localName))) continue
        wantsOldValue = options.attributeOldValue
      }
      if (wantsOldValue) interested.set(observer, oldValue)
      else if (!interested.has(observer)) interested.set(observer, null)
    }
  }
  return interested
}

/** @see https://dom.spec.whatwg.org/#queue-a-mutation-record */
function queueMutationRecord(type, target, localName, namespace, oldValue, added, removed, previous, next) {
  if (findInterested(type, target, localName, namespace, oldValue).size === 0) return
  for (const [observer, value] of interested) {
    stateOf(observer).records.push(
      new MutationRecord(internal, type, target, localName, namespace, value, added, removed, previous, next),
    )
    pendingObservers.add(observer)
  }
  interested.clear()
  queueMutationObserverMicrotask()
}

const noNodes = Object.freeze([])

/** Has a function called with the target of every mutation, at once; for what must know whether a document has changed. */
export function watchMutations(listener) {
  watcher = listener
}

/** @param {Element} element */
export function queueAttributeRecord(element, localName, namespace, oldValue) {
  watcher?.(element)
  if (registered > 0) queueMutationRecord("attributes", element, localName, namespace, oldValue, noNodes, noNodes, null, null)
}

/** @param {CharacterData} node */
export function queueCharacterDataRecord(node, oldValue) {
  watcher?.(node)
  if (registered > 0) queueMutationRecord("characterData", node, null, null, oldValue, noNodes, noNodes, null, null)
}

/**
 * @param {Node} target - the parent
 * @param {Node[]} added
 * @param {Node[]} removed
 * @param {Node | null} previous - the sibling before the change
 * @param {Node | null} next - the sibling behind it
 * @see https://dom.spec.whatwg.org/#queue-a-tree-mutation-record
 */
export function queueTreeRecord(target, added, removed, previous, next) {
  watcher?.(target)
  if (registered > 0) queueMutationRecord("childList", target, null, null, null, added, removed, previous, next)
}

/** @type {Set<MutationObserver>} */
const pendingObservers = new Set()
/** @type {Set<Element>} */
const signalSlots = new Set()
let microtaskQueued = false

/** @see https://dom.spec.whatwg.org/#queue-a-mutation-observer-compound-microtask */
function queueMutationObserverMicrotask() {
  if (microtaskQueued) return
  microtaskQueued = true
  globalThis.queueMicrotask(notifyMutationObservers)
}

/** @see https://dom.spec.whatwg.org/#signal-a-slot-change */
export function signalSlotChange(slot) {
  signalSlots.add(slot)
  queueMutationObserverMicrotask()
}

/** @see https://dom.spec.whatwg.org/#notify-mutation-observers */
export function notifyMutationObservers() {
  microtaskQueued = false
  const observers = [...pendingObservers]
  pendingObservers.clear()
  const slots = [...signalSlots]
  signalSlots.clear()
  for (const observer of observers) {
    const state = stateOf(observer)
    const { records } = state
    state.records = []
    removeTransientObservers(observer, state)
    if (records.length === 0) continue
    try {
      state.callback.call(observer, records, observer)
    } catch (error) {
      reportException(error)
    }
  }
  for (const slot of slots) fire(slot, "slotchange", { bubbles: true })
}

/** Takes an observer's transient registered observers off the removed nodes. */
export function removeTransientObservers(observer, state) {
  if (state.transientNodes.length === 0) return
  for (const node of state.transientNodes) {
    removeRegisteredObservers(node, (entry) => entry.observer === observer && entry.source !== null)
  }
  state.transientNodes = []
}
