/// A document, suite, script or option that cannot be used as it stands.
///
/// What a script throws is a `JSError` instead.
public struct MarkupError: Error, Sendable, CustomStringConvertible {
  /// What kind of error it is, to be compared with the constants; new ones may come.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    let name: String
    public var description: String { name }

    public init(_ name: String) { self.name = name }

    /// A file is not there or cannot be read.
    public static let unreadableFile = Code("unreadableFile")
    /// A file cannot be written.
    public static let unwritableFile = Code("unwritableFile")
    /// A file was changed between being read and being written.
    public static let fileChanged = Code("fileChanged")
    /// Two results would be written to one file, or over an input.
    public static let conflictingOutputs = Code("conflictingOutputs")
    /// A file is not text in UTF-8.
    public static let notText = Code("notText")
    /// A script or page asked for a file outside of the base directory, or for the network.
    public static let outsideBaseDirectory = Code("outsideBaseDirectory")
    /// A JSON file breaks the grammar of JSON.
    public static let invalidJSON = Code("invalidJSON")
    /// A test suite is JSON but no suite.
    public static let invalidSuite = Code("invalidSuite")
    /// An option of a page has a value that it cannot have.
    public static let invalidConfiguration = Code("invalidConfiguration")
    /// A name is taken by another message handler.
    public static let duplicateMessageHandler = Code("duplicateMessageHandler")
    /// A page was used after ``MarkupPage/close()``.
    public static let pageClosed = Code("pageClosed")
    /// A value has no counterpart on the other side of the bridge.
    public static let unsupportedValue = Code("unsupportedValue")
    /// A key combination names a key that no keyboard has.
    public static let unknownKey = Code("unknownKey")
    /// No element of the document matches a selector.
    public static let noSuchElement = Code("noSuchElement")
    /// The text to select is not in the document.
    public static let textNotFound = Code("textNotFound")
    /// A promise cannot settle any more: nothing that could settle it is left to run.
    public static let unsettledPromise = Code("unsettledPromise")
  }

  public let code: Code
  /// What is wrong; then, after a semicolon, what to do.
  public let message: String
  public let position: SourcePosition?

  public init(_ code: Code, _ message: String, at position: SourcePosition? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// `file:line:column: message`, or the message alone.
  public var description: String {
    position.map { "\($0): \(message)" } ?? message
  }
}
