/** HTML and XML in: text becomes nodes. */

export { parseDocument } from "./parse-document.js"
export { parseFragment } from "./parse-fragment.js"
export { sourceLocationOf } from "./source-locations.js"
