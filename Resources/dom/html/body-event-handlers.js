import { defineEventHandlers, eventHandler, setEventHandler } from "../events/event-handlers.js"
import { Document } from "../nodes/Document.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { windowOf } from "../window/current.js"
import { HTMLBodyElement, HTMLFrameSetElement } from "./plain-elements.js"

const types =
  "blur error focus load resize scroll afterprint beforeprint beforeunload hashchange languagechange message messageerror offline " +
  "online pagehide pageshow popstate rejectionhandled storage unhandledrejection unload"

/** The handlers of the window that can be set on the body: `document.body.onload`. */
for (const { prototype } of [HTMLBodyElement, HTMLFrameSetElement]) {
  for (const type of types.split(" ")) {
    Object.defineProperty(prototype, `on${type}`, {
      get() {
        const window = windowOf(nodeDocumentOf(this))
        return window === null ? null : eventHandler(window, type)
      },
      set(value) {
        const window = windowOf(nodeDocumentOf(this))
        if (window !== null) setEventHandler(window, type, value)
      },
      enumerable: true,
      configurable: true,
    })
  }
}

defineEventHandlers(Document, ["readystatechange", "visibilitychange", "fullscreenchange", "fullscreenerror"])
