import { fire } from "../events/dispatch.js"
import { eventHandler, setEventHandler } from "../events/event-handlers.js"
import { EventTarget } from "../events/EventTarget.js"
import { MessageEvent } from "../ui-events/MessageEvent.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { defineTransferable, structuredCloneWithTransfer } from "../window/structured-clone.js"

/** Makes two ports deliver to each other. */
export let entangle

let transferPort

/** @see https://html.spec.whatwg.org/multipage/web-messaging.html#message-ports */
export class MessagePort extends EventTarget {
  #other = null
  #isStarted = false
  #queue = []

  static {
    entangle = (one, two) => {
      one.#other = two
      two.#other = one
    }
    transferPort = (port) => {
      const moved = new MessagePort(internal)
      moved.#queue = port.#queue
      if (port.#other !== null) entangle(moved, port.#other)
      port.#other = null
      port.#queue = []
      return moved
    }
  }

  constructor(key) {
    requireInternal(key)
    super()
  }

  get onmessage() {
    return eventHandler(this, "message")
  }

  set onmessage(handler) {
    setEventHandler(this, "message", handler)
    this.start()
  }

  get onmessageerror() {
    return eventHandler(this, "messageerror")
  }

  set onmessageerror(handler) {
    setEventHandler(this, "messageerror", handler)
  }

  postMessage(message, options = []) {
    const transfer = Array.from(typeof options?.[Symbol.iterator] === "function" ? options : (options?.transfer ?? []))
    const { value, transferred } = structuredCloneWithTransfer(message, transfer)
    if (this.#other === null) return
    this.#other.#queue.push({ data: value, ports: transferred.filter((item) => item instanceof MessagePort) })
    this.#other.#deliver()
  }

  start() {
    if (this.#isStarted) return
    this.#isStarted = true
    this.#deliver()
  }

  close() {
    if (this.#other !== null) this.#other.#other = null
    this.#other = null
  }

  /** One task a message. */
  #deliver() {
    if (!this.#isStarted) return
    for (const message of this.#queue.splice(0)) globalThis.setTimeout(() => fire(this, "message", message, MessageEvent), 0)
  }
}

defineInterface(MessagePort)
defineTransferable(MessagePort, (port) => transferPort(port))
