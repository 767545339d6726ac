import { registerEventInterface } from "../events/create-event.js"
import { eventState } from "../events/Event.js"
import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { modifiersFrom } from "./modifiers.js"
import { UIEvent } from "./UIEvent.js"

/**
 * The legacy members `keyCode`, `charCode` and `which` come from the init dictionary, as in WebKit, which lets scripts set them.
 *
 * @see https://w3c.github.io/uievents/#keyboardevent
 */
export class KeyboardEvent extends UIEvent {
  #key
  #code
  #location
  #repeat
  #isComposing
  #modifiers
  #keyCode
  #charCode
  #which

  constructor(type, init) {
    super(...arguments)
    this.#key = String(init?.key ?? "")
    this.#code = String(init?.code ?? "")
    this.#location = init?.location >>> 0
    this.#repeat = Boolean(init?.repeat)
    this.#isComposing = Boolean(init?.isComposing)
    this.#modifiers = modifiersFrom(init)
    this.#keyCode = init?.keyCode >>> 0
    this.#charCode = init?.charCode >>> 0
    this.#which = init?.which === undefined ? null : init.which >>> 0
  }

  get key() {
    return this.#key
  }

  get code() {
    return this.#code
  }

  get location() {
    return this.#location
  }

  get repeat() {
    return this.#repeat
  }

  get isComposing() {
    return this.#isComposing
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

  get keyCode() {
    return this.#keyCode
  }

  get charCode() {
    return this.#charCode
  }

  get which() {
    return this.#which ?? (this.#keyCode || this.#charCode)
  }

  getModifierState(key) {
    return this.#modifiers.has(String(key))
  }

  initKeyboardEvent(
    type,
    bubbles = false,
    cancelable = false,
    view = null,
    key = "",
    location = 0,
    ctrlKey = false,
    altKey = false,
    shiftKey = false,
    metaKey = false,
  ) {
    if (eventState(this).dispatching) return
    this.initUIEvent(type, bubbles, cancelable, view, 0)
    this.#key = String(key)
    this.#location = location >>> 0
    this.#modifiers = modifiersFrom({ ctrlKey, altKey, shiftKey, metaKey })
  }
}

defineInterface(KeyboardEvent)
defineConstants(KeyboardEvent, {
  DOM_KEY_LOCATION_STANDARD: 0,
  DOM_KEY_LOCATION_LEFT: 1,
  DOM_KEY_LOCATION_RIGHT: 2,
  DOM_KEY_LOCATION_NUMPAD: 3,
})
registerEventInterface(KeyboardEvent, "KeyboardEvent")
