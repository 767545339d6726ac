/** What the actions of HTML tests can call. */
export { expect } from "./expect.js"
export { compileAction } from "./compile-action.js"
