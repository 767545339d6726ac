import { defineElementSteps } from "../nodes/steps.js"

/**
 * What elements of forms have been called since the first of them was made: a form whose member is read knows by this that none of its
 * controls can have taken the member's place, without a look at the tree.
 */

/** @type {Set<string>} */
const names = new Set()
let formAttributes = false

/** Whether an element of a form may have the name. */
export const isGivenName = (name) => names.has(name)

/** Whether an element may belong to a form that it does not stand in. */
export const hasFormAttributes = () => formAttributes

/** Notes an attribute of an element that may belong to a form. */
export function noteAttribute(localName, value) {
  if (!value) return
  if (localName === "id" || localName === "name") names.add(value)
  else if (localName === "form") formAttributes = true
}

/** Notes what elements of a local name are called from now on. */
function noteNamesOf(localName) {
  defineElementSteps(localName, {
    attributeChanged: (element, name, oldValue, newValue, namespace) => namespace === null && noteAttribute(name, newValue),
  })
}

for (const localName of ["button", "fieldset", "img", "input", "object", "output", "select", "textarea"]) noteNamesOf(localName)
