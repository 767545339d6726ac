/** Filled in with the movements; see Selection.modify. */
export const modifyFocus = () => null
