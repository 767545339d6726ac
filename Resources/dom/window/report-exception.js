import { fire } from "../events/dispatch.js"
import { ErrorEvent } from "../ui-events/ErrorEvent.js"
import { PromiseRejectionEvent } from "../ui-events/PromiseRejectionEvent.js"
import { currentWindow, hostHooks } from "./current.js"
import { formatValue } from "./format-value.js"

let isReporting = false

/**
 * Fires `error` at the window.
 *
 * @param {unknown} error - what was thrown
 * @param {{ message?: string, filename?: string, lineno?: number, colno?: number }} [place] - what the error does not say itself
 * @returns {boolean} false when a listener has dealt with it
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception
 */
export function fireError(error, place = {}) {
  // An exception in a listener of `error` is not fired again.
  if (isReporting) return true
  const isObject = typeof error === "object" && error !== null
  isReporting = true
  try {
    return fire(
      currentWindow(),
      "error",
      {
        cancelable: true,
        message: place.message ?? (error instanceof Error ? String(error) : `Uncaught ${formatValue(error)}`),
        filename: place.filename ?? (isObject ? (error.sourceURL ?? "") : ""),
        lineno: place.lineno ?? (isObject ? error.line : 0),
        colno: place.colno ?? (isObject ? error.column : 0),
        error,
      },
      ErrorEvent,
    )
  } finally {
    isReporting = false
  }
}

/** Reports what a callback threw: to the window, then to the host. */
export function report(error) {
  if (fireError(error)) hostHooks().uncaught(error)
}

/** @see https://html.spec.whatwg.org/multipage/webappapis.html#dom-reporterror */
export function reportError(error) {
  if (arguments.length === 0) throw new TypeError("reportError needs 1 argument, but was called with 0")
  report(error)
}

/**
 * Fires `unhandledrejection` at the window.
 *
 * @returns {boolean} false when a listener has dealt with it
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#unhandled-promise-rejections
 */
export function fireRejection(promise, reason) {
  return fire(currentWindow(), "unhandledrejection", { cancelable: true, promise, reason }, PromiseRejectionEvent)
}
