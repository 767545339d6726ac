/** What the host runs in a page. */
export { addStyleSheets, buildPage } from "./build-page.js"
export { expect } from "./expect.js"
export { compileAction } from "./compile-action.js"
export { printValue } from "./print-value.js"
export { watchPage } from "./watch-page.js"
