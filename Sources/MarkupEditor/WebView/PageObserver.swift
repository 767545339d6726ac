import JSBridge
import MarkupHost

/// Hands what a page tells to the view that holds it.
@MainActor
final class PageObserver: @MainActor MarkupHost.MarkupDelegate {
  private weak var view: MarkupWKWebView?

  init(_ view: MarkupWKWebView) { self.view = view }

  func markup(_ page: MarkupPage, didReceive message: MarkupMessage) { view?.receive(message) }

  func markup(_ page: MarkupPage, console message: ConsoleMessage) {
    switch message.level {
    case .error: Log.script.error(message.text)
    case .warn: Log.script.notice(message.text)
    default: Log.script.info(message.text)
    }
  }

  func markup(_ page: MarkupPage, uncaught error: JSError) { view?.scriptFailed(error) }

  // What follows from a message is the coordinator's, which has had it by now.
  func markupClicked(_ page: MarkupPage) {}
}
