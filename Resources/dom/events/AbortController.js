import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { AbortSignal, signalAbort } from "./AbortSignal.js"

/** @see https://dom.spec.whatwg.org/#interface-abortcontroller */
export class AbortController {
  #signal = new AbortSignal(internal)

  get signal() {
    return this.#signal
  }

  abort(reason = undefined) {
    signalAbort(this.#signal, reason)
  }
}

defineInterface(AbortController)
