/**
 * Counts changes of trees, so that results of a walk can be kept until one happens. Connected trees and the others have a count
 * each: building a fragment does not age what was found in the document.
 */
export let connectedVersion = 0
export let detachedVersion = 0
/** Changes of the attributes that collections ask for: `class`, `id`, `name`, `for` and so on, of any element. */
export let attributeVersion = 0

/** @param {boolean} connected - whether the tree that changed is a document's */
export function bumpTreeVersion(connected) {
  if (connected) connectedVersion++
  else detachedVersion++
}

export function bumpAttributeVersion() {
  attributeVersion++
}
