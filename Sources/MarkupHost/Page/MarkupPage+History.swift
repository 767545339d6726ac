import JSBridge

/// What was done, taken back, done together and done again.
extension MarkupPage {
  /// Runs several calls as one step to undo. When `body` throws, the page is as before: document, selection, history, search.
  ///
  ///     try page.transaction {
  ///       try page.selectText("draft")
  ///       try page.toggleBold()
  ///       try page.replaceAll("Acme", with: "Globex")
  ///     }
  ///
  /// Transactions may be in one another; the outermost is what can be undone. The messages come at its end, as far as the result
  /// bears them out.
  ///
  /// - Throws: what `body` throws.
  @discardableResult
  public func transaction<R>(_ body: () throws -> R) throws -> R {
    var result: Result<R, any Error>?
    func run() throws {
      do {
        result = .success(try body())
      } catch {
        result = .failure(error)
        throw error
      }
    }
    do {
      try withoutActuallyEscaping(run) { run in
        // The function outlives the call, until the engine collects it; what it calls does not.
        let call = TransactionBody(run)
        defer { call.body = nil }
        let function = try perform { try context.makeFunction("transaction") { _ in try call.body?() } }
        try callEditor("transaction", function)
      }
    } catch {
      // What the editor throws is the error of `body` after a way through a script.
      if case .failure(let original) = result { throw original }
      throw error
    }
    guard let result else { preconditionFailure("a transaction that did not run its function throws") }
    return try result.get()
  }

  /// The steps since the document was loaded, or since a version of it, as JSON: `from`, `to`, `base`, `result` and `steps`.
  ///
  /// - Throws: `JSError` for a version whose steps are not kept.
  public func steps(since version: Int? = nil) throws -> StructuredValue {
    try call { try editor.call(method: "steps", version ?? JSUndefined() as any JSConvertible).structuredValue() }
  }

  /// Makes steps that ``steps(since:)`` answered on the same document, as one change to undo.
  ///
  /// - Returns: whether there were any.
  /// - Throws: `JSError` when the document is not the one they begin at, or for steps that are none. Nothing has changed then.
  @discardableResult
  public func applySteps(_ steps: StructuredValue) throws -> Bool { try callEditor("applySteps", steps).isTruthy }
}

private final class TransactionBody {
  var body: (() throws -> Void)?

  init(_ body: @escaping () throws -> Void) { self.body = body }
}
