extension String {
  /// The text as a terminal may have it: line ends and tabs as they are, and what a terminal would obey, or what would turn the direction
  /// of the text that follows, written as escapes. Names, messages and console output are anybody's text.
  var terminalSafe: String { escaped { $0 == "\n" || $0 == "\t" } }

  /// The text on one line, with all that does not show as a character written as escapes.
  var onOneLine: String { escaped { _ in false } }

  private func escaped(except isKept: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.isUnsafeInTerminals && !isKept($0) }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case _ where !scalar.isUnsafeInTerminals || isKept(scalar): result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Control characters, line ends of every kind, and marks that turn the direction of what follows.
  ///
  /// - SeeAlso: Unicode Technical Report #36, Bidirectional Text Spoofing.
  var isUnsafeInTerminals: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
