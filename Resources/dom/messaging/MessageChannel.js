import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { entangle, MessagePort } from "./MessagePort.js"

/** @see https://html.spec.whatwg.org/multipage/web-messaging.html#message-channels */
export class MessageChannel {
  #port1 = new MessagePort(internal)
  #port2 = new MessagePort(internal)

  constructor() {
    entangle(this.#port1, this.#port2)
  }

  get port1() {
    return this.#port1
  }

  get port2() {
    return this.#port2
  }
}

defineInterface(MessageChannel)
