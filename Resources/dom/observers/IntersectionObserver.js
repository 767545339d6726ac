import { reportException } from "../events/report-exception.js"
import { DOMRectReadOnly } from "../geometry/DOMRectReadOnly.js"
import { isElement } from "../nodes/Element.js"
import { nodeTypeOf } from "../nodes/Node.js"
import { isNode } from "../nodes/tree.js"
import { requireArguments, toDictionary, toDouble } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { currentWindow, hostHooks } from "../window/current.js"
import { currentViewport } from "../window/viewport.js"

/**
 * Tells whether targets are in view. Nothing is laid out, so each is told of once, as an element that is not rendered: with empty
 * rectangles, intersecting nothing.
 *
 * @see https://w3c.github.io/IntersectionObserver/#intersection-observer-interface
 */
export class IntersectionObserver {
  #callback
  #root
  #rootMargin
  #scrollMargin
  #thresholds
  /** @type {Set<Element>} */
  #targets = new Set()
  /** @type {Set<Element>} targets that no entry was made for yet */
  #unreported = new Set()
  /** @type {IntersectionObserverEntry[]} */
  #entries = []

  constructor(callback, options = undefined) {
    if (typeof callback !== "function") throw new TypeError("IntersectionObserver constructor: the callback is not a function")
    const { root = null, rootMargin = "", scrollMargin = "", threshold = 0 } = toDictionary(options, "IntersectionObserver constructor")
    if (root !== null && !(isNode(root) && (nodeTypeOf(root) === 1 || nodeTypeOf(root) === 9))) {
      throw new TypeError("IntersectionObserver constructor: the root is neither an Element nor a Document")
    }
    this.#callback = callback
    this.#root = root
    this.#rootMargin = parseMargin(`${rootMargin}`)
    this.#scrollMargin = parseMargin(`${scrollMargin}`)
    const thresholds = (typeof threshold === "object" && threshold !== null ? Array.from(threshold) : [threshold]).map(toDouble)
    if (thresholds.some((value) => value < 0 || value > 1)) throw new RangeError("IntersectionObserver constructor: a threshold is not from 0 to 1")
    this.#thresholds = Object.freeze(thresholds.length === 0 ? [0] : thresholds.sort((a, b) => a - b))
  }

  get root() {
    return this.#root
  }

  get rootMargin() {
    return this.#rootMargin
  }

  get scrollMargin() {
    return this.#scrollMargin
  }

  get thresholds() {
    return this.#thresholds
  }

  get delay() {
    return 0
  }

  get trackVisibility() {
    return false
  }

  observe(target) {
    requireArguments(arguments.length, 1, "IntersectionObserver.observe")
    if (!isElement(target)) throw new TypeError("IntersectionObserver.observe: the target is not an Element")
    if (this.#targets.has(target)) return
    this.#targets.add(target)
    if (this.#unreported.size === 0) currentWindow().requestAnimationFrame(() => this.#report())
    this.#unreported.add(target)
  }

  unobserve(target) {
    requireArguments(arguments.length, 1, "IntersectionObserver.unobserve")
    if (!isElement(target)) throw new TypeError("IntersectionObserver.unobserve: the target is not an Element")
    this.#targets.delete(target)
    this.#unreported.delete(target)
  }

  disconnect() {
    this.#targets.clear()
    this.#unreported.clear()
  }

  takeRecords() {
    return this.#entries.splice(0)
  }

  /** @see https://w3c.github.io/IntersectionObserver/#update-intersection-observations-algo */
  #report() {
    if (this.#unreported.size === 0) return
    for (const target of this.#unreported) this.#entries.push(new IntersectionObserverEntry(internal, target, this.#root))
    this.#unreported.clear()
    // The callback has a task of its own, after those of the frame.
    currentWindow().setTimeout(() => {
      const entries = this.takeRecords()
      if (entries.length === 0) return
      try {
        Reflect.apply(this.#callback, this, [entries, this])
      } catch (error) {
        reportException(error)
      }
    })
  }
}

/**
 * Up to four lengths in pixels or percent, as all four.
 *
 * @throws {DOMException} `SyntaxError`
 * @see https://w3c.github.io/IntersectionObserver/#parse-a-margin
 */
function parseMargin(text) {
  const parts = text.trim() === "" ? ["0px"] : text.trim().split(/\s+/)
  if (parts.length > 4 || !parts.every((value) => /^[-+]?(?:\d+|\d*\.\d+)(?:px|%)$/i.test(value))) {
    throw new DOMException(`"${text}" is no margin; give up to four lengths in pixels or percent`, "SyntaxError")
  }
  const [top, right = top, bottom = top, left = right] = parts.map((value) => `${parseFloat(value)}${value.endsWith("%") ? "%" : "px"}`)
  return `${top} ${right} ${bottom} ${left}`
}

/** @see https://w3c.github.io/IntersectionObserver/#intersection-observer-entry */
export class IntersectionObserverEntry {
  #target
  #time = hostHooks().now()
  #rootBounds
  #boundingClientRect = new DOMRectReadOnly()
  #intersectionRect = new DOMRectReadOnly()

  constructor(key, target, root) {
    requireInternal(key)
    this.#target = target
    const { width, height } = currentViewport()
    this.#rootBounds = root === null || nodeTypeOf(root) === 9 ? new DOMRectReadOnly(0, 0, width, height) : new DOMRectReadOnly()
  }

  get time() {
    return this.#time
  }

  get rootBounds() {
    return this.#rootBounds
  }

  get boundingClientRect() {
    return this.#boundingClientRect
  }

  get intersectionRect() {
    return this.#intersectionRect
  }

  get isIntersecting() {
    return false
  }

  get isVisible() {
    return false
  }

  get intersectionRatio() {
    return 0
  }

  get target() {
    return this.#target
  }
}

defineInterface(IntersectionObserver)
defineInterface(IntersectionObserverEntry)
