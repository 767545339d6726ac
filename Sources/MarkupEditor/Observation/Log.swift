import Foundation
import Synchronization

/// Lines about what goes wrong, which go to standard error, or to whoever asked for them.
struct Log: Sendable {
  enum Level: String, Sendable {
    case info, notice, error
  }

  /// What a line is about.
  let category: String

  static let script = Log(category: "script")
  static let coordinator = Log(category: "coordinator")
  static let webview = Log(category: "webview")
  static let test = Log(category: "test")
  static let config = Log(category: "config")

  func info(_ message: @autoclosure () -> String) { write(.info, message) }
  func notice(_ message: @autoclosure () -> String) { write(.notice, message) }
  func error(_ message: @autoclosure () -> String) { write(.error, message) }

  private func write(_ level: Level, _ message: () -> String) {
    guard let handler = MarkupLog.handler else { return }
    handler(MarkupLog.Line(level: level.rawValue, category: category, message: message()))
  }
}

/// Where the lines of the log go.
public enum MarkupLog {
  /// A line of the log.
  public struct Line: Sendable {
    /// `info`, `notice` or `error`.
    public let level: String
    /// `script`, `coordinator`, `webview`, `test` or `config`.
    public let category: String
    /// What is to be said.
    public let message: String
  }

  private static let current = Mutex<(@Sendable (Line) -> Void)?>({ line in
    // What a script logs is for whoever asks for it; standard error is for what went wrong.
    guard line.level != "info" else { return }
    FileHandle.standardError.write(Data("MarkupEditor [\(line.category)] \(line.message)\n".utf8))
  })

  /// Gets each line, on the thread that it comes from. At first it writes notices and errors to standard error; nil drops all.
  public static var handler: (@Sendable (Line) -> Void)? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
