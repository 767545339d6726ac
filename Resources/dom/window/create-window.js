import { eventOfListener } from "../events/dispatch.js"
import { EventTarget } from "../events/EventTarget.js"
import { setExceptionReporter } from "../events/report-exception.js"
import { createElement } from "../nodes/create-element.js"
import { createDocumentType } from "../nodes/create-nodes.js"
import { createDocument, setDocumentURL, urlOf } from "../nodes/Document.js"
import { append } from "../nodes/insert.js"
import { selectionOf } from "../selection/Selection.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { hostHooks, setCurrent } from "./current.js"
import { adoptOperations, defineOperations, defineReadonly, defineReplaceable, lazily } from "./define-members.js"
import { installInterfaces } from "./install-interfaces.js"
import { Navigator } from "./Navigator.js"
import { part } from "./part.js"
import { setReadyState } from "./ready-state.js"
import { currentViewport, setViewport } from "./viewport.js"
import { defineGlobalInstance, Window } from "./Window.js"
import { defineWindowEventHandlers } from "./window-event-handlers.js"

/**
 * Turns the engine's global object into a window with an empty HTML document.
 *
 * @param {object} global - has the timers of the event loop already
 * @param {object} host - what the embedder supplies; see docs/architecture.md
 * @returns {object} the controller: what the host can do that scripts cannot
 */
export function createWindow(global, host) {
  const document = createDocument({ url: host.url, contentType: "text/html" })
  setCurrent(global, document, host)
  setExceptionReporter((error) => part("platform").report(error))
  installInterfaces(global, host.partInterfaces)
  defineGlobalInstance(global)
  defineWindow(global, document)
  buildSkeleton(document)
  const input = lazily(() => part("input").createInput(document))
  return {
    document,
    get input() {
      return input()
    },
    reportException: (error, place) => part("platform").fireError(error, place),
    reportRejection: (promise, reason) => part("platform").fireRejection(promise, reason),
    setReadyState: (state) => setReadyState(document, state),
    setURL: (url) => setDocumentURL(document, url),
    setViewport,
    structuredSerialize: (value) => part("platform").structuredSerialize(value),
  }
}

function buildSkeleton(document) {
  append(createDocumentType(document, "html"), document)
  const root = createElement(document, "html")
  append(createElement(document, "head"), root)
  append(createElement(document, "body"), root)
  append(root, document)
}

/** @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object */
function defineWindow(global, document) {
  Object.defineProperty(global, Symbol.toStringTag, { value: "Window", configurable: true })
  Object.defineProperty(global, "constructor", { value: Window, writable: true, configurable: true })
  const { addEventListener, removeEventListener, dispatchEvent } = EventTarget.prototype
  defineOperations(global, { addEventListener, removeEventListener, dispatchEvent })
  const { setTimeout, setInterval, clearTimeout, clearInterval, queueMicrotask, requestAnimationFrame, cancelAnimationFrame } = global
  const { requestIdleCallback, cancelIdleCallback, Date } = global
  const timers = [setTimeout, setInterval, clearTimeout, clearInterval, queueMicrotask, requestAnimationFrame, cancelAnimationFrame]
  adoptOperations([...timers, requestIdleCallback, cancelIdleCallback, Date, Date.now])
  defineWindowEventHandlers(global)
  defineReferences(global, document)
  defineViewport(global)
  defineUtilities(global)
  defineConsole(global)
}

/** A property that scripts may replace, and that hides from enumeration, as namespaces do. */
function defineConsole(global) {
  const replace = (value) => Object.defineProperty(global, "console", { value, writable: true, enumerable: false, configurable: true })
  const get = lazily(() => part("platform").createConsole())
  Object.defineProperty(global, "console", { get, set: replace, enumerable: false, configurable: true })
}

