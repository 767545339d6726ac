import JSBridge
import MarkupHost

/// Scripts of the host.
extension MarkupWKWebView {
  /// Calls a function of the editor's element, such as `MU.wordCount()`; see ``evaluateJavaScript(_:completionHandler:)``.
  ///
  /// - Parameters:
  ///   - muFunction: an expression that begins with a property of the element `markupeditor`.
  ///   - completionHandler: gets the value, or the error. Called once.
  public func executeJavaScript(
    _ muFunction: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    evaluateJavaScript(
      "(() => { const element = document.getElementById('markupeditor'); return element?.\(muFunction) })()",
      completionHandler: completionHandler)
  }

  /// Calls a function of the editor's element; see ``executeJavaScript(_:completionHandler:)``.
  ///
  /// - Throws: `NSError` in the domain ``WKErrorDomain`` for what the script throws.
  @discardableResult
  public func executeJavaScript(_ muFunction: String) async throws -> Any? {
    let outcome = ScriptOutcome()
    await withCheckedContinuation { continuation in
      executeJavaScript(muFunction) { value, error in
        outcome.set(value, error)
        continuation.resume()
      }
    }
    return try outcome.get()
  }
}
