/** What a console shows of a page: values as text, completions of what is being typed. */
export { inspect } from "./inspect.js"
export { complete } from "./complete.js"
export { keepLastValue, takeOver } from "./last-value.js"
export { selectedBlocks } from "./selected-blocks.js"
