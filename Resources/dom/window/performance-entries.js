import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { hostHooks } from "./current.js"
import { structuredClone } from "./structured-clone.js"

/** @see https://w3c.github.io/performance-timeline/#the-performanceentry-interface */
export class PerformanceEntry {
  #name
  #entryType
  #startTime
  #duration

  constructor(key, name, entryType, startTime, duration) {
    requireInternal(key)
    this.#name = name
    this.#entryType = entryType
    this.#startTime = startTime
    this.#duration = duration
  }

  get name() {
    return this.#name
  }

  get entryType() {
    return this.#entryType
  }

  get startTime() {
    return this.#startTime
  }

  get duration() {
    return this.#duration
  }

  toJSON() {
    const { name, entryType, startTime, duration } = this
    return { name, entryType, startTime, duration }
  }
}

/** @see https://w3c.github.io/user-timing/#performancemark */
export class PerformanceMark extends PerformanceEntry {
  #detail

  constructor(name, options = {}) {
    const startTime = options?.startTime ?? hostHooks().now()
    if (startTime < 0) throw new TypeError(`PerformanceMark: startTime is negative, ${startTime}`)
    super(internal, String(name), "mark", startTime, 0)
    this.#detail = structuredClone(options?.detail ?? null)
  }

  get detail() {
    return this.#detail
  }
}

/** @see https://w3c.github.io/user-timing/#performancemeasure */
export class PerformanceMeasure extends PerformanceEntry {
  #detail

  constructor(key, name, startTime, duration, detail) {
    super(key, name, "measure", startTime, duration)
    this.#detail = structuredClone(detail ?? null)
  }

  get detail() {
    return this.#detail
  }
}

defineInterface(PerformanceEntry)
defineInterface(PerformanceMark)
defineInterface(PerformanceMeasure)
