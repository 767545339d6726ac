import { fire } from "../events/dispatch.js"
import { ToggleEvent } from "../ui-events/ToggleEvent.js"

/** @type {WeakMap<Element, { timer: number, oldState: string }>} the events that are on their way */
const queued = new WeakMap()

/**
 * Queues a task that fires `toggle`. Changes that come before it has run are told by one event, from the first state to the last.
 *
 * @param {Element} element
 * @param {"open" | "closed"} oldState
 * @param {"open" | "closed"} newState
 * @see https://html.spec.whatwg.org/multipage/popover.html#queue-a-popover-toggle-event-task
 */
export function queueToggleEvent(element, oldState, newState) {
  const earlier = queued.get(element)
  if (earlier !== undefined) {
    clearTimeout(earlier.timer)
    oldState = earlier.oldState
  }
  const timer = setTimeout(() => {
    queued.delete(element)
    fire(element, "toggle", { oldState, newState }, ToggleEvent)
  }, 0)
  queued.set(element, { timer, oldState })
}
