import { addListener } from "./EventTarget.js"

/**
 * Event handler IDL attributes (`onclick`). The first value makes one listener, which keeps its place among the others while
 * the value changes.
 *
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes
 */

/** @type {WeakMap<EventTarget, Map<string, object>>} */
const handlers = new WeakMap()

/** @returns {Function | object | null} */
export const eventHandler = (target, type) => handlers.get(target)?.get(type) ?? null

/**
 * @param {EventTarget} target
 * @param {string} type - of the event, without "on"
 * @param {unknown} value - an object becomes the handler; anything else takes it away
 */
export function setEventHandler(target, type, value) {
  const handler = typeof value === "function" || (typeof value === "object" && value !== null) ? value : null
  let own = handlers.get(target)
  if (own === undefined) {
    if (handler === null) return
    handlers.set(target, (own = new Map()))
  }
  const known = own.has(type)
  if (known || handler !== null) own.set(type, handler)
  if (!known && handler !== null) addListener(target, type, (event) => runHandler(target, type, event), false, false, false)
}

function runHandler(target, type, event) {
  const handler = eventHandler(target, type)
  if (typeof handler !== "function") return
  const { currentTarget } = event
  // `window.onerror` takes the place and the error apart, and says "handled" with true.
  if (type === "error" && currentTarget === globalThis && "lineno" in event) {
    const { message, filename, lineno, colno, error } = event
    if (Reflect.apply(handler, currentTarget, [message, filename, lineno, colno, error]) === true) event.preventDefault()
    return
  }
  const result = Reflect.apply(handler, currentTarget, [event])
  if (type === "beforeunload") return
  if (result === false) event.preventDefault()
}

/**
 * Defines `on…` accessors on an interface.
 *
 * @param {Function} Class
 * @param {string[]} types
 */
export function defineEventHandlers(Class, types) {
  for (const type of types) {
    Object.defineProperty(Class.prototype, `on${type}`, {
      get() {
        return eventHandler(this ?? globalThis, type)
      },
      set(value) {
        setEventHandler(this ?? globalThis, type, value)
      },
      enumerable: true,
      configurable: true,
    })
  }
}
