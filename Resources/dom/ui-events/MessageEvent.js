import { registerEventInterface } from "../events/create-event.js"
import { Event, eventState } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/comms.html#messageevent */
export class MessageEvent extends Event {
  #data
  #origin
  #lastEventId
  #source
  #ports

  constructor(type, init) {
    super(...arguments)
    this.#take(init?.data ?? null, init?.origin ?? "", init?.lastEventId ?? "", init?.source ?? null, init?.ports ?? [])
  }

  get data() {
    return this.#data
  }

  get origin() {
    return this.#origin
  }

  get lastEventId() {
    return this.#lastEventId
  }

  get source() {
    return this.#source
  }

  get ports() {
    return this.#ports
  }

  initMessageEvent(
    type,
    bubbles = false,
    cancelable = false,
    data = null,
    origin = "",
    lastEventId = "",
    source = null,
    ports = [],
  ) {
    if (eventState(this).dispatching) return
    this.initEvent(type, bubbles, cancelable)
    this.#take(data, origin, lastEventId, source, ports)
  }

  #take(data, origin, lastEventId, source, ports) {
    this.#data = data
    this.#origin = String(origin)
    this.#lastEventId = String(lastEventId)
    this.#source = source
    this.#ports = Object.freeze(Array.from(ports))
  }
}

defineInterface(MessageEvent)
registerEventInterface(MessageEvent, "MessageEvent")
