/** Custom elements, when a page defines one: definitions, and running constructors. What waits for a definition is the core's. */

export * from "../custom-elements/interfaces.js"
export { constructCustomElement, constructNow } from "../custom-elements/construct.js"
export { upgrade } from "../custom-elements/upgrade.js"
