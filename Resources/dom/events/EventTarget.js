import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { requireArguments, toDOMString, toNullableCallback } from "../web-idl/conversions.js"
import { Event, eventState } from "./Event.js"
import { dispatch } from "./dispatch.js"

export let listenersOf, addListener, removeListener

/** The listener that an `addEventListener` call makes; `removed` tells a dispatch under way that it is gone. */
class Listener {
  removed = false

  constructor(callback, capture, once, passive) {
    this.callback = callback
    this.capture = capture
    this.once = once
    this.passive = passive
  }
}

/** The types that any target ever had a listener for. @type {Set<string>} */
const heardTypes = new Set()

/** Whether there may be a listener for events of a type anywhere. */
export const isHeard = (type) => heardTypes.has(type)

/** What proxies of targets stand for; their listeners are there. @type {WeakMap<EventTarget, EventTarget>} */
const exoticTargets = new WeakMap()

/**
 * A target keeps its listeners by type, each list in the order of addition.
 *
 * @see https://dom.spec.whatwg.org/#interface-eventtarget
 */
export class EventTarget {
  /** @type {Map<string, Listener[]> | null} */
  #listeners = null

  /**
   * @param {symbol} [key]
   * @param {ProxyHandler<EventTarget> | null} [exotic] - traps of a target that has more properties than its interface: it is a proxy, and
   *   what derived classes keep is on the proxy itself
   */
  constructor(key = undefined, exotic = null) {
    if (key !== internal || exotic === null) return
    const proxy = new Proxy(this, exotic)
    exoticTargets.set(proxy, this)
    return proxy
  }

  static {
    // The global object was there before this class and holds none of its fields: a target of its own keeps its listeners.
    let globalListeners = null
    const holderOf = (target) => {
      if (typeof target === "object" && #listeners in target) return target
      const exotic = exoticTargets.get(target)
      if (exotic !== undefined) return exotic
      if (target !== globalThis) throw new TypeError("the object is not an EventTarget")
      return (globalListeners ??= new EventTarget())
    }

    listenersOf = (target, type) => {
      const all = holderOf(target).#listeners
      return all === null ? undefined : all.get(type)
    }
    addListener = (object, type, callback, capture, once, passive) => {
      const target = holderOf(object)
      heardTypes.add(type)
      target.#listeners ??= new Map()
      const list = target.#listeners.get(type)
      if (list !== undefined) {
        for (const other of list) if (other.callback === callback && other.capture === capture) return null
      }
      const listener = new Listener(callback, capture, once, passive)
      if (list === undefined) target.#listeners.set(type, [listener])
      else list.push(listener)
      return listener
    }
    removeListener = (object, type, callback, capture) => {
      const target = holderOf(object)
      const list = target.#listeners?.get(type)
      if (list === undefined) return
      for (let index = 0; index < list.length; index++) {
        const listener = list[index]
        if (listener.callback !== callback || listener.capture !== capture) continue
        listener.removed = true
        if (list.length === 1) target.#listeners.delete(type)
        else list.splice(index, 1)
        return
      }
    }
  }

  /** @see https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener */
  addEventListener(type, callback, options = undefined) {
    requireArguments(arguments.length, 2, "EventTarget.addEventListener")
    const target = targetOrGlobal(this)
    const name = toDOMString(type)
    const listener = toNullableCallback(callback, "EventTarget.addEventListener")
    let capture = false
    let once = false
    let passive = false
    let signal = null
    if (options !== null && (typeof options === "object" || typeof options === "function")) {
      capture = !!options.capture
      once = !!options.once
      passive = !!options.passive
      if (options.signal !== undefined) {
        signal = options.signal
        if (!isAbortSignal(signal)) throw new TypeError("EventTarget.addEventListener: signal is not an AbortSignal")
      }
    } else {
      capture = !!options
    }
    if (listener === null || signal?.aborted === true) return
    if (addListener(target, name, listener, capture, once, passive) !== null && signal !== null) {
      addAbortAlgorithm(signal, () => removeListener(target, name, listener, capture))
    }
  }

  /** @see https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener */
  removeEventListener(type, callback, options = undefined) {
    requireArguments(arguments.length, 2, "EventTarget.removeEventListener")
    const listener = toNullableCallback(callback, "EventTarget.removeEventListener")
    const capture = options !== null && typeof options === "object" ? !!options.capture : !!options
    removeListener(targetOrGlobal(this), toDOMString(type), listener, capture)
  }

  /** @see https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent */
  dispatchEvent(event) {
    if (!(event instanceof Event)) throw new TypeError("EventTarget.dispatchEvent: the argument is not an Event")
    const state = eventState(event)
    if (state.dispatching) throw new DOMException("the event is being dispatched already", "InvalidStateError")
    if (!state.initialized) throw new DOMException("the event has no type; call initEvent first", "InvalidStateError")
    state.trusted = false
    return dispatch(event, targetOrGlobal(this))
  }
}

// A call without an object (`addEventListener("load", …)`) is one on the global object.
const targetOrGlobal = (target) => target ?? globalThis

let isAbortSignal = () => false
let addAbortAlgorithm = null

/** AbortSignal derives from EventTarget, so it tells here how a listener's `signal` option is served. */
export function defineAbortSignals(isSignal, addAlgorithm) {
  isAbortSignal = isSignal
  addAbortAlgorithm = addAlgorithm
}

defineInterface(EventTarget)
