/**
 * Selects text of a document, across marks but not across textblocks.
 *
 * @param {import("prosemirror-view").EditorView} view
 * @param {typeof import("prosemirror-state").TextSelection} TextSelection
 * @param {string} text - as it stands in the document; a line break counts as U+000A
 * @param {number} occurrence - which one, from 1
 * @returns {boolean} whether there are so many
 */
export function selectText(view, TextSelection, text, occurrence) {
  const { doc } = view.state
  let left = occurrence
  let found = null
  doc.descendants((node, pos) => {
    if (found || !node.isTextblock) return !found
    const content = textOf(node)
    for (let at = content.indexOf(text); at >= 0 && text !== ""; at = content.indexOf(text, at + text.length)) {
      if (--left > 0) continue
      found = pos + 1 + at
      break
    }
    return false
  })
  if (found === null) return false
  view.dispatch(view.state.tr.setSelection(TextSelection.create(doc, found, found + text.length)).scrollIntoView())
  return true
}

/** The text of a textblock, one UTF-16 unit for each of its positions. */
function textOf(block) {
  let text = ""
  block.forEach((node) => {
    if (node.isText) text += node.text
    else text += node.type.name === "hard_break" || node.type.spec.linebreakReplacement ? "\n" : "\ufffc".repeat(node.nodeSize)
  })
  return text
}
