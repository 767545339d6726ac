export { CSSStyleDeclaration } from "./CSSStyleDeclaration.js"
