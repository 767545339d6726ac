/// An exception of a script, or what kept one from running.
///
/// All of it are plain values, read when the error was thrown: it can go to another thread, and outlives the context.
public struct JSError: Error, Sendable {
  public struct Code: Hashable, Sendable {
    let name: String
    /// A script threw, or could not be parsed.
    public static let exception = Code(name: "exception")
    /// The script ran longer than its time limit.
    public static let timeLimit = Code(name: "timeLimit")
    /// The script was stopped through a cancellation token, or its task was cancelled.
    public static let cancelled = Code(name: "cancelled")
    /// The context has been closed: its values and functions are gone.
    public static let contextClosed = Code(name: "contextClosed")
    /// A value has no counterpart of the type asked for.
    public static let conversion = Code(name: "conversion")
    /// A promise that nothing can settle any more.
    public static let neverSettles = Code(name: "neverSettles")
    /// A script that was stopped has left so many jobs behind that the machine cannot be used any more.
    public static let machineUnusable = Code(name: "machineUnusable")
  }

  /// A function on the stack, innermost first.
  public struct Frame: Hashable, Sendable {
    /// Empty for a function without a name; `global code`, `module code`, `eval code` outside of functions.
    public let function: String
    public let sourceURL: String
    public let line: Int?
    public let column: Int?
  }

  public let code: Code
  /// The name of the error, as `TypeError`; empty when what was thrown is no error object.
  public var name: String
  public var message: String
  /// The functions on the stack, one a line, innermost first, without those of the host.
  public var stack: String?
  /// The name that the script was evaluated under.
  public var sourceURL: String?
  /// Counts from 1.
  public var line: Int?
  /// Counts from 1, in UTF-16 code units.
  public var column: Int?
  /// What was thrown when it is no error object, as JavaScript would write it: `3`, `{"code":3}`.
  public var valueDescription: String?
  /// The Swift error that a closure of the host threw into the script.
  public var underlyingError: (any Error)?

  /// Finds the thrown value again when the error goes back into the script that it came from.
  var identity: UInt64 = 0

  init(code: Code, name: String, message: String) {
    self.code = code
    self.name = name
    self.message = message
  }

  /// An error to throw from a closure into the script that called it.
  ///
  /// `name` is that of one of the language's constructors (`TypeError`, `RangeError`...), or any other for an `Error`
  /// that bears it.
  public init(name: String = "Error", message: String) {
    self.init(code: .exception, name: name, message: message)
  }

  /// The stack, line by line.
  public var frames: [Frame] { stack.map(JSError.parseStack) ?? [] }
}

extension JSError: CustomStringConvertible {
  /// `a.js:3:2: ReferenceError: Can't find variable: x`, or what of it is known.
  public var description: String {
    place + summary
  }

  /// Name and message, without the place.
  public var summary: String {
    if let valueDescription { return valueDescription }
    if name.isEmpty { return message }
    return message.isEmpty ? name : "\(name): \(message)"
  }

  private var place: String {
    guard let line else { return sourceURL.map { $0.isEmpty ? "" : "\($0): " } ?? "" }
    let url = sourceURL.map { $0.isEmpty ? "<anonymous>" : $0 } ?? "<anonymous>"
    return column.map { "\(url):\(line):\($0): " } ?? "\(url):\(line): "
  }
}

extension JSError {
  /// What a script throws that ran longer than its time limit.
  public static let timeLimitExceeded = JSError(
    code: .timeLimit, name: "TimeoutError",
    message: "the script ran longer than its time limit; raise the limit or make it do less")
  static let cancelled = JSError(code: .cancelled, name: "AbortError", message: "the script was cancelled")
  static let contextClosed = JSError(
    code: .contextClosed, name: "InvalidStateError", message: "the context has been closed; its values cannot be used any more")
  static let machineUnusable = JSError(
    code: .machineUnusable, name: "InvalidStateError",
    message: "a script that was stopped left endless jobs behind; use a new virtual machine")

  static func conversion(_ message: String) -> JSError {
    JSError(code: .conversion, name: "TypeError", message: message)
  }

  /// Reads the engine's stack format, `function@url:line:column` a line.
  static func parseStack(_ stack: String) -> [Frame] {
    stack.split(separator: "\n").map { text in
      let at = text.firstIndex(of: "@")
      let function = at.map { String(text[..<$0]) } ?? ""
      var place = at.map { text[text.index(after: $0)...] } ?? text
      var numbers: [Int] = []
      while numbers.count < 2, let colon = place.lastIndex(of: ":"), let number = Int(place[place.index(after: colon)...]) {
        numbers.append(number)
        place = place[..<colon]
      }
      return Frame(
        function: function, sourceURL: String(place), line: numbers.last, column: numbers.count == 2 ? numbers[0] : nil)
    }
  }
}
