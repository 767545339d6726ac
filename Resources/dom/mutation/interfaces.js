export { MutationObserver } from "./MutationObserver.js"
export { MutationRecord } from "./MutationRecord.js"
