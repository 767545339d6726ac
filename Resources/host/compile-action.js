/**
 * An action of a test as a function. A test with an argument gets it under its name and answers what is to be
 * compared; one without gets `expect`.
 *
 * @param {string} body
 * @param {"startHtml" | "pasteString" | null} argument
 * @returns {Function} of `MU` and the argument, or of `MU` and `expect`
 * @throws {SyntaxError}
 */
export function compileAction(body, argument) {
  return new Function("MU", argument ?? "expect", body)
}
