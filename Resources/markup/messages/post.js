import { currentEditor } from "../editor/active-editor.js"
import { messageHandler } from "../registry/registries.js"

/**
 * The one way out for messages: `{ message, editor }`, first in, first out.
 *
 * A handler may call `MU` again, which posts again: such a message waits until the handler has returned, so that handlers see
 * messages in the order of their causes. What is posted before there is an editor waits for the first one; what is posted in a
 * transaction waits for its end.
 */
const queue = []
let delivering = false
let isGuarded = false

/**
 * Posts a plain word, or an object with a `messageType`.
 *
 * The message is an event named `muCallback` at the editor's container first, and goes to the editor's message handler then.
 */
export function post(message, editor = currentEditor()) {
  const text = typeof message === "string" ? message : JSON.stringify(message)
  if (editor?.transaction) return void editor.transaction.messages.push(text)
  queue.push({ message: text, editor })
  deliver()
}

/** Delivers what waits. Called when an editor is registered. */
export function deliver() {
  if (delivering) return
  delivering = true
  guard()
  try {
    while (queue.length > 0 && (queue[0].editor ?? currentEditor())) {
      const { message, editor } = queue.shift()
      send(message, editor ?? currentEditor())
    }
  } finally {
    delivering = false
  }
}

/**
 * Goes on with what waits where a handler was stopped at the host's time limit, which leaves no chance to clean up on the way out. No
 * job runs while messages are delivered.
 */
function guard() {
  if (isGuarded) return
  isGuarded = true
  queueMicrotask(() => {
    isGuarded = false
    if (!delivering) return
    delivering = false
    deliver()
  })
}

function send(message, editor) {
  const window = editor.window
  const event = new window.CustomEvent("muCallback", { bubbles: true, composed: true })
  event.message = message
  editor.container.dispatchEvent(event)
  try {
    messageHandler(editor).postMessage(message)
  } catch (error) {
    // One handler's fault must not keep the messages behind it from being delivered.
    reportException(window, error)
  }
}

/** Reports `error` as uncaught, without unwinding the caller. @see https://html.spec.whatwg.org/#dom-reporterror */
function reportException(window, error) {
  if (typeof window.reportError === "function") return window.reportError(error)
  window.setTimeout(() => {
    throw error
  })
}
