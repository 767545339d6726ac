/**
 * The first argument of a construction that comes from the DOM itself. No script can get hold of it, so a constructor that sees
 * anything else knows that the web calls it.
 */
export const internal = Symbol("internal")

/**
 * Guards a constructor that the web may not call.
 *
 * @param {unknown} key - the first argument that the constructor was given
 * @throws {TypeError} when it is not `internal`
 */
export function requireInternal(key) {
  if (key !== internal) throw new TypeError("Illegal constructor")
}
