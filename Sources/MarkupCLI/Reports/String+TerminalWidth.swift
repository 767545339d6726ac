extension StringProtocol {
  /// How many columns of a terminal the text takes: East Asian characters and emoji two, marks that combine none.
  ///
  /// - SeeAlso: Unicode Standard Annex #11, East Asian Width.
  var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }
}

extension Character {
  fileprivate var terminalWidth: Int {
    // The emoji style of a character that is text by itself is asked for behind it.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.map(\.terminalWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var terminalWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    switch value {
    // Hangul syllables begin with these; the vowels and ends combine with them.
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
      0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
