import JSBridge

/// A script as a console takes it: it may await and import at its top level, and what it declares lives on.
struct PreparedInput {
  let script: String
  /// Statements that run first. One that fails declares what is there already.
  let declarations: [String]
  /// The script's value is a promise for the input's own.
  let awaits: Bool
  /// The input ends with a declaration, and has no value.
  let declares: Bool
}

extension JSError {
  /// The error of a script that ends in the middle of a statement, at its end.
  package static func unexpectedEnd(of script: String, name: String, line: Int = 1) -> JSError {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    var error = JSError(name: "SyntaxError", message: "Unexpected end of script")
    error.sourceURL = name
    error.line = line + lines.count - 1
    error.column = (lines.last?.utf16.count ?? 0) + 1
    return error
  }
}

extension MarkupPage {
  /// Makes a script of an input; nil for one that ends where more has to come.
  ///
  /// - Throws: `JSError` for a syntax error.
  func preparedInput(_ input: String, name: String, line: Int = 1) throws -> PreparedInput? {
    let prepared = try window.modules().prepareInput(input, url: window.resources.documentURL, name: name, line: line)
    let problem = try prepared["problem"]
    guard problem.isObject else {
      return PreparedInput(
        script: try prepared["script"].string ?? "", declarations: try prepared["declarations"].decode([String].self),
        awaits: try prepared["awaits"].isTruthy, declares: try prepared["declares"].isTruthy)
    }
    if try problem["isIncomplete"].isTruthy { return nil }
    var error = JSError(name: "SyntaxError", message: try problem["message"].string ?? "")
    error.sourceURL = name
    error.line = try problem["line"].integer()
    error.column = try problem["column"].integer()
    throw error
  }

  func evaluate(_ input: PreparedInput, name: String, line: Int = 1) throws(JSError) -> JSValue {
    for declaration in input.declarations {
      do throws(JSError) {
        try window.context.evaluate(declaration, sourceURL: name, startingLine: line)
      } catch {
        // A variable of a script of the page gets the value all the same.
        guard error.name == "SyntaxError" else { throw error }
      }
    }
    do throws(JSError) {
      return try window.context.evaluate(input.script, sourceURL: name, startingLine: line)
    } catch {
      throw error.named(name)
    }
  }
}