function defineReferences(global, document) {
  const itself = () => global
  const location = lazily(() => new (part("platform").Location)(internal))
  defineReadonly(global, { window: itself, document: () => document, top: itself })
  Object.defineProperty(global, "location", {
    get: location,
    set: (value) => {
      location().href = value
    },
    enumerable: true,
    configurable: false,
  })
  const getOrigin = () => {
    const { parseURL, serializeOrigin } = part("url")
    const url = parseURL(urlOf(document))
    return url === null ? "null" : serializeOrigin(url)
  }
  const navigator = lazily(() => new Navigator(internal))
  defineReplaceable(global, {
    self: itself,
    frames: itself,
    parent: itself,
    length: () => 0,
    event: eventOfListener,
    origin: getOrigin,
    clientInformation: navigator,
    performance: lazily(() => new (part("platform").Performance)(internal)),
    screen: lazily(() => new (part("platform").Screen)(internal, currentViewport())),
  })
  const registry = lazily(() => new (part("custom").CustomElementRegistry)(internal))
  defineReadonly(global, {
    navigator,
    customElements: registry,
    history: lazily(() => new (part("platform").History)(internal)),
    crypto: lazily(() => new (part("platform").Crypto)(internal)),
    localStorage: lazily(() => part("platform").createStorage(internal)),
    sessionStorage: lazily(() => part("platform").createStorage(internal)),
    isSecureContext: () => /^(?:https:|file:|about:|data:)/.test(urlOf(document)),
    crossOriginIsolated: () => false,
    frameElement: () => null,
    closed: () => false,
  })
  let name = ""
  let opener = null
  Object.defineProperties(global, {
    name: { get: () => name, set: (value) => (name = String(value)), enumerable: true, configurable: true },
    opener: { get: () => opener, set: (value) => (opener = value), enumerable: true, configurable: true },
  })
}

function defineViewport(global) {
  const viewport = currentViewport()
  const zero = () => 0
  defineReplaceable(global, {
    innerWidth: () => viewport.width,
    innerHeight: () => viewport.height,
    outerWidth: () => viewport.width,
    outerHeight: () => viewport.height,
    devicePixelRatio: () => viewport.devicePixelRatio,
    scrollX: zero,
    scrollY: zero,
    pageXOffset: zero,
    pageYOffset: zero,
    screenX: zero,
    screenY: zero,
    screenLeft: zero,
    screenTop: zero,
  })
  // Nothing is laid out, so nothing scrolls.
  const nothing = () => undefined
  defineOperations(global, {
    scroll: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    moveTo: nothing,
    moveBy: nothing,
    resizeTo: nothing,
    resizeBy: nothing,
    matchMedia: (query) => new (part("platform").MediaQueryList)(internal, String(query)),
    getComputedStyle(element, pseudoElement = undefined) {
      if (arguments.length === 0) throw new TypeError("getComputedStyle needs 1 argument, but was called with 0")
      return part("css").computedStyle(element, pseudoElement)
    },
  })
}

/** Operations whose code is evaluated when one is called. */
function operationsOf(name, operations) {
  return Object.fromEntries(
    operations.split(" ").map((operation) => {
      const call = (...values) => part(name)[operation](...values)
      return [operation, Object.defineProperty(call, "name", { value: operation })]
    }),
  )
}

function defineUtilities(global) {
  const nothing = () => undefined
  const say = (kind, message) => hostHooks().console("info", `${kind}: ${typeof message === "string" ? message : part("platform").formatValue(message)}`)
  defineOperations(global, {
    getSelection: () => selectionOf(global.document),
    ...operationsOf("platform", "structuredClone reportError fetch atob btoa postMessage"),
    alert: (message = "") => say("alert", message),
    confirm(message = "") {
      say("confirm", message)
      return false
    },
    prompt(message = "") {
      say("prompt", message)
      return null
    },
    open: () => null,
    close: nothing,
    stop: nothing,
    print: nothing,
    focus: nothing,
    blur: nothing,
    createImageBitmap: () => Promise.reject(new DOMException("images are not decoded here", "NotSupportedError")),
  })
}
