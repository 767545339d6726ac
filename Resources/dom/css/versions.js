import { defineElementSteps } from "../nodes/steps.js"

/** Counts changes of style sheets and of which there are. */
export let sheetVersion = 0
/** Counts changes of attributes, any of which a selector may ask for. */
export let attributeVersion = 0

export function bumpSheetVersion() {
  sheetVersion++
}

defineElementSteps("*", {
  attributeChanged() {
    attributeVersion++
  }
})
