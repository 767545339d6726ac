import { EventTarget } from "../events/EventTarget.js"
import { Node } from "../nodes/Node.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

/**
 * The interface of the global object.
 *
 * The engine makes its global object itself and fixes its prototype, so the members of Window and EventTarget are the global's
 * own, and `instanceof` asks here.
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#window
 */
export class Window extends EventTarget {
  constructor(key) {
    requireInternal(key)
    super()
  }
}

defineInterface(Window)

const ordinaryHasInstance = Function.prototype[Symbol.hasInstance]

/**
 * Lets `window instanceof Window` and `window instanceof EventTarget` hold.
 *
 * @param {object} global
 */
export function defineGlobalInstance(global) {
  for (const Class of [EventTarget, Window]) {
    Object.defineProperty(Class, Symbol.hasInstance, {
      value(value) {
        if (value === global && this === Class) return true
        return Reflect.apply(ordinaryHasInstance, this, [value])
      },
      configurable: true,
    })
  }
  // The engine has a fast way for the ordinary test; nodes, tested most, keep it.
  Object.defineProperty(Node, Symbol.hasInstance, { value: ordinaryHasInstance, configurable: true })
}
