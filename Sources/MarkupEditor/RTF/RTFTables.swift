/// A font of the font table.
struct RTFFont {
  var name = ""
  var characterSet: Int?
  var codePage: RTFCodePage?
  /// `\fmodern`: the family of the fonts for programs.
  var isModern = false
  /// `\fprq1`: all characters have one width.
  var isFixed = false

  private static let monospaced = [
    "courier", "mono", "consol", "menlo", "monaco", "source code", "fira code", "lucida typewriter",
  ]
  private static let eastAsian: Set = [128, 129, 130, 134, 136]

  var isMonospaced: Bool {
    let name = name.lowercased()
    if Self.monospaced.contains(where: name.contains) { return true }
    // Fonts of East Asia are declared so whose Latin letters differ in width all the same.
    return isModern && isFixed && !Self.eastAsian.contains(characterSet ?? 0)
  }
}

/// A paragraph style of the style sheet.
struct RTFStyle {
  var name = ""
  var outlineLevel: Int?
  var base: Int?
}

/// A list of the list table.
struct RTFList {
  struct Level {
    /// `\levelnfc`: 0 for Arabic numbers, 23 for a bullet, 255 for none, others for other numbers.
    var format = 0
    var start = 1

    var isOrdered: Bool { format != 23 }
    var isArabic: Bool { format == 0 || format == 22 }
    var hasNone: Bool { format == 255 }
  }

  var levels: [Level] = []
}

/// What the tables at the head of a document say.
struct RTFTables {
  var fonts: [Int: RTFFont] = [:]
  var styles: [Int: RTFStyle] = [:]
  var lists: [Int: RTFList] = [:]
  /// From the number that paragraphs give to the list's own.
  var overrides: [Int: Int] = [:]

  /// The level of the outline, from 0, that a style is at: its own, or that of the style that it is based on.
  func outlineLevel(ofStyle number: Int?) -> Int? {
    var next = number
    // A style sheet may say that styles are based on each other.
    for _ in 0..<20 {
      guard let number = next, let style = styles[number] else { return nil }
      if let level = style.outlineLevel { return level }
      if let level = Self.headingLevel(style.name) { return level }
      next = style.base == number ? nil : style.base
    }
    return nil
  }

  /// `heading 1` is level 0. Word keeps the English names in the files of all languages.
  private static func headingLevel(_ name: String) -> Int? {
    // Other names of the style follow behind commas.
    let name = name.lowercased().prefix { $0 != "," }
    guard name.hasPrefix("heading "), let number = Int(name.dropFirst(8)), (1...9).contains(number) else { return nil }
    return number - 1
  }

  func level(ofList number: Int, _ level: Int) -> RTFList.Level? {
    guard let list = lists[overrides[number] ?? number], !list.levels.isEmpty else { return nil }
    return list.levels[min(level, list.levels.count - 1)]
  }
}
