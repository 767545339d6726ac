/// What the editor says of its selection (`MU.getSelectionState`).
///
/// Where the selection is not valid, only ``isValid`` and ``divID`` mean anything.
public struct SelectionState: Hashable, Sendable {
  /// The id of the division that holds the selection; `editor`: the document itself.
  public var divID: String?
  public var isValid = false
  /// The selected text; nil for a cursor, and for what has no text, such as an image.
  public var selectedText: String?
  public var rect: MarkupMessage.Rect?

  /// The link that the selection is in, and its text.
  public var href: String?
  public var link: String?

  /// The one selected image.
  public var imageSource: String?
  public var imageAlternativeText: String?
  public var imageWidth: Int?
  public var imageHeight: Int?

  public var isInTable = false
  public var isInTableHeader = false
  public var isInTableBody = false
  public var hasTableHeader = false
  public var headerColumnSpan: Int?
  public var rowCount = 0
  public var columnCount = 0
  /// From 1.
  public var row = 0
  /// From 1.
  public var column = 0
  /// `outer`, `header`, `cell` or `none`.
  public var border: String?

  /// `P`, `H1` to `H6` or `PRE`, with `+` after it when blocks of several kinds are selected.
  public var style: String?
  /// `UL` or `OL`.
  public var list: String?
  public var isInQuote = false

  public var isBold = false
  public var isItalic = false
  public var isUnderlined = false
  public var isStruck = false
  public var isSubscript = false
  public var isSuperscript = false
  public var isCode = false

  public var canUndo = false
  public var canRedo = false

  public var isInLink: Bool { link != nil && href != nil }
  /// A click that selects nothing follows the link it is in.
  public var isFollowable: Bool { isInLink && selectedText == nil }
  public var isInImage: Bool { imageSource != nil }
  public var isInList: Bool { list != nil }
}

extension SelectionState: Decodable {
  private enum CodingKeys: String, CodingKey {
    case divid, valid, selection, selrect, href, link, src, alt, width, height
    case table, thead, tbody, header, colspan, rows, cols, row, col, border
    case style, list, quote, bold, italic, underline, strike, sub, sup, code, canundo, canredo
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? { try members.decodeIfPresent(String.self, forKey: key) }
    func flag(_ key: CodingKeys) throws -> Bool { try members.decodeIfPresent(Bool.self, forKey: key) ?? false }
    func whole(_ key: CodingKeys) throws -> Int? {
      try members.decodeIfPresent(Double.self, forKey: key).flatMap { Int(exactly: $0.rounded()) }
    }

    divID = try text(.divid)
    isValid = try flag(.valid)
    selectedText = try text(.selection).flatMap { $0.isEmpty ? nil : $0 }
    rect = try members.decodeIfPresent(MarkupMessage.Rect.self, forKey: .selrect)
    href = try text(.href)
    link = try text(.link)
    imageSource = try text(.src)
    imageAlternativeText = try text(.alt)
    imageWidth = try whole(.width)
    imageHeight = try whole(.height)
    isInTable = try flag(.table)
    isInTableHeader = try flag(.thead)
    isInTableBody = try flag(.tbody)
    hasTableHeader = try flag(.header)
    headerColumnSpan = try whole(.colspan)
    rowCount = try whole(.rows) ?? 0
    columnCount = try whole(.cols) ?? 0
    row = try whole(.row) ?? 0
    column = try whole(.col) ?? 0
    border = try text(.border)
    style = try text(.style)
    list = try text(.list)
    isInQuote = try flag(.quote)
    isBold = try flag(.bold)
    isItalic = try flag(.italic)
    isUnderlined = try flag(.underline)
    isStruck = try flag(.strike)
    isSubscript = try flag(.sub)
    isSuperscript = try flag(.sup)
    isCode = try flag(.code)
    canUndo = try flag(.canundo)
    canRedo = try flag(.canredo)
  }
}
