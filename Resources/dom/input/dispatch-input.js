import { dispatch } from "../events/dispatch.js"
import { setTrusted } from "../events/Event.js"
import { notifyMutationObservers } from "../mutation/queue-mutation-record.js"

/**
 * Dispatches an event of the user's. Between two events of a user mutation observers are told what changed, as they are in a browser,
 * where each listener returns to an empty stack.
 *
 * @param {EventTarget} target
 * @param {Function} Interface
 * @param {string} type
 * @param {object} init
 * @returns {boolean} false when the event was canceled
 */
export function dispatchInput(target, Interface, type, init) {
  const event = new Interface(type, init)
  setTrusted(event)
  const goesOn = dispatch(event, target)
  notifyMutationObservers()
  return goesOn
}
