import { defineElementSteps } from "../nodes/steps.js"

let sheets = 0
let attributes = 0
let sameAsText = true

/** Counts changes of style sheets and of which there are. */
export const sheetVersion = () => sheets
/** Counts changes of attributes, any of which a selector may ask for. */
export const attributeVersion = () => attributes

/** Whether the rules of all sheets are those of the text of their elements. */
export const areRulesAsWritten = () => sameAsText

/** An element with a style sheet came, went or has another one. */
export function bumpSheetVersion() {
  sheets++
}

/** A script changed the rules of a sheet or when they apply, adopted a sheet or registered a property. */
export function bumpRuleVersion() {
  sheets++
  sameAsText = false
}

defineElementSteps("*", {
  attributeChanged() {
    attributes++
  }
})
