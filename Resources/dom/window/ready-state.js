import { fire, dispatch } from "../events/dispatch.js"
import { Event, setTrusted } from "../events/Event.js"
import { PageTransitionEvent } from "../ui-events/PageTransitionEvent.js"
import { currentWindow, windowOf } from "./current.js"

/** @type {WeakMap<Document, "loading" | "interactive">} documents that are not complete */
const states = new WeakMap()

/**
 * @param {Document} document
 * @returns {"loading" | "interactive" | "complete"}
 * @see https://html.spec.whatwg.org/multipage/dom.html#current-document-readiness
 */
export const readyStateOf = (document) => states.get(document) ?? (windowOf(document) === null ? "complete" : "loading")

/**
 * @param {Document} document - that of the window
 * @param {"interactive" | "complete"} state
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-end
 */
export function setReadyState(document, state) {
  if (readyStateOf(document) === state) return
  states.set(document, state)
  fire(document, "readystatechange")
  if (state === "interactive") {
    fire(document, "DOMContentLoaded", { bubbles: true })
    return
  }
  const load = new Event("load")
  setTrusted(load)
  dispatch(load, currentWindow(), document)
  fire(currentWindow(), "pageshow", { persisted: false }, PageTransitionEvent)
}
