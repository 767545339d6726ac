import { post } from "./post.js"

/** Posts a line for the host's log. */
export const consoleLog = (log) => post({ messageType: "log", log: String(log) })

/** Posts an error; `alert` says whether a host should show it to the person who edits. */
export const reportError = (code, message, info, alert = true) => post({ messageType: "error", code, message, info, alert })
