export { XMLSerializer } from "./XMLSerializer.js"
