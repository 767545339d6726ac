/// What holds inside a group, and ends with it.
struct RTFState {
  /// What becomes of the text of a group.
  enum Destination: Equatable {
    case body
    case skipped
    case fontTable
    case styleSheet
    case listTable
    case list
    case listLevel
    case listOverrides
    /// The number or bullet that a writer has put before an item, for readers that know no lists.
    case marker
    /// `\pn`, the lists of Word 95 and WordPad.
    case oldNumbering
    case field
    case instruction
    case fieldResult
    case picture
    case pictureProperties
    case propertyName
    case propertyValue
    case nestedRow
  }

  var destination = Destination.body
  /// Whether the group is the one that begins its destination.
  var opensDestination = false
  /// Of the text that `\ud` writes better than the rest of its `\upr`.
  var alternative: Destination?
  /// How many characters stand for one `\u`, for readers that do not know it.
  var charactersAfterUnicode = 1

  // Characters
  var format = RTFFormat()
  var font: Int?
  var isHidden = false

  // Paragraph
  var style: Int?
  var outlineLevel: Int?
  var list: Int?
  var listLevel = 0
  var oldNumbering: OldNumbering?
  var leftIndent = 0
  var isInTable = false
  var tableDepth = 0

  struct OldNumbering {
    var isOrdered = false
    var level: Int?
  }

  mutating func resetCharacters() {
    let link = format.link
    format = RTFFormat(link: link)
    font = nil
    isHidden = false
  }

  mutating func resetParagraph() {
    style = nil
    outlineLevel = nil
    list = nil
    listLevel = 0
    oldNumbering = nil
    leftIndent = 0
    isInTable = false
    tableDepth = 0
  }

  /// How many tables the paragraph is in.
  var depth: Int {
    // Deeper than any document, and not so deep that a number could take all memory.
    isInTable || tableDepth > 0 ? min(max(1, tableDepth), 20) : 0
  }
}
