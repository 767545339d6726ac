import { registerEventInterface } from "../events/create-event.js"
import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#hashchangeevent */
export class HashChangeEvent extends Event {
  #oldURL
  #newURL

  constructor(type, init) {
    super(...arguments)
    this.#oldURL = String(init?.oldURL ?? "")
    this.#newURL = String(init?.newURL ?? "")
  }

  get oldURL() {
    return this.#oldURL
  }

  get newURL() {
    return this.#newURL
  }
}

defineInterface(HashChangeEvent)
registerEventInterface(HashChangeEvent, "HashChangeEvent")
