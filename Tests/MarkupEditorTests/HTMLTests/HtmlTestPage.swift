import MarkupEditor

/// A view for a test, its delegate, and its coordinator.
@MainActor
final class HtmlTestPage: MarkupDelegate {
  private(set) var webView: MarkupWKWebView!
  private var loaded: CheckedContinuation<Void, any Error>?

  init() {}

  /// Makes a view and waits until its document is loaded.
  func start(delegate: (any MarkupDelegate)? = nil) async throws {
    try await withCheckedThrowingContinuation { continuation in
      loaded = continuation
      let view = MarkupWKWebView(markupDelegate: delegate ?? self)
      let coordinator = MarkupCoordinator(markupDelegate: delegate ?? self, webView: view)
      view.setCoordinatorConfiguration(coordinator)
      webView = view
    }
  }

  func markupDidLoad(_ view: MarkupWKWebView, handler: (() -> Void)?) {
    loaded?.resume()
    loaded = nil
  }
}
