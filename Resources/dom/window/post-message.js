import { fire } from "../events/dispatch.js"
import { MessagePort } from "../messaging/MessagePort.js"
import { MessageEvent } from "../ui-events/MessageEvent.js"
import { DOMException } from "../web-idl/DOMException.js"
import { currentWindow } from "./current.js"
import { structuredCloneWithTransfer } from "./structured-clone.js"

/**
 * Posts a message to the window itself, the only one there is.
 *
 * @see https://html.spec.whatwg.org/multipage/web-messaging.html#dom-window-postmessage
 */
export function postMessage(message, targetOrOptions = "/", transfer = []) {
  if (arguments.length === 0) throw new TypeError("postMessage needs 1 argument, but was called with 0")
  const window = currentWindow()
  const options = typeof targetOrOptions === "object" && targetOrOptions !== null ? targetOrOptions : { targetOrigin: targetOrOptions, transfer }
  const target = String(options.targetOrigin ?? "/")
  if (target !== "*" && target !== "/" && !/^[a-z][a-z\d+.-]*:/i.test(target)) {
    throw new DOMException(`"${target}" is not an origin`, "SyntaxError")
  }
  const { value, transferred } = structuredCloneWithTransfer(message, Array.from(options.transfer ?? []))
  if (target !== "*" && target !== "/" && target.replace(/\/$/, "") !== window.origin) return
  const ports = transferred.filter((item) => item instanceof MessagePort)
  globalThis.setTimeout(() => fire(window, "message", { data: value, origin: window.origin, source: window, ports }, MessageEvent), 0)
}
