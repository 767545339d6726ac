/** The user's hands. */
export function createInput(document) {
  return {}
}
