/// A place in a text file: lines and columns count from 1, columns in UTF-16 code units, as the engine counts them.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The file, named as its user named it.
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, as compilers write it and editors follow it.
  public var description: String { "\(file):\(line):\(column)" }
}
