import { hostHooks } from "../window/current.js"

let reporter = (error) => hostHooks()?.uncaught(error)

/**
 * Reports an exception that came out of a callback, and goes on: an error in one listener does not keep the others from running.
 *
 * @param {unknown} error
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#report-the-exception
 */
export function reportException(error) {
  reporter(error)
}

/** @param {(error: unknown) => void} report - fires `error` at the window and tells the host */
export function setExceptionReporter(report) {
  reporter = report
}
