import { defineElementSteps } from "../nodes/steps.js"

let sheets = 0
let attributes = 0

/** Counts changes of style sheets and of which there are. */
export const sheetVersion = () => sheets
/** Counts changes of attributes, any of which a selector may ask for. */
export const attributeVersion = () => attributes

export function bumpSheetVersion() {
  sheets++
}

defineElementSteps("*", {
  attributeChanged() {
    attributes++
  }
})
