/// A script: its text, and the name and line that stacks give for it.
public struct JSSource: Sendable {
  enum Text: Sendable {
    case string(String)
    case immortal(ImmortalText)
  }

  struct ImmortalText: @unchecked Sendable {
    // Never written and never freed.
    let bytes: UnsafeRawBufferPointer
  }

  let text: Text
  /// The name that stacks and errors give for the script.
  public let sourceURL: String
  /// The line that the script begins on.
  public let startingLine: Int

  public init(_ text: String, sourceURL: String, startingLine: Int = 1) {
    self.text = .string(text)
    self.sourceURL = sourceURL
    self.startingLine = startingLine
  }

  /// A script whose text lies in the program itself; ASCII text is used where it lies, without a copy.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 that is neither changed nor freed as long as the process lives.
  ///   - sourceURL: the name that stacks and errors give for the script.
  ///   - startingLine: the line that the script begins on.
  public init(immortalUTF8 bytes: UnsafeRawBufferPointer, sourceURL: String, startingLine: Int = 1) {
    // The engine takes such texts as they lie only when they are ASCII, and counts their lines from 1.
    let isASCII = startingLine == 1 && !bytes.isEmpty && bytes.allSatisfy { $0 < 0x80 }
    text = isASCII ? .immortal(ImmortalText(bytes: bytes)) : .string(String(decoding: bytes, as: UTF8.self))
    self.sourceURL = sourceURL
    self.startingLine = startingLine
  }

  /// A script that is a literal of the program.
  public init(_ literal: StaticString, sourceURL: String, startingLine: Int = 1) {
    if literal.hasPointerRepresentation {
      let bytes = UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
      self.init(immortalUTF8: bytes, sourceURL: sourceURL, startingLine: startingLine)
    } else {
      self.init(String(describing: literal), sourceURL: sourceURL, startingLine: startingLine)
    }
  }
}
