export { Selection } from "./Selection.js"
