import Foundation
import MarkupEditor
import Notes

/// A view with the app's script in it, ready to be used.
///
/// What a note's window does on a Mac: it makes the view and its coordinator, and waits for the document.
final class NotePage: MarkupDelegate {
  let view: MarkupWKWebView
  private let autosave: Autosave
  private var loaded: CheckedContinuation<Void, Never>?

  init(html: String = "", file: URL = URL(filePath: "/dev/null")) async {
    autosave = Autosave(file: file, delay: .milliseconds(1))
    view = MarkupWKWebView(html: html)
    view.userScripts = [notesScript]
    await withCheckedContinuation { continuation in
      loaded = continuation
      view.setCoordinatorConfiguration(MarkupCoordinator(markupDelegate: self, webView: view))
    }
  }

  func markupDidLoad(_ view: MarkupWKWebView, handler: (() -> Void)?) {
    handler?()
    loaded?.resume()
    loaded = nil
  }

  func markupInput(_ view: MarkupWKWebView) { autosave.markupInput(view) }
}
