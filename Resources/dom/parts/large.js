/** What pays only where there is very much of something, and would cost more than it saves where there is little. */

export { indexAttributes } from "../nodes/attribute-index.js"
