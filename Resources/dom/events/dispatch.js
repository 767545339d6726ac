import { activationBehaviorOf } from "./activation-behavior.js"
import { isMouseEvent } from "./create-event.js"
import { Event, eventState, setTrusted } from "./Event.js"
import { eventTree } from "./event-path.js"
import { isHeard, listenersOf, removeListener } from "./EventTarget.js"
import { reportException } from "./report-exception.js"

/** One stop of an event on its way. @see https://dom.spec.whatwg.org/#concept-event-path-append */
class PathEntry {
  constructor(target, shadowAdjustedTarget, relatedTarget, slotInClosedTree, previous) {
    this.target = target
    // Null where the event only passes; the target as that tree sees it where it is "at target".
    this.shadowAdjustedTarget = shadowAdjustedTarget
    // What listeners here are told, which is the last of those up to here that is not null.
    this.eventTarget = shadowAdjustedTarget ?? previous.eventTarget
    this.relatedTarget = relatedTarget
    this.rootOfClosedTree = eventTree.isClosedShadowRoot(target)
    this.slotInClosedTree = slotInClosedTree
  }
}

let currentEvent

/** The event whose listeners are running: `window.event`. */
export const eventOfListener = () => currentEvent

/**
 * Dispatches an event: capture, target, bubble; then activation behaviour and default actions.
 *
 * @param {Event} event
 * @param {EventTarget} target
 * @param {EventTarget} [targetOverride] - the document, for `load` at a window
 * @returns {boolean} false when the event was canceled
 * @see https://dom.spec.whatwg.org/#concept-event-dispatch
 */
export function dispatch(event, target, targetOverride = target) {
  const state = eventState(event)
  const { type } = state
  if (!isHeard(type) && passesUnheard(event, state, target)) {
    state.target = targetOverride
    state.stopPropagation = state.stopImmediatePropagation = false
    return !state.canceled
  }
  state.dispatching = true
  const originalRelatedTarget = state.relatedTarget
  const relatedTarget = eventTree.retarget(originalRelatedTarget, target)
  let activationTarget = null
  let activation = null
  let clearTargets = false
  if (target !== relatedTarget || target === originalRelatedTarget) {
    const isActivation = type === "click" && isMouseEvent(event)
    const path = buildPath(event, state, target, targetOverride, relatedTarget)
    if (isActivation) {
      // The innermost target that has a behaviour; of those the event merely passes, only when it bubbles.
      for (const entry of path) {
        if (entry.shadowAdjustedTarget === null && !state.bubbles) continue
        activation = activationBehaviorOf(entry.target, eventTree.htmlLocalNameOf(entry.target))
        if (activation === null) continue
        activationTarget = entry.target
        break
      }
    }
    for (let index = path.length - 1; index >= 0; index--) {
      const entry = path[index]
      if (entry.shadowAdjustedTarget === null) continue
      clearTargets = isInShadowTree(entry.shadowAdjustedTarget) || isInShadowTree(entry.relatedTarget)
      break
    }
    activation?.legacyPreActivate?.(activationTarget, event)
    runPath(event, state, path)
  }
  state.phase = 0
  state.currentTarget = null
  state.path = null
  state.dispatching = false
  state.stopPropagation = false
  state.stopImmediatePropagation = false
  if (activation !== null) {
    if (!state.canceled) activation.activate(activationTarget, event)
    else activation.legacyCanceledActivate?.(activationTarget, event)
  }
  if (clearTargets) {
    state.target = null
    state.relatedTarget = null
  }
  return !state.canceled
}

/**
 * Whether an event that nobody listens for leaves nothing behind but its target: most events of an editor are such, and their path need
 * not be known.
 */
const passesUnheard = (event, state, target) =>
  state.relatedTarget === null && !isInShadowTree(target) && !(state.type === "click" && isMouseEvent(event))

const isInShadowTree = (target) => target !== null && eventTree.isInShadowTree(target)

function buildPath(event, state, target, targetOverride, relatedTarget) {
  const path = [new PathEntry(target, targetOverride, relatedTarget, false, null)]
  state.path = path
  const { relatedTarget: originalRelatedTarget } = state
  let treeTarget = target
  let previous = target
  let parent = eventTree.parentOf(target, event)
  while (parent !== null) {
    const slotInClosedTree = eventTree.isSlotInClosedTree(parent, previous)
    const related = originalRelatedTarget === null ? null : eventTree.retarget(originalRelatedTarget, parent)
    if (eventTree.isWithinTreeOf(parent, treeTarget)) {
      path.push(new PathEntry(parent, null, related, slotInClosedTree, path[path.length - 1]))
    } else if (parent === related) {
      // Outside this shadow tree the event would come from where it goes to.
      break
    } else {
      treeTarget = parent
      path.push(new PathEntry(parent, parent, related, slotInClosedTree, null))
    }
    previous = parent
    parent = eventTree.parentOf(parent, event)
  }
  return path
}

function runPath(event, state, path) {
  for (let index = path.length - 1; index >= 0; index--) {
    state.phase = path[index].shadowAdjustedTarget !== null ? Event.AT_TARGET : Event.CAPTURING_PHASE
    invoke(event, state, path, index, true)
  }
  for (let index = 0; index < path.length; index++) {
    if (path[index].shadowAdjustedTarget !== null) state.phase = Event.AT_TARGET
    else if (state.bubbles) state.phase = Event.BUBBLING_PHASE
    else continue
    invoke(event, state, path, index, false)
  }
}

/** @see https://dom.spec.whatwg.org/#concept-event-listener-invoke */
function invoke(event, state, path, index, capturing) {
  const entry = path[index]
  state.target = entry.eventTarget
  state.relatedTarget = entry.relatedTarget
  if (state.stopPropagation) return
  state.currentTarget = entry.target
  const listeners = listenersOf(entry.target, state.type)
  if (listeners === undefined) return
  // Listeners that are added while this one runs wait for the next event; those removed are skipped.
  const inShadowTree = isInShadowTree(entry.target)
  for (const listener of listeners.slice()) {
    if (listener.removed || listener.capture !== capturing) continue
    if (listener.once) removeListener(entry.target, state.type, listener.callback, listener.capture)
    const outerEvent = currentEvent
    if (!inShadowTree) currentEvent = event
    if (listener.passive) state.inPassiveListener = true
    try {
      callListener(listener.callback, entry.target, event)
    } catch (error) {
      reportException(error)
    }
    state.inPassiveListener = false
    currentEvent = outerEvent
    if (state.stopImmediatePropagation) return
  }
}

function callListener(callback, currentTarget, event) {
  if (typeof callback === "function") {
    Reflect.apply(callback, currentTarget, [event])
    return
  }
  const { handleEvent } = callback
  if (typeof handleEvent !== "function") throw new TypeError("the event listener's handleEvent is not a function")
  Reflect.apply(handleEvent, callback, [event])
}

/**
 * Makes a trusted event and dispatches it.
 *
 * @param {EventTarget} target
 * @param {string} type
 * @param {object} [init]
 * @param {Function} [Interface]
 * @returns {boolean} false when the event was canceled
 * @see https://dom.spec.whatwg.org/#concept-event-fire
 */
export function fire(target, type, init = undefined, Interface = Event) {
  const event = new Interface(type, init)
  setTrusted(event)
  return dispatch(event, target)
}
