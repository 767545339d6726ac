/**
 * Checks for attribute values, for the `validate` of an attribute. ProseMirror calls them where nodes and marks are made, so a
 * document that comes as JSON, or as the context of a pasted slice, cannot carry what the parse rules would have refused.
 */

/** Accepts integers from `minimum` to `maximum`. */
export const integer = (minimum, maximum) => (value) => {
  if (!Number.isInteger(value) || value < minimum || value > maximum) refuse(value, `an integer from ${minimum} to ${maximum}`)
}

/** Accepts null, and what `validate` accepts. */
export const nullOr = (validate) => (value) => {
  if (value !== null) validate(value)
}

export const string = (value) => {
  if (typeof value !== "string") refuse(value, "a string")
}

export const boolean = (value) => {
  if (typeof value !== "boolean") refuse(value, "a boolean")
}

/** Accepts what `test` answers true for; `description` says what that is. */
export const satisfying = (test, description) => (value) => {
  if (!test(value)) refuse(value, description)
}

function refuse(value, wanted) {
  const shown = typeof value === "string" ? JSON.stringify(value) : String(value)
  throw new RangeError(`${shown} is not a value of the attribute; give ${wanted}`)
}
