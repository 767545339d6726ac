import Foundation
import MarkupEditor

/// Writes a note to its file, a moment after the last input.
public final class Autosave: MarkupDelegate {
  private let file: URL
  private let delay: Duration
  private var pending: Task<Void, Never>?
  /// What went wrong with the last attempt, for the user to see.
  public private(set) var error: (any Error)?

  public init(file: URL, delay: Duration = .milliseconds(500)) {
    self.file = file
    self.delay = delay
  }

  public func markupInput(_ view: MarkupWKWebView) {
    pending?.cancel()
    pending = Task { [weak self] in
      guard let self, (try? await Task.sleep(for: delay)) != nil else { return }
      await save(view)
    }
  }

  /// Writes the note now, as when its window closes.
  public func save(_ view: MarkupWKWebView) async {
    pending?.cancel()
    pending = nil
    guard let html = await view.getHtml() else { return }
    do {
      try Data(html.utf8).write(to: file, options: .atomic)
      error = nil
    } catch {
      self.error = error
    }
  }
}
