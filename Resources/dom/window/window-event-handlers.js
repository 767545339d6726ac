import { eventHandler, setEventHandler } from "../events/event-handlers.js"
import { GlobalEventHandlers } from "../html/GlobalEventHandlers.js"

const types =
  "afterprint beforeprint beforeunload hashchange languagechange message messageerror offline online pagehide pageshow popstate " +
  "rejectionhandled storage unhandledrejection unload"

/**
 * Defines the `on…` attributes of the window.
 *
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#windoweventhandlers
 */
export function defineWindowEventHandlers(global) {
  const handlers = Object.getOwnPropertyDescriptors(GlobalEventHandlers.prototype)
  delete handlers.constructor
  for (const type of types.split(" ")) {
    handlers[`on${type}`] = {
      get: () => eventHandler(global, type),
      set: (value) => setEventHandler(global, type, value),
      enumerable: true,
      configurable: true,
    }
  }
  Object.defineProperties(global, handlers)
}
