import { part } from "../window/part.js"
import { deleteBy, insertHTML, selectAll, typeLineBreak, typeParagraph, typeText } from "./commands.js"
import { editingContext } from "./edit.js"

/**
 * A command of `document.execCommand`.
 *
 * @typedef {object} EditingCommand
 * @property {(document: Document, value: string) => boolean} run
 * @property {(document: Document) => boolean} [isEnabled] - when the selection can be edited, if left out
 * @property {(document: Document) => boolean} [state]
 * @property {(document: Document) => boolean} [isIndeterminate]
 * @property {(document: Document) => string} [value]
 */

/** @type {Map<string, EditingCommand>} */
const commands = new Map()

/**
 * @param {string} name - in lower case
 * @param {EditingCommand} command
 */
export function defineCommand(name, command) {
  commands.set(name, command)
}

const isEditing = (document) => editingContext(document) !== null

defineCommand("delete", { run: (document) => deleteBy(document, "character", false) })
defineCommand("forwarddelete", { run: (document) => deleteBy(document, "character", true) })
defineCommand("inserthtml", { run: (document, value) => insertHTML(document, value) })
defineCommand("insertlinebreak", { run: typeLineBreak })
defineCommand("insertparagraph", { run: typeParagraph })
defineCommand("inserttext", { run: (document, value) => value !== "" && typeText(document, value) })
defineCommand("selectall", { run: selectAll, isEnabled: () => true })

/** The commands that format are many, and few pages call one: they are in a part of their own. */
function find(name) {
  const lower = String(name).toLowerCase()
  return commands.get(lower) ?? part("formatting").formatCommands.get(lower)
}

const isEnabled = (document, command) => (command.isEnabled ?? isEditing)(document)

/** @see https://w3c.github.io/editing/docs/execCommand/#execcommand() */
export function execCommand(document, name, showUI = false, value = "") {
  const command = find(name)
  if (command === undefined || !isEnabled(document, command)) return false
  return command.run(document, String(value ?? ""))
}

/** @see https://w3c.github.io/editing/docs/execCommand/#querycommandsupported() */
export const queryCommandSupported = (document, name) => find(name) !== undefined

/** @see https://w3c.github.io/editing/docs/execCommand/#querycommandenabled() */
export function queryCommandEnabled(document, name) {
  const command = find(name)
  return command !== undefined && isEnabled(document, command)
}

/** @see https://w3c.github.io/editing/docs/execCommand/#querycommandstate() */
export function queryCommandState(document, name) {
  const command = find(name)
  return command?.state !== undefined && isEnabled(document, command) && command.state(document)
}

/** @see https://w3c.github.io/editing/docs/execCommand/#querycommandindeterm() */
export function queryCommandIndeterm(document, name) {
  const command = find(name)
  return command?.isIndeterminate !== undefined && isEnabled(document, command) && command.isIndeterminate(document)
}

/** @see https://w3c.github.io/editing/docs/execCommand/#querycommandvalue() */
export function queryCommandValue(document, name) {
  const command = find(name)
  if (command === undefined || !isEnabled(document, command)) return ""
  return command.value?.(document) ?? (command.state === undefined ? "" : String(command.state(document)))
}
