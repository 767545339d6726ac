import MarkupHost

extension HTMLFile {
  /// The document that an operand names: a file, or `-` for standard input.
  init(operand: String) throws {
    if operand == "-" {
      try self.init(try Terminal.readInput(), name: "standard input")
    } else {
      try self.init(contentsOf: operand)
    }
  }
}
