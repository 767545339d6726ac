/** The DOM's entry: what the host may call. Everything else reaches scripts through the global object. */

export { createWindow } from "./window/create-window.js"
