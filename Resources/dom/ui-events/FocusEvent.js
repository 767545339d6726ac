import { registerEventInterface } from "../events/create-event.js"
import { relatedTargetOf, setRelatedTarget } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"
import { toEventTarget } from "./related-target.js"
import { UIEvent } from "./UIEvent.js"

/** @see https://w3c.github.io/uievents/#focusevent */
export class FocusEvent extends UIEvent {
  constructor(type, init) {
    super(...arguments)
    setRelatedTarget(this, toEventTarget(init?.relatedTarget))
  }

  get relatedTarget() {
    return relatedTargetOf(this)
  }
}

defineInterface(FocusEvent)
registerEventInterface(FocusEvent, "FocusEvent")
