/**
 * Activation behaviour of elements: what a click does to a checkbox, a link, a button.
 *
 * @typedef {object} ActivationBehavior
 * @property {(element: Element, event: Event) => void} activate - after a dispatch that was not canceled
 * @property {(element: Element, event: Event) => void} [legacyPreActivate] - before the dispatch: a checkbox flips now
 * @property {(element: Element, event: Event) => void} [legacyCanceledActivate] - and flips back when the event was canceled
 * @property {(element: Element) => boolean} [applies] - a link has it only with an `href`
 * @see https://dom.spec.whatwg.org/#eventtarget-activation-behavior
 */

/** @type {Map<string, ActivationBehavior>} */
const behaviors = new Map()

/**
 * @param {string} localName - of HTML elements
 * @param {ActivationBehavior} behavior
 */
export function defineActivationBehavior(localName, behavior) {
  behaviors.set(localName, behavior)
}

/**
 * @param {EventTarget} target
 * @param {string | null} localName - that of an HTML element, null for other targets
 * @returns {ActivationBehavior | null}
 */
export function activationBehaviorOf(target, localName) {
  if (localName === null) return null
  const behavior = behaviors.get(localName)
  if (behavior === undefined || behavior.applies?.(target) === false) return null
  return behavior
}
