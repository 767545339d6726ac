export { NodeFilter } from "./NodeFilter.js"
export { NodeIterator } from "./NodeIterator.js"
export { TreeWalker } from "./TreeWalker.js"
