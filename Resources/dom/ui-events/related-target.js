import { EventTarget } from "../events/EventTarget.js"
import { currentWindow } from "../window/current.js"

/**
 * The related target of an init dictionary.
 *
 * @param {unknown} value
 * @returns {EventTarget | null}
 * @throws {TypeError} when it is neither an event target nor null or undefined
 */
export function toEventTarget(value) {
  if (value === undefined || value === null) return null
  if (value instanceof EventTarget || value === currentWindow()) return value
  throw new TypeError("relatedTarget is not an EventTarget")
}
