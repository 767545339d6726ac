/// A line that a script wrote to the console.
public struct ConsoleMessage: Hashable, Sendable {
  public enum Level: String, Sendable {
    case debug, log, info, warn, error
  }

  public let level: Level
  /// The arguments, formatted as a browser's console shows them.
  public let text: String
}
