import { registerEventInterface } from "../events/create-event.js"
import { eventState, relatedTargetOf, setRelatedTarget } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"
import { modifiersFrom } from "./modifiers.js"
import { toEventTarget } from "./related-target.js"
import { UIEvent } from "./UIEvent.js"

const toDouble = (value) => {
  const number = Number(value ?? 0)
  if (!Number.isFinite(number)) throw new TypeError(`MouseEvent: ${number} is no finite number`)
  return number
}

/** @see https://w3c.github.io/uievents/#mouseevent */
export class MouseEvent extends UIEvent {
  #screenX
  #screenY
  #clientX
  #clientY
  #movementX
  #movementY
  #button
  #buttons
  #modifiers

  constructor(type, init) {
    super(...arguments)
    this.#screenX = toDouble(init?.screenX)
    this.#screenY = toDouble(init?.screenY)
    this.#clientX = toDouble(init?.clientX)
    this.#clientY = toDouble(init?.clientY)
    this.#movementX = toDouble(init?.movementX)
    this.#movementY = toDouble(init?.movementY)
    this.#button = (init?.button << 16) >> 16
    this.#buttons = init?.buttons & 0xffff
    setRelatedTarget(this, toEventTarget(init?.relatedTarget))
    this.#modifiers = modifiersFrom(init)
  }

  get screenX() {
    return this.#screenX
  }

  get screenY() {
    return this.#screenY
  }

  get clientX() {
    return this.#clientX
  }

  get clientY() {
    return this.#clientY
  }

  // Nothing scrolls and no element has a box, so all systems of coordinates are that of the viewport.
  get pageX() {
    return this.#clientX
  }

  get pageY() {
    return this.#clientY
  }

  get x() {
    return this.#clientX
  }

  get y() {
    return this.#clientY
  }

  get offsetX() {
    return this.#clientX
  }

  get offsetY() {
    return this.#clientY
  }

  get layerX() {
    return this.#clientX
  }

  get layerY() {
    return this.#clientY
  }

  get movementX() {
    return this.#movementX
  }

  get movementY() {
    return this.#movementY
  }

  get ctrlKey() {
    return this.#modifiers.has("Control")
  }

  get shiftKey() {
    return this.#modifiers.has("Shift")
  }

  get altKey() {
    return this.#modifiers.has("Alt")
  }

  get metaKey() {
    return this.#modifiers.has("Meta")
  }

  get button() {
    return this.#button
  }

  get buttons() {
    return this.#buttons
  }

  get which() {
    return this.#button + 1
  }

  get relatedTarget() {
    return relatedTargetOf(this)
  }

  getModifierState(key) {
    return this.#modifiers.has(String(key))
  }

  initMouseEvent(
    type,
    bubbles = false,
    cancelable = false,
    view = null,
    detail = 0,
    screenX = 0,
    screenY = 0,
    clientX = 0,
    clientY = 0,
    ctrlKey = false,
    altKey = false,
    shiftKey = false,
    metaKey = false,
    button = 0,
    relatedTarget = null,
  ) {
    if (eventState(this).dispatching) return
    this.initUIEvent(type, bubbles, cancelable, view, detail)
    this.#screenX = screenX | 0
    this.#screenY = screenY | 0
    this.#clientX = clientX | 0
    this.#clientY = clientY | 0
    this.#modifiers = modifiersFrom({ ctrlKey, altKey, shiftKey, metaKey })
    this.#button = (button << 16) >> 16
    setRelatedTarget(this, toEventTarget(relatedTarget))
  }
}

defineInterface(MouseEvent)
registerEventInterface(MouseEvent, "MouseEvent", "MouseEvents")
