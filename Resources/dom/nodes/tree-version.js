/**
 * Counts changes of trees, so that results of a walk can be kept until one happens. Connected trees and the others have a count
 * each: building a fragment does not age what was found in the document.
 */
let connected = 0
let detached = 0
let attributes = 0

export const connectedVersion = () => connected
export const detachedVersion = () => detached
/** Changes of the attributes that collections ask for: `class`, `id`, `name`, `for` and so on, of any element. */
export const attributeVersion = () => attributes

/** @param {boolean} isConnected - whether the tree that changed is a document's */
export function bumpTreeVersion(isConnected) {
  if (isConnected) connected++
  else detached++
}

export function bumpAttributeVersion() {
  attributes++
}
