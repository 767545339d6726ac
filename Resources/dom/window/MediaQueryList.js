import { part } from "./part.js"
import { defineEventHandlers } from "../events/event-handlers.js"
import { EventTarget } from "../events/EventTarget.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

/**
 * The viewport does not change by itself, so no `change` event is fired.
 *
 * @see https://drafts.csswg.org/cssom-view/#the-mediaquerylist-interface
 */
export class MediaQueryList extends EventTarget {
  #media
  #matches

  constructor(key, text) {
    requireInternal(key)
    super()
    const { media, matches } = part("css").evaluateMediaQuery(text)
    this.#media = media
    this.#matches = matches
  }

  get media() {
    return this.#media
  }

  get matches() {
    return this.#matches
  }

  addListener(callback) {
    if (callback !== null) this.addEventListener("change", callback)
  }

  removeListener(callback) {
    if (callback !== null) this.removeEventListener("change", callback)
  }
}

defineEventHandlers(MediaQueryList, ["change"])
defineInterface(MediaQueryList)
