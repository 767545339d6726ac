import { Event } from "../events/Event.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/webappapis.html#errorevent */
export class ErrorEvent extends Event {
  #message
  #filename
  #lineno
  #colno
  #error

  constructor(type, init) {
    super(...arguments)
    this.#message = String(init?.message ?? "")
    this.#filename = String(init?.filename ?? "")
    this.#lineno = init?.lineno >>> 0
    this.#colno = init?.colno >>> 0
    this.#error = init?.error
  }

  get message() {
    return this.#message
  }

  get filename() {
    return this.#filename
  }

  get lineno() {
    return this.#lineno
  }

  get colno() {
    return this.#colno
  }

  get error() {
    return this.#error
  }
}

defineInterface(ErrorEvent)
