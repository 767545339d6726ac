import { editingContext } from "./edit.js"

/**
 * Formats that were switched at a caret, for what will be typed there. They are forgotten when the caret moves.
 *
 * @type {WeakMap<Document, { node: Node, offset: number, formats: Map<string, boolean> }>}
 */
const pending = new WeakMap()

function pendingAt({ isCollapsed, startNode, startOffset, selection }) {
  const known = pending.get(selection.focusNode.ownerDocument)
  return isCollapsed && known !== undefined && known.node === startNode && known.offset === startOffset ? known : null
}

/** @returns {boolean | null} null where nothing was switched */
export const pendingFormat = (context, name) => pendingAt(context)?.formats.get(name) ?? null

export function setPendingFormat(context, name, on) {
  const formats = pendingAt(context)?.formats ?? new Map()
  formats.set(name, on)
  pending.set(context.startNode.ownerDocument, { node: context.startNode, offset: context.startOffset, formats })
}

/** What was switched at the caret; none from then on. @returns {Map<string, boolean> | null} */
export function takePendingFormats(document) {
  const context = editingContext(document)
  const known = context === null ? null : pendingAt(context)
  pending.delete(document)
  return known?.formats ?? null
}
