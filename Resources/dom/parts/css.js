/** CSS: values, declarations, sheets, the cascade and computed styles. */

export * from "../css/interfaces.js"
export { simpleColor } from "../css/color.js"
export { computedStyle, isRendered, isSkipped } from "../css/computed-style.js"
export { inlineBlock } from "../css/InlineStyle.js"
export { evaluateMediaQuery } from "../css/media-queries.js"
export { propertyNamed, propertyNames } from "../css/properties.js"
export { adopt, adoptedArrayOf, loadStyleSheet, styleSheetOf, styleSheetsOf } from "../css/style-sheets.js"
export { userAgentSheet } from "../css/user-agent-sheet.js"
