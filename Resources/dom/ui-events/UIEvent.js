import { registerEventInterface } from "../events/create-event.js"
import { Event, eventState } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentWindow } from "../window/current.js"

/** Sets what `initUIEvent` and its kin set beside the members of Event. */
export let setViewAndDetail

function toView(value) {
  if (value === undefined || value === null) return null
  if (value !== currentWindow()) throw new TypeError("UIEvent: the view is neither a Window nor null")
  return value
}

/** @see https://w3c.github.io/uievents/#uievent */
export class UIEvent extends Event {
  #view
  #detail
  #which

  static {
    setViewAndDetail = (event, view, detail) => {
      event.#view = toView(view)
      event.#detail = detail | 0
    }
  }

  constructor(type, init) {
    super(...arguments)
    this.#view = toView(init?.view)
    this.#detail = init?.detail | 0
    this.#which = init?.which >>> 0
  }

  get view() {
    return this.#view
  }

  get detail() {
    return this.#detail
  }

  /** @see https://w3c.github.io/uievents/#dom-uievent-which */
  get which() {
    return this.#which
  }

  get pageX() {
    return 0
  }

  get pageY() {
    return 0
  }

  initUIEvent(type, bubbles = false, cancelable = false, view = null, detail = 0) {
    if (eventState(this).dispatching) return
    this.initEvent(type, bubbles, cancelable)
    setViewAndDetail(this, view, detail)
  }
}

defineInterface(UIEvent)
registerEventInterface(UIEvent, "UIEvent", "UIEvents")
