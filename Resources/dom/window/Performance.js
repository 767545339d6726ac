import { EventTarget } from "../events/EventTarget.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { hostHooks } from "./current.js"
import { PerformanceMark, PerformanceMeasure } from "./performance-entries.js"

/**
 * Time by the host's clock, and the marks and measures that scripts set.
 *
 * @see https://w3c.github.io/hr-time/#sec-performance
 * @see https://w3c.github.io/user-timing/
 */
export class Performance extends EventTarget {
  #entries = []

  constructor(key) {
    requireInternal(key)
    super()
  }

  get timeOrigin() {
    return hostHooks().timeOrigin
  }

  now() {
    return hostHooks().now()
  }

  mark(name, options) {
    return this.#add(new PerformanceMark(name, options))
  }

  measure(name, start, end) {
    const options = typeof start === "object" && start !== null ? start : { start, end }
    const endTime = options.end === undefined && options.duration === undefined ? this.now() : this.#time(options.end)
    const startTime =
      options.start === undefined && options.duration !== undefined ? endTime - options.duration : this.#time(options.start ?? 0)
    const duration = options.duration ?? endTime - startTime
    return this.#add(new PerformanceMeasure(internal, String(name), startTime, duration, options.detail))
  }

  clearMarks(name) {
    this.#clear("mark", name)
  }

  clearMeasures(name) {
    this.#clear("measure", name)
  }

  getEntries() {
    return this.#entries.toSorted((a, b) => a.startTime - b.startTime)
  }

  getEntriesByType(type) {
    return this.getEntries().filter((entry) => entry.entryType === type)
  }

  getEntriesByName(name, type) {
    return this.getEntries().filter((entry) => entry.name === name && (type === undefined || entry.entryType === type))
  }

  toJSON() {
    return { timeOrigin: this.timeOrigin }
  }

  #add(entry) {
    this.#entries.push(entry)
    return entry
  }

  #clear(type, name) {
    this.#entries = this.#entries.filter((entry) => entry.entryType !== type || (name !== undefined && entry.name !== String(name)))
  }

  /** The time that a number or the name of a mark stands for. */
  #time(value) {
    if (typeof value === "number") return value
    const mark = this.#entries.findLast((entry) => entry.entryType === "mark" && entry.name === String(value))
    if (mark === undefined) throw new DOMException(`there is no mark "${value}"`, "SyntaxError")
    return mark.startTime
  }
}

defineInterface(Performance)
