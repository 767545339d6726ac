import Foundation
import JSBridge
import MarkupHost

/// A web view without a window: what of WebKit's class of this name code without a user interface reaches.
@MainActor
public class WKWebView: NSObject {
  /// Kept for code that lays out; nothing here does.
  public var frame = CGRect.zero

  override init() { super.init() }

  /// Evaluates a script in the page, in a later turn of the main actor and after all that was asked of the view before.
  ///
  /// `MU` is a global. A promise is not waited for: it is an error, as every value that is no data.
  ///
  /// - Parameters:
  ///   - javaScriptString: the script's text.
  ///   - completionHandler: gets what the script's last statement answers, as Foundation has it: `NSNumber`,
  ///   `String`, `NSNull`, arrays, dictionaries, `Date`; or the error. Called once.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, ScriptError.noPage)
  }

  /// Evaluates a script in the page; see ``evaluateJavaScript(_:completionHandler:)``.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    let outcome = ScriptOutcome()
    await withCheckedContinuation { continuation in
      evaluateJavaScript(javaScriptString) { value, error in
        outcome.set(value, error)
        continuation.resume()
      }
    }
    return try outcome.get()
  }

  /// Takes the focus among the views of the program; there is always room for it.
  @discardableResult
  public func becomeFirstResponder() -> Bool { true }

  /// Gives the focus up.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }

  /// Kept for code that stops what is loading; nothing loads for longer than a turn.
  public func stopLoading() {}
}

/// What a script answered, on its way to a task.
@MainActor
final class ScriptOutcome {
  private var value: Any?
  private var error: (any Error)?

  func set(_ value: Any?, _ error: (any Error)?) {
    self.value = value
    self.error = error
  }

  func get() throws -> Any? {
    if let error { throw error }
    return value
  }
}

/// The domain of the errors of scripts, as in WebKit.
public let WKErrorDomain = "WKErrorDomain"

/// Errors of scripts, with WebKit's domain, codes and keys.
enum ScriptError {
  static let exceptionCode = 4
  static let unsupportedResultCode = 5

  /// The page is not there: it could not be made.
  static let noPage = NSError(
    domain: WKErrorDomain, code: 2, userInfo: [NSLocalizedDescriptionKey: "The view has no page; see the error of its loading"])

  /// What a script threw, or what its value is that cannot be handed over.
  static func make(_ error: any Error) -> NSError {
    if let error = error as? UnsupportedValue {
      return NSError(
        domain: WKErrorDomain, code: unsupportedResultCode,
        userInfo: [NSLocalizedDescriptionKey: "JavaScript execution returned a result of an unsupported type: \(error.message)"])
    }
    guard let error = error as? JSError else {
      return NSError(domain: WKErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: "\(error)"])
    }
    var information: [String: Any] = [
      NSLocalizedDescriptionKey: "A JavaScript exception occurred: \(error)",
      "WKJavaScriptExceptionMessage": error.summary,
      "WKJavaScriptExceptionLineNumber": error.line ?? 0,
      "WKJavaScriptExceptionColumnNumber": error.column ?? 0,
    ]
    if let source = error.sourceURL, let url = URL(string: source) { information["WKJavaScriptExceptionSourceURL"] = url }
    return NSError(domain: WKErrorDomain, code: exceptionCode, userInfo: information)
  }
}
