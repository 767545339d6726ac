export { CustomElementRegistry } from "./CustomElementRegistry.js"
