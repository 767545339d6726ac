/** The colours of code. */
export { highlightAll, highlightChanges } from "../code/decorations.js"
