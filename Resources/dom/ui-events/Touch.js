import { toEventTarget } from "./related-target.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://w3c.github.io/touch-events/#touch-interface */
export class Touch {
  #init

  constructor(init) {
    if (init?.identifier === undefined || init?.target === undefined) {
      throw new TypeError("Touch: the init dictionary lacks an identifier or a target")
    }
    this.#init = { ...init, target: toEventTarget(init.target) }
  }

  get identifier() {
    return this.#init.identifier | 0
  }

  get target() {
    return this.#init.target
  }

  get screenX() {
    return Number(this.#init.screenX ?? 0)
  }

  get screenY() {
    return Number(this.#init.screenY ?? 0)
  }

  get clientX() {
    return Number(this.#init.clientX ?? 0)
  }

  get clientY() {
    return Number(this.#init.clientY ?? 0)
  }

  get pageX() {
    return Number(this.#init.pageX ?? 0)
  }

  get pageY() {
    return Number(this.#init.pageY ?? 0)
  }

  get radiusX() {
    return Number(this.#init.radiusX ?? 0)
  }

  get radiusY() {
    return Number(this.#init.radiusY ?? 0)
  }

  get rotationAngle() {
    return Number(this.#init.rotationAngle ?? 0)
  }

  get force() {
    return Number(this.#init.force ?? 0)
  }
}

defineInterface(Touch)
