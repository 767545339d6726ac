import { contentEditableState } from "../html/editing-host.js"
import { editingContext } from "./edit.js"
import { blockKind, formatBlock, hasAlignment, justify, selectedAlignment } from "./format-block.js"
import { createLink, hasFormat, hasFormatInPart, removeFormat, toggleFormat, unlink } from "./format-text.js"
import { indent, outdent } from "./indentation.js"
import { isListed, toggleList } from "./lists.js"

/** A host of plain text has nothing to format. */
function canFormat(document) {
  const context = editingContext(document)
  return context !== null && contentEditableState(context.host) !== "plaintext-only"
}

const hasRange = (document) => canFormat(document) && !editingContext(document).isCollapsed

/**
 * The commands that format text and blocks, by their names in lower case.
 *
 * @type {Map<string, import("./exec-command.js").EditingCommand>}
 */
export const formatCommands = new Map()

/** @see https://w3c.github.io/input-events/#interface-InputEvent-Attributes */
const formatTypes = {
  bold: "formatBold",
  italic: "formatItalic",
  underline: "formatUnderline",
  strikethrough: "formatStrikeThrough",
  subscript: "formatSubscript",
  superscript: "formatSuperscript",
}
for (const [name, inputType] of Object.entries(formatTypes)) {
  formatCommands.set(name, {
    run: (document) => toggleFormat(document, name, inputType),
    state: (document) => hasFormat(document, name),
    isIndeterminate: (document) => hasFormatInPart(document, name),
  })
}
formatCommands.set("removeformat", { run: removeFormat, isEnabled: hasRange })
formatCommands.set("createlink", { run: createLink })
formatCommands.set("unlink", { run: unlink, isEnabled: hasRange })
formatCommands.set("formatblock", { run: formatBlock, value: blockKind })
formatCommands.set("indent", { run: indent })
formatCommands.set("outdent", { run: outdent })
for (const [name, list, inputType] of [
  ["insertorderedlist", "ol", "insertOrderedList"],
  ["insertunorderedlist", "ul", "insertUnorderedList"],
]) {
  formatCommands.set(name, { run: (document) => toggleList(document, list, inputType), state: (document) => isListed(document, list) })
}
for (const [name, alignment, inputType] of [
  ["justifycenter", "center", "formatJustifyCenter"],
  ["justifyfull", "justify", "formatJustifyFull"],
  ["justifyleft", "left", "formatJustifyLeft"],
  ["justifyright", "right", "formatJustifyRight"],
]) {
  formatCommands.set(name, {
    run: (document) => justify(document, alignment, inputType),
    state: (document) => hasAlignment(document, alignment),
    value: selectedAlignment,
  })
}
for (const command of formatCommands.values()) command.isEnabled ??= canFormat
