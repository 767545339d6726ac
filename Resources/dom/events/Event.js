import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { requireArguments, toDictionary, toDOMString } from "../web-idl/conversions.js"
import { hostHooks } from "../window/current.js"

export let eventState, initializeEvent, setTrusted, relatedTargetOf, setRelatedTarget

/**
 * The part of an event that only its dispatch works with.
 *
 * A path entry is `{ target, shadowAdjustedTarget, relatedTarget, rootOfClosedTree, slotInClosedTree }`; see `dispatch.js`.
 */
class EventState {
  type = ""
  target = null
  relatedTarget = null
  currentTarget = null
  phase = 0
  path = null
  bubbles = false
  cancelable = false
  composed = false
  stopPropagation = false
  stopImmediatePropagation = false
  canceled = false
  inPassiveListener = false
  initialized = true
  dispatching = false
  trusted = false
  timeStamp = hostHooks()?.now() ?? 0
}

/** @see https://dom.spec.whatwg.org/#interface-event */
export class Event {
  #state = new EventState()

  static {
    eventState = (event) => event.#state
    initializeEvent = (event, type, bubbles, cancelable) => {
      const state = event.#state
      state.initialized = true
      state.stopPropagation = false
      state.stopImmediatePropagation = false
      state.canceled = false
      state.trusted = false
      state.target = null
      state.type = type
      state.bubbles = bubbles
      state.cancelable = cancelable
    }
    setTrusted = (event) => {
      event.#state.trusted = true
    }
    relatedTargetOf = (event) => event.#state.relatedTarget
    setRelatedTarget = (event, target) => {
      event.#state.relatedTarget = target
    }
  }

  /**
   * @param {string} type
   * @param {{ bubbles?: boolean, cancelable?: boolean, composed?: boolean }} [init]
   */
  constructor(type, init = undefined) {
    requireArguments(arguments.length, 1, `${new.target.name} constructor`)
    const state = this.#state
    state.type = toDOMString(type)
    if (init !== undefined) {
      const options = toDictionary(init, `${new.target.name} constructor`)
      state.bubbles = !!options.bubbles
      state.cancelable = !!options.cancelable
      state.composed = !!options.composed
    }
  }

  get type() {
    return this.#state.type
  }

  get target() {
    return this.#state.target
  }

  get srcElement() {
    return this.#state.target
  }

  get currentTarget() {
    return this.#state.currentTarget
  }

  get eventPhase() {
    return this.#state.phase
  }

  get bubbles() {
    return this.#state.bubbles
  }

  get cancelable() {
    return this.#state.cancelable
  }

  get composed() {
    return this.#state.composed
  }

  get isTrusted() {
    return this.#state.trusted
  }

  get timeStamp() {
    return this.#state.timeStamp
  }

  get defaultPrevented() {
    return this.#state.canceled
  }

  get returnValue() {
    return !this.#state.canceled
  }

  set returnValue(value) {
    if (!value) cancel(this.#state)
  }

  get cancelBubble() {
    return this.#state.stopPropagation
  }

  set cancelBubble(value) {
    if (value) this.#state.stopPropagation = true
  }

  stopPropagation() {
    this.#state.stopPropagation = true
  }

  stopImmediatePropagation() {
    this.#state.stopPropagation = true
    this.#state.stopImmediatePropagation = true
  }

  preventDefault() {
    cancel(this.#state)
  }

  /**
   * The targets whose listeners run, innermost first, without those that lie in closed shadow trees which the current target
   * cannot see.
   *
   * @returns {EventTarget[]}
   * @see https://dom.spec.whatwg.org/#dom-event-composedpath
   */
  composedPath() {
    const { path, currentTarget } = this.#state
    if (path === null || path.length === 0) return []
    let currentIndex = 0
    let currentHiddenLevel = 0
    for (let index = path.length - 1; index >= 0; index--) {
      if (path[index].rootOfClosedTree) currentHiddenLevel++
      if (path[index].target === currentTarget) {
        currentIndex = index
        break
      }
      if (path[index].slotInClosedTree) currentHiddenLevel--
    }
    const before = []
    let level = currentHiddenLevel
    let maximum = currentHiddenLevel
    for (let index = currentIndex - 1; index >= 0; index--) {
      if (path[index].rootOfClosedTree) level++
      if (level <= maximum) before.push(path[index].target)
      if (path[index].slotInClosedTree && --level < maximum) maximum = level
    }
    const composed = before.reverse()
    composed.push(currentTarget)
    level = maximum = currentHiddenLevel
    for (let index = currentIndex + 1; index < path.length; index++) {
      if (path[index].slotInClosedTree) level++
      if (level <= maximum) composed.push(path[index].target)
      if (path[index].rootOfClosedTree && --level < maximum) maximum = level
    }
    return composed
  }

  initEvent(type, bubbles = false, cancelable = false) {
    requireArguments(arguments.length, 1, "Event.initEvent")
    if (this.#state.dispatching) return
    initializeEvent(this, toDOMString(type), !!bubbles, !!cancelable)
  }
}

function cancel(state) {
  if (state.cancelable && !state.inPassiveListener) state.canceled = true
}

defineInterface(Event)
defineConstants(Event, { NONE: 0, CAPTURING_PHASE: 1, AT_TARGET: 2, BUBBLING_PHASE: 3 })
