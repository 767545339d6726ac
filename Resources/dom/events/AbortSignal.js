import { DOMException } from "../web-idl/DOMException.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireArguments, toEnforcedUnsignedLongLong } from "../web-idl/conversions.js"
import { defineAbortSignals, EventTarget } from "./EventTarget.js"
import { fire } from "./dispatch.js"
import { defineEventHandlers } from "./event-handlers.js"

export let isAbortSignal, addAbortAlgorithm, removeAbortAlgorithm, signalAbort

/** @see https://dom.spec.whatwg.org/#interface-AbortSignal */
export class AbortSignal extends EventTarget {
  #aborted = false
  #reason = undefined
  /** @type {Set<() => void>} */
  #algorithms = new Set()
  // A dependent signal is aborted by its sources, which it keeps alive; they know it weakly.
  /** @type {AbortSignal[]} */
  #sources = []
  /** @type {WeakRef<AbortSignal>[]} */
  #dependents = []
  #dependent = false

  static {
    isAbortSignal = (value) => typeof value === "object" && value !== null && #aborted in value
    addAbortAlgorithm = (signal, algorithm) => {
      if (!signal.#aborted) signal.#algorithms.add(algorithm)
    }
    removeAbortAlgorithm = (signal, algorithm) => signal.#algorithms.delete(algorithm)
    signalAbort = (signal, reason = new DOMException("the operation was aborted", "AbortError")) => {
      if (signal.#aborted) return
      signal.#aborted = true
      signal.#reason = reason
      const toAbort = []
      for (const weak of signal.#dependents) {
        const dependent = weak.deref()
        if (dependent === undefined || dependent.#aborted) continue
        dependent.#aborted = true
        dependent.#reason = reason
        toAbort.push(dependent)
      }
      signal.#runAbortSteps()
      for (const dependent of toAbort) dependent.#runAbortSteps()
    }
  }

  #runAbortSteps() {
    for (const algorithm of this.#algorithms) algorithm()
    this.#algorithms.clear()
    fire(this, "abort")
  }

  constructor(key) {
    requireInternal(key)
    super()
  }

  /** A signal that is aborted already. */
  static abort(reason = new DOMException("the operation was aborted", "AbortError")) {
    const signal = new AbortSignal(internal)
    signal.#aborted = true
    signal.#reason = reason
    return signal
  }

  /** A signal that a timer aborts, with a `TimeoutError`. */
  static timeout(milliseconds) {
    requireArguments(arguments.length, 1, "AbortSignal.timeout")
    const delay = toEnforcedUnsignedLongLong(milliseconds)
    const signal = new AbortSignal(internal)
    // Made now, so that its stack has who asked for the signal.
    const reason = new DOMException("the operation timed out", "TimeoutError")
    globalThis.setTimeout(() => signalAbort(signal, reason), delay)
    return signal
  }

  /** A signal that is aborted as soon as one of `signals` is, with its reason. */
  static any(signals) {
    requireArguments(arguments.length, 1, "AbortSignal.any")
    const list = [...signals]
    for (const signal of list) if (!isAbortSignal(signal)) throw new TypeError("AbortSignal.any: an item is not an AbortSignal")
    const result = new AbortSignal(internal)
    for (const signal of list) {
      if (!signal.#aborted) continue
      result.#aborted = true
      result.#reason = signal.#reason
      return result
    }
    result.#dependent = true
    for (const signal of list) {
      // A dependent signal stands for its own sources, so that aborts reach every signal in one step.
      for (const source of signal.#dependent ? signal.#sources : [signal]) {
        if (result.#sources.includes(source)) continue
        result.#sources.push(source)
        source.#dependents.push(new WeakRef(result))
      }
    }
    return result
  }

  get aborted() {
    return this.#aborted
  }

  get reason() {
    return this.#reason
  }

  throwIfAborted() {
    if (this.#aborted) throw this.#reason
  }
}

defineInterface(AbortSignal)
defineEventHandlers(AbortSignal, ["abort"])
defineAbortSignals(isAbortSignal, addAbortAlgorithm)
