/** What only computed styles need: the bundle "css", which is evaluated when the first one is asked for. */

export { userAgentSheet } from "./user-agent-sheet.js"
