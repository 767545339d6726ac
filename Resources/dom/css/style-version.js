import { defineElementSteps } from "../nodes/steps.js"

/**
 * Counts changes that can change a computed style and leave the tree as it is: of sheets, of rules, and of attributes, which selectors
 * may ask for.
 */
export let styleVersion = 0

export function bumpStyleVersion() {
  styleVersion++
}

defineElementSteps("*", { attributeChanged: bumpStyleVersion })
