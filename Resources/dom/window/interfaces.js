export { Navigator } from "./Navigator.js"
export { Window } from "./Window.js"
