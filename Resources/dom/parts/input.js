/** What a user does: events of user interfaces, the clipboard, default actions of keys, and the host's hands on them. */

export * from "../clipboard/interfaces.js"
export { execCommand, queryCommandEnabled, queryCommandIndeterm, queryCommandState, queryCommandSupported, queryCommandValue } from "../editing/exec-command.js"
export { createInput } from "../input/create-input.js"
export * from "../ui-events/interfaces.js"
