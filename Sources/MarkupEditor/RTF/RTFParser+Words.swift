extension RTFParser {
  /// Whether the word means something where it stands.
  mutating func apply(_ word: String, _ number: Int?) -> Bool {
    switch state.destination {
    case .body, .field, .fieldResult, .nestedRow: return applyToBody(word, number)
    case .marker:
      if word == "tab" { marker = (marker ?? "") + "\t" } else { _ = applyToCharacters(word, number) || appendCharacter(word) }
      return true
    case .instruction: return applyToCharacters(word, number) || appendCharacter(word)
    case .propertyName, .propertyValue: return false
    case .fontTable: return applyToFont(word, number)
    case .styleSheet: return applyToStyle(word, number)
    case .list:
      if word == "listid" { listNumber = number }
      return true
    case .listLevel:
      applyToListLevel(word, number)
      return true
    case .listOverrides:
      applyToOverride(word, number)
      return true
    case .oldNumbering:
      applyToOldNumbering(word, number)
      return true
    case .picture, .pictureProperties: return picture.apply(word, number)
    case .skipped, .listTable: return true
    }
  }

  // MARK: The text of the document

  private mutating func applyToBody(_ word: String, _ number: Int?) -> Bool {
    switch word {
    case "par", "sect": endParagraph()
    case "line", "softline", "lbr": builder.append(.lineBreak(format))
    case "tab": append("\t")
    case "cell": builder.endCell(takeParagraph(), depth: 1)
    case "nestcell": builder.endCell(takeParagraph(), depth: max(2, state.depth))
    case "row":
      builder.endRow(depth: 1)
      marker = nil
    case "nestrow": builder.endRow(depth: max(2, state.depth))
    case "ansicpg": codePage = number.map(RTFCodePage.init(number:)) ?? .windowsLatin
    case "mac": codePage = .mac
    case "pc": codePage = RTFCodePage(number: 437)
    case "pca": codePage = RTFCodePage(number: 850)
    default:
      return applyToCharacters(word, number) || applyToParagraph(word, number) || applyToRow(word, number)
        || appendCharacter(word)
    }
    return true
  }

  private mutating func endParagraph() {
    builder.endParagraph(takeParagraph(), depth: state.depth)
  }

  private mutating func takeParagraph() -> RTFParagraph {
    defer { marker = nil }
    return paragraph()
  }

  /// The paragraph that is open, as far as its properties go.
  mutating func paragraph() -> RTFParagraph {
    var paragraph = RTFParagraph()
    if let level = state.outlineLevel ?? tables.outlineLevel(ofStyle: state.style), (0..<9).contains(level) {
      paragraph.heading = min(level + 1, 6)
      // The number of a heading is made by its writer, and would be lost.
      if let marker, builder.hasText {
        builder.prepend(marker.split(whereSeparator: \.isWhitespace).joined(separator: " ") + " ")
      }
    } else {
      paragraph.item = item()
    }
    return paragraph
  }

  private func item() -> RTFListItem? {
    let text = marker?.trimmingWhitespace ?? ""
    // `2.` or `(2)`
    let number = Int(text.filter { !".()[]:-".contains($0) })
    if let list = state.list, list != 0 {
      guard let level = tables.level(ofList: list, state.listLevel) else {
        guard marker != nil else { return nil }
        return RTFListItem(list: list, level: state.listLevel, isOrdered: Self.isNumber(text), number: number)
      }
      if level.hasNone { return nil }
      return RTFListItem(
        list: tables.overrides[list] ?? list, level: state.listLevel, isOrdered: level.isOrdered,
        number: level.isArabic ? number : nil, start: level.start)
    }
    if let numbering = state.oldNumbering {
      return RTFListItem(
        list: -1, level: numbering.level ?? state.leftIndent, isOrdered: numbering.isOrdered,
        number: numbering.isOrdered ? number : nil)
    }
    // A writer that put only the text of a list there.
    guard marker != nil, !text.isEmpty else { return nil }
    return RTFListItem(list: -2, level: state.leftIndent, isOrdered: Self.isNumber(text), number: number)
  }

  /// Whether the text before an item is a number, in whatever script: something with a dot or bracket behind.
  private static func isNumber(_ text: String) -> Bool {
    guard let last = text.last, ".)".contains(last) else { return false }
    return text.dropLast().contains { $0.isLetter || $0.isNumber }
  }

  // MARK: Characters

  private mutating func applyToCharacters(_ word: String, _ number: Int?) -> Bool {
    let isOn = number != 0
    func set(_ mark: RTFFormat.Marks, _ isOn: Bool, _ state: inout RTFState) {
      if isOn { state.format.marks.insert(mark) } else { state.format.marks.remove(mark) }
    }
    switch word {
    case "plain": state.resetCharacters()
    case "b": set(.bold, isOn, &state)
    case "i": set(.italic, isOn, &state)
    case "strike", "striked": set(.strike, isOn, &state)
    case "ulnone": set(.underline, false, &state)
    case "ul", "uld", "uldash", "uldashd", "uldashdd", "uldb", "ulhwave", "ulldash", "ulth", "ulthd", "ulthdash", "ulthdashd",
      "ulthdashdd", "ulthldash", "ululdbwave", "ulw", "ulwave":
      set(.underline, isOn, &state)
    case "super", "up":
      set(.superscript, isOn, &state)
      set(.subscripted, false, &state)
    case "sub", "dn":
      set(.subscripted, isOn, &state)
      set(.superscript, false, &state)
    case "nosupersub":
      set(.superscript, false, &state)
      set(.subscripted, false, &state)
    case "f": state.font = number
    case "deff": defaultFont = number
    case "v", "deleted": state.isHidden = isOn
    default: return false
    }
    return true
  }

  /// Whether the word stands for a character.
  private mutating func appendCharacter(_ word: String) -> Bool {
    let characters = [
      "emdash": "\u{2014}", "endash": "\u{2013}", "lquote": "\u{2018}", "rquote": "\u{2019}", "ldblquote": "\u{201C}",
      "rdblquote": "\u{201D}", "bullet": "\u{2022}", "emspace": "\u{2003}", "enspace": "\u{2002}", "qmspace": "\u{2005}",
      "ltrmark": "\u{200E}", "rtlmark": "\u{200F}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "zwbo": "\u{200B}",
      "zwnbo": "\u{2060}",
    ]
    guard let character = characters[word] else { return false }
    append(character)
    return true
  }

  // MARK: Paragraphs and rows

  private mutating func applyToParagraph(_ word: String, _ number: Int?) -> Bool {
    switch word {
    case "pard": state.resetParagraph()
    case "s": state.style = number
    case "outlinelevel": state.outlineLevel = number
    case "ls": state.list = number
    case "ilvl": state.listLevel = min(max(0, number ?? 0), 8)
    case "li", "lin": state.leftIndent = number ?? 0
    case "intbl": state.isInTable = number != 0
    case "itap": state.tableDepth = max(0, number ?? 0)
    default: return false
    }
    return true
  }

  private mutating func applyToRow(_ word: String, _ number: Int?) -> Bool {
    // Before the first paragraph of a row, the depth is that of a paragraph before the table.
    let depth = state.destination == .nestedRow ? max(2, state.depth) : max(1, state.depth)
    switch word {
    case "trowd": builder.beginRow(depth)
    case "trleft": builder.define(depth) { $0.left = number ?? 0 }
    case "trhdr": builder.define(depth) { $0.isHeader = number != 0 }
    case "clmgf": builder.defineCell(depth) { $0.startsColumns = true }
    case "clmrg": builder.defineCell(depth) { $0.continuesColumns = true }
    case "clvmrg": builder.defineCell(depth) { $0.continuesRows = true }
    case "cellx": builder.endCellDefinition(depth, right: number ?? 0)
    default: return false
    }
    return true
  }

  // MARK: Tables at the head

  private mutating func applyToFont(_ word: String, _ number: Int?) -> Bool {
    switch word {
    case "f": font = (number ?? 0, RTFFont())
    case "fcharset":
      font?.font.characterSet = number
      font?.font.codePage = number.flatMap(RTFCodePage.init(characterSet:))
    case "cpg": font?.font.codePage = number.map(RTFCodePage.init(number:))
    case "fmodern": font?.font.isModern = true
    case "fprq": font?.font.isFixed = number == 1
    default: return false
    }
    return true
  }

  private mutating func applyToStyle(_ word: String, _ number: Int?) -> Bool {
    switch word {
    case "s": style.number = number ?? 0
    // Styles of characters, sections and tables are counted apart.
    case "cs", "ds", "ts": style.number = nil
    case "outlinelevel": style.style.outlineLevel = number
    case "sbasedon": style.style.base = number
    default: return false
    }
    return true
  }

  private mutating func applyToListLevel(_ word: String, _ number: Int?) {
    guard !list.levels.isEmpty else { return }
    switch word {
    case "levelnfc", "levelnfcn": list.levels[list.levels.count - 1].format = number ?? 0
    case "levelstartat": list.levels[list.levels.count - 1].start = number ?? 1
    default: break
    }
  }

  private mutating func applyToOverride(_ word: String, _ number: Int?) {
    switch word {
    case "listid": override.list = number
    case "ls": override.number = number
    default: return
    }
    guard let list = override.list, let number = override.number else { return }
    tables.overrides[number] = list
    override = (nil, nil)
  }

  private mutating func applyToOldNumbering(_ word: String, _ number: Int?) {
    switch word {
    case "pnlvlblt": numbering.isOrdered = false
    case "pnlvlbody", "pndec", "pnucltr", "pnlcltr", "pnucrm", "pnlcrm", "pncard", "pnord": numbering.isOrdered = true
    case "pnlvl":
      numbering.isOrdered = true
      numbering.level = number
    default: break
    }
  }
}

extension String {
  fileprivate var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
