import { isElement } from "../nodes/Element.js"
import { requireArguments, toDictionary } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

const boxes = new Set(["content-box", "border-box", "device-pixel-content-box"])

/**
 * Tells of sizes that change. An observation begins with the size 0, 0, and nothing here has another: as for elements that are not
 * rendered, the callback is never called.
 *
 * @see https://drafts.csswg.org/resize-observer/#resize-observer-interface
 */
export class ResizeObserver {
  constructor(callback) {
    if (typeof callback !== "function") throw new TypeError("ResizeObserver constructor: the callback is not a function")
  }

  observe(target, options = undefined) {
    requireArguments(arguments.length, 1, "ResizeObserver.observe")
    if (!isElement(target)) throw new TypeError("ResizeObserver.observe: the target is not an Element")
    const { box = "content-box" } = toDictionary(options, "ResizeObserver.observe")
    if (!boxes.has(`${box}`)) throw new TypeError(`ResizeObserver.observe: "${box}" is no box; give ${[...boxes].join(" or ")}`)
  }

  unobserve(target) {
    requireArguments(arguments.length, 1, "ResizeObserver.unobserve")
    if (!isElement(target)) throw new TypeError("ResizeObserver.unobserve: the target is not an Element")
  }

  disconnect() {}
}

/** @see https://drafts.csswg.org/resize-observer/#resize-observer-entry-interface */
export class ResizeObserverEntry {
  constructor(key) {
    requireInternal(key)
  }
}

/** @see https://drafts.csswg.org/resize-observer/#resizeobserversize */
export class ResizeObserverSize {
  constructor(key) {
    requireInternal(key)
  }
}

defineInterface(ResizeObserver)
defineInterface(ResizeObserverEntry)
defineInterface(ResizeObserverSize)
