import { defineInterface } from "../web-idl/interface.js"
import { UIEvent } from "./UIEvent.js"

/** @see https://w3c.github.io/input-events/#interface-InputEvent */
export class InputEvent extends UIEvent {
  #data
  #inputType
  #isComposing
  #dataTransfer
  #targetRanges

  constructor(type, init) {
    super(...arguments)
    this.#data = init?.data === undefined || init.data === null ? null : String(init.data)
    this.#inputType = String(init?.inputType ?? "")
    this.#isComposing = Boolean(init?.isComposing)
    this.#dataTransfer = init?.dataTransfer ?? null
    this.#targetRanges = Array.from(init?.targetRanges ?? [])
  }

  get data() {
    return this.#data
  }

  get inputType() {
    return this.#inputType
  }

  get isComposing() {
    return this.#isComposing
  }

  get dataTransfer() {
    return this.#dataTransfer
  }

  getTargetRanges() {
    return this.#targetRanges.slice()
  }
}

defineInterface(InputEvent)
