/** Commands that format text and blocks of editing hosts. */

export { formatCommands } from "../editing/format-commands.js"
export { formatLeaves } from "../editing/format-text.js"
