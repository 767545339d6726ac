import "./contextual-fragment.js"

export { AbstractRange } from "./AbstractRange.js"
export { Range } from "./Range.js"
export { StaticRange } from "./StaticRange.js"
