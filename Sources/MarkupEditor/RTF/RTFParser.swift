import MarkupHost

/// Reads RTF into blocks: keeps the state of each group, and sends text where the group's destination wants it.
struct RTFParser {
  private var tokenizer: RTFTokenizer
  private let maximumDepth: Int
  private let isRTF: Bool

  var state = RTFState()
  private var outer: [RTFState] = []
  var tables = RTFTables()
  var builder = RTFBuilder()
  /// The code page of the document.
  var codePage = RTFCodePage.windowsLatin
  /// `\deff`: the font of text that names none.
  var defaultFont: Int?

  /// Whether `\*` stands before the next word: who does not know the word leaves out the group.
  private var isIgnorable = false
  /// Characters left of those that stand for a `\u`.
  private var charactersToSkip = 0
  /// Bytes of text that are not decoded yet: a character may have two.
  private var bytes: [UInt8] = []
  private var units: [UInt16] = []

  // What tables, fields and pictures are read into.
  var text = ""
  var font: (number: Int, font: RTFFont)?
  var style: (number: Int?, style: RTFStyle) = (0, RTFStyle())
  var list = RTFList()
  var listNumber: Int?
  var override: (list: Int?, number: Int?) = (nil, nil)
  var marker: String?
  var numbering = RTFState.OldNumbering()
  var instructions: [String] = []
  var picture = RTFPictureBuilder()

  init(_ bytes: [UInt8], maximumDepth: Int) {
    let start = bytes.firstIndex { !($0 == 10 || $0 == 13 || $0 == 32 || $0 == 0) } ?? bytes.endIndex
    isRTF = bytes[start...].starts(with: "{\\rtf".utf8)
    tokenizer = RTFTokenizer(bytes)
    self.maximumDepth = maximumDepth
  }

  mutating func parse() throws(MarkupError) -> [RTFBlock] {
    guard isRTF else {
      throw MarkupError(.notRTF, "the data is no RTF, which begins with {\\rtf; use another type of the pasteboard")
    }
    while let token = tokenizer.next() {
      switch token {
      case .groupStart: try beginGroup()
      case .groupEnd:
        // What follows the document is no part of it.
        if outer.count == 1 { return finish() }
        endGroup()
      case .word(let word, let number): read(word, number)
      case .symbol(let symbol): read(symbol)
      case .byte(let byte): append([byte])
      case .text(let text): append(text)
      case .binary(let data): if state.destination == .picture { picture.data += data }
      }
    }
    return finish()
  }

  /// Ends the last paragraph, and the groups that the end of the data has cut off.
  private mutating func finish() -> [RTFBlock] {
    while outer.count > 1 { endGroup() }
    flush()
    return builder.finish(paragraph(), depth: state.depth)
  }

  // MARK: Groups

  private mutating func beginGroup() throws(MarkupError) {
    flush()
    charactersToSkip = 0
    isIgnorable = false
    guard outer.count < maximumDepth else {
      throw MarkupError(
        .rtfTooLarge, "the groups of the RTF are nested more than \(maximumDepth) deep; it is damaged, or made to do harm")
    }
    outer.append(state)
    state.opensDestination = false
  }

  private mutating func endGroup() {
    flush()
    charactersToSkip = 0
    isIgnorable = false
    guard let before = outer.popLast() else { return }
    let ended = state
    state = before
    if ended.opensDestination { finish(ended.destination) } else if ended.destination == .styleSheet { finishStyle() }
  }

  /// Sends the text of the group elsewhere from here on.
  mutating func begin(_ destination: RTFState.Destination) {
    flush()
    state.destination = destination
    state.opensDestination = true
  }

  /// Leaves out the rest of the group around this one.
  mutating func skipOuterGroup() {
    // The outermost is the document.
    if outer.count > 1 { outer[outer.count - 1].destination = .skipped }
  }

  // MARK: Words

