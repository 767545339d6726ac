export { DOMException } from "./DOMException.js"
