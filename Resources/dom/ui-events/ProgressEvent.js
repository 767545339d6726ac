import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://xhr.spec.whatwg.org/#progressevent */
export class ProgressEvent extends Event {
  #lengthComputable
  #loaded
  #total

  constructor(type, init) {
    super(...arguments)
    this.#lengthComputable = Boolean(init?.lengthComputable)
    this.#loaded = Number(init?.loaded ?? 0)
    this.#total = Number(init?.total ?? 0)
  }

  get lengthComputable() {
    return this.#lengthComputable
  }

  get loaded() {
    return this.#loaded
  }

  get total() {
    return this.#total
  }
}

defineInterface(ProgressEvent)
