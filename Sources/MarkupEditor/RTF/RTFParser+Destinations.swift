extension RTFParser {
  /// Words that begin a destination, and whose groups the document does without.
  private static let skipped: Set = [
    "colortbl", "info", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf", "footnote",
    "annotation",
    "nonshppict", "objdata", "objclass", "NeXTGraphic", "bkmkstart", "bkmkend", "xe", "tc", "txe", "rxe", "pntxta", "pntxtb",
    "leveltext",
    "levelnumbers", "listname", "liststylename", "filetbl", "revtbl", "stextflow", "sp", "shpinst", "nonesttables", "template",
    "private",
  ]

  /// Whether the word begins a destination.
  mutating func readDestination(_ word: String) -> Bool {
    switch word {
    case "fonttbl": begin(.fontTable)
    case "stylesheet": begin(.styleSheet)
    case "listtable": begin(.listTable)
    case "list" where state.destination == .listTable:
      begin(.list)
      list = RTFList()
      listNumber = nil
    case "listlevel" where state.destination == .list:
      begin(.listLevel)
      list.levels.append(RTFList.Level())
    case "listoverridetable": begin(.listOverrides)
    case "listtext", "pntext": begin(.marker)
    case "pn":
      begin(.oldNumbering)
      numbering = RTFState.OldNumbering()
    case "field":
      begin(.field)
      instructions.append("")
    case "fldinst": begin(.instruction)
    case "fldrslt":
      begin(.fieldResult)
      if let link = instructions.last.flatMap(Self.address) { state.format.link = link }
    case "pict":
      begin(.picture)
      picture = RTFPictureBuilder()
    case "picprop" where state.destination == .picture: begin(.pictureProperties)
    case "sp" where state.destination == .pictureProperties:
      picture.propertyName = ""
      picture.propertyValue = ""
    case "sn" where state.destination == .pictureProperties: begin(.propertyName)
    case "sv" where state.destination == .pictureProperties: begin(.propertyValue)
    case "nesttableprops": begin(.nestedRow)
    case "upr":
      state.alternative = state.destination
      state.destination = .skipped
    // Groups around what is read.
    case "shppict", "object", "result", "shp", "shptxt", "shprslt": break
    default:
      guard Self.skipped.contains(word) else { return false }
      begin(.skipped)
      // TextEdit puts a character behind the name of a picture's file, in a group with it.
      if word == "NeXTGraphic" { skipOuterGroup() }
    }
    return true
  }

  /// What a destination has brought.
  mutating func finish(_ destination: RTFState.Destination) {
    switch destination {
    case .fontTable, .styleSheet: text = ""
    case .list: if let listNumber { tables.lists[listNumber] = list }
    case .oldNumbering: state.oldNumbering = numbering
    case .field: _ = instructions.popLast()
    case .propertyValue: picture.finishProperty()
    case .picture: if let finished = picture.finish(), !state.isHidden { builder.append(.picture(finished, format)) }
    case .body, .skipped, .listTable, .listLevel, .listOverrides, .marker, .instruction, .fieldResult, .pictureProperties,
      .propertyName,
      .nestedRow:
      break
    }
  }

  /// A semicolon in a table of fonts or styles.
  mutating func finishEntry() {
    if state.destination == .fontTable { finishFont() } else { finishStyle() }
  }

  private mutating func finishFont() {
    if let font {
      tables.fonts[font.number] = font.font
      tables.fonts[font.number]?.name = text
    }
    font = nil
    text = ""
  }

  mutating func finishStyle() {
    if !text.isEmpty, let number = style.number {
      style.style.name = text
      tables.styles[number] = style.style
    }
    style = (0, RTFStyle())
    text = ""
  }

  /// The address of a `HYPERLINK` field; nil for any other.
  private static func address(_ instruction: String) -> String? {
    var words = Words(instruction)
    guard words.next()?.uppercased() == "HYPERLINK" else { return nil }
    var address = ""
    while let word = words.next() {
      switch word {
      case "\\l": address += "#" + (words.next() ?? "")
      // A title, a target, a frame.
      case "\\o", "\\t": _ = words.next()
      case _ where word.hasPrefix("\\"): break
      default: if address.isEmpty { address = word }
      }
    }
    return address.isEmpty ? nil : address
  }

  /// The words of a field's instruction, quoted or not.
  private struct Words {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func next() -> String? {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return nil }
      if first == "\"" {
        rest = rest.dropFirst()
        let word = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(word.count + 1)
        return String(word)
      }
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(word.count)
      return String(word)
    }
  }
}
