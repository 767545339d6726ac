/**
 * The clipboard of this page: texts by type, and files. Nothing of the machine's own clipboard is read or changed.
 */

/** @type {{ kind: string, type: string, data?: string, file?: object }[]} */
let contents = []

/** Copies of the items on the clipboard. */
export const clipboardItems = () => contents.map((item) => ({ ...item }))

/** @param {{ kind: string, type: string, data?: string, file?: object }[]} items */
export function setClipboardItems(items) {
  contents = items.map((item) => ({ ...item }))
}
