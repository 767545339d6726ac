/** What the host runs in a page. */
export { selectText } from "./select-text.js"
export { expect } from "./expect.js"
export { compileAction } from "./compile-action.js"
