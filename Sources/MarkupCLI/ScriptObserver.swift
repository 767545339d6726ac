import JSBridge
import MarkupHost

/// Passes on what scripts write to the console, and keeps the first exception that none of them handled.
final class ScriptObserver: MarkupDelegate {
  private(set) var error: JSError?

  func markup(_ page: MarkupPage, console message: ConsoleMessage) { Terminal.note(message.text) }

  func markup(_ page: MarkupPage, uncaught error: JSError) {
    if self.error == nil { self.error = error }
  }
}