  private mutating func read(_ word: String, _ number: Int?) {
    if charactersToSkip > 0 {
      charactersToSkip -= 1
      return
    }
    let isIgnorable = isIgnorable
    self.isIgnorable = false
    if word == "u" { return appendUnicode(number ?? 0) }
    // LibreOffice writes it between the halves of a surrogate pair.
    if word == "uc" {
      state.charactersAfterUnicode = max(0, number ?? 1)
      return
    }
    flush()
    if word == "ud", let alternative = state.alternative {
      state.destination = alternative
      state.alternative = nil
      return
    }
    guard state.destination != .skipped else { return }
    if !readDestination(word), !apply(word, number), isIgnorable {
      begin(.skipped)
    }
  }

  private mutating func read(_ symbol: UInt8) {
    if charactersToSkip > 0 {
      charactersToSkip -= 1
      return
    }
    switch symbol {
    case UInt8(ascii: "*"): isIgnorable = true
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): append([symbol])
    case UInt8(ascii: "~"): append("\u{A0}")
    case UInt8(ascii: "-"): append("\u{AD}")
    case UInt8(ascii: "_"): append("\u{2011}")
    case 9: append("\t")
    // How TextEdit ends its paragraphs.
    case 10, 13: read("par", nil)
    default: break
    }
  }

  // MARK: Text

  private mutating func append(_ more: some Collection<UInt8>) {
    let skipped = min(charactersToSkip, more.count)
    charactersToSkip -= skipped
    guard skipped < more.count, state.destination != .skipped else { return }
    if state.destination == .picture {
      picture.append(more.dropFirst(skipped))
    } else {
      if bytes.isEmpty { flush() }
      bytes += more.dropFirst(skipped)
    }
  }

  private mutating func appendUnicode(_ number: Int) {
    charactersToSkip = state.charactersAfterUnicode
    guard state.destination != .skipped else { return }
    if !bytes.isEmpty { flush() }
    // Numbers above 32767 are written as negative ones.
    units.append(UInt16(truncatingIfNeeded: number))
  }

  mutating func append(_ text: String) {
    flush()
    take(text)
  }

  /// Decodes what has come in and hands it on.
  mutating func flush() {
    if !units.isEmpty {
      // Fonts of pictures have their characters in the private use area.
      let symbols = units.map { (0xF020...0xF0FF).contains($0) ? UInt16(RTFCodePage.symbol(UInt8($0 & 0xFF)).value) : $0 }
      units = []
      take(String(decoding: symbols, as: UTF16.self))
    }
    if !bytes.isEmpty {
      let page = (state.font ?? defaultFont).flatMap { tables.fonts[$0]?.codePage } ?? codePage
      let text = page.text(bytes)
      bytes = []
      take(text)
    }
  }

  /// Text for the destination of the group.
  private mutating func take(_ text: String) {
    switch state.destination {
    case .body, .fieldResult:
      if !state.isHidden { appendToParagraph(text) }
    case .fontTable, .styleSheet:
      for part in text.split(separator: ";", omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0 { finishEntry() }
        self.text += part.element
      }
    case .marker: marker = (marker ?? "") + text
    case .instruction: if !instructions.isEmpty { instructions[instructions.count - 1] += text }
    case .propertyName: picture.propertyName += text
    case .propertyValue: picture.propertyValue += text
    case .skipped, .listTable, .list, .listLevel, .listOverrides, .oldNumbering, .field, .picture, .pictureProperties, .nestedRow:
      break
    }
  }

  private mutating func appendToParagraph(_ text: String) {
    // Apple's applications write a line break as the character for it.
    for (index, line) in text.split(separator: "\u{2028}", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { builder.append(.lineBreak(format)) }
      if !line.isEmpty { builder.append(String(line), format) }
    }
  }

  /// The format of text that comes now.
  var format: RTFFormat {
    var format = state.format
    if let font = state.font ?? defaultFont, tables.fonts[font]?.isMonospaced == true { format.marks.insert(.code) }
    // That links are underlined goes without saying.
    if format.link != nil { format.marks.remove(.underline) }
    return format
  }
}
