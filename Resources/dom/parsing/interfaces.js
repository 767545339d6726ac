export { DOMParser } from "./DOMParser.js"
