export { URL } from "./URL.js"
export { URLSearchParams } from "./URLSearchParams.js"
