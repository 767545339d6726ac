import { fire } from "../events/dispatch.js"
import { windowOf } from "../window/current.js"

/** @type {WeakSet<Document>} */
const scheduled = new WeakSet()

/**
 * Queues a task that fires `selectionchange` at a document, unless one is queued: any number of changes in a turn make one event.
 *
 * @param {Document} document
 * @see https://w3c.github.io/selection-api/#dfn-schedule-a-selectionchange-event
 */
export function scheduleSelectionChange(document) {
  if (windowOf(document) === null || scheduled.has(document)) return
  scheduled.add(document)
  globalThis.setTimeout(() => {
    scheduled.delete(document)
    fire(document, "selectionchange")
  }, 0)
}
