import { fire } from "../events/dispatch.js"
import { defineEventHandlers } from "../events/event-handlers.js"
import { EventTarget } from "../events/EventTarget.js"
import { MessageEvent } from "../ui-events/MessageEvent.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentWindow } from "../window/current.js"
import { structuredClone } from "../window/structured-clone.js"

/** The open channels of this window, in the order of their making. @type {Set<BroadcastChannel>} */
const channels = new Set()

/** @see https://html.spec.whatwg.org/multipage/web-messaging.html#broadcasting-to-other-browsing-contexts */
export class BroadcastChannel extends EventTarget {
  #name
  #isClosed = false

  constructor(name) {
    if (arguments.length === 0) throw new TypeError("BroadcastChannel needs 1 argument, but was called with 0")
    super()
    this.#name = String(name)
    channels.add(this)
  }

  get name() {
    return this.#name
  }

  postMessage(message) {
    if (this.#isClosed) throw new DOMException("the channel is closed", "InvalidStateError")
    const { origin } = currentWindow()
    for (const channel of channels) {
      if (channel === this || channel.#name !== this.#name) continue
      const data = structuredClone(message)
      globalThis.setTimeout(() => {
        if (!channel.#isClosed) fire(channel, "message", { data, origin }, MessageEvent)
      }, 0)
    }
  }

  close() {
    this.#isClosed = true
    channels.delete(this)
  }
}

defineEventHandlers(BroadcastChannel, ["message", "messageerror"])
defineInterface(BroadcastChannel)
