export { TextDecoder } from "./TextDecoder.js"
export { TextEncoder } from "./TextEncoder.js"
