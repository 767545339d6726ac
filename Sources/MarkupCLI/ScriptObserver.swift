import JSBridge
import MarkupHost

/// Passes on what scripts write to the console, and keeps the exceptions that none of them handled.
final class ScriptObserver: MarkupDelegate {
  /// The first hundred: a timer may throw without an end.
  private(set) var errors: [JSError] = []

  private let note: (String) -> Void

  init(note: @escaping (String) -> Void = Terminal.note) { self.note = note }

  func markup(_ page: MarkupPage, console message: ConsoleMessage) { note(message.text) }

  func markup(_ page: MarkupPage, uncaught error: JSError) {
    if errors.count < 100 { errors.append(error) }
  }
}
