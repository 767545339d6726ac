import { DOMException } from "../web-idl/DOMException.js"
import { part } from "../window/part.js"
import { Event, eventState } from "./Event.js"
import { CustomEvent } from "./CustomEvent.js"

/** The names, in lower case, that `document.createEvent` knows. @type {Map<string, Function>} */
const interfaces = new Map([
  ["event", Event],
  ["events", Event],
  ["htmlevents", Event],
  ["svgevents", Event],
  ["customevent", CustomEvent],
])

/**
 * Lets `createEvent` make events of an interface.
 *
 * @param {Function} Class
 * @param {...string} names - as the table of the standard gives them, in any case
 * @see https://dom.spec.whatwg.org/#dom-document-createevent
 */
export function registerEventInterface(Class, ...names) {
  for (const name of names) interfaces.set(name.toLowerCase(), Class)
}

/**
 * @param {string} name
 * @returns {Event} an event that `initEvent` has yet to give a type
 * @throws {DOMException} `NotSupportedError` for a name that is not in the table
 */
export function createEvent(name) {
  const key = name.toLowerCase()
  // Events of user interfaces come with the input that fires them.
  if (!interfaces.has(key)) part("input")
  const Class = interfaces.get(key)
  if (Class === undefined) throw new DOMException(`there is no event interface ${name}`, "NotSupportedError")
  const event = new Class("")
  eventState(event).initialized = false
  return event
}

/** Whether an event is a MouseEvent; only those activate elements. */
export function isMouseEvent(event) {
  const MouseEvent = interfaces.get("mouseevent")
  return MouseEvent !== undefined && event instanceof MouseEvent
}
