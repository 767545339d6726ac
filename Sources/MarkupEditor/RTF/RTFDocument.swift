/// What of an RTF document the editor can hold: blocks, in order.
indirect enum RTFBlock {
  case paragraph(RTFParagraph)
  case table(RTFTable)
}

struct RTFParagraph {
  /// 1 to 6 for a heading.
  var heading: Int?
  var item: RTFListItem?
  var inlines: [RTFInline] = []

  var isEmpty: Bool { inlines.isEmpty }

  /// Whether all its text is code, and there is some.
  var isCode: Bool {
    heading == nil && item == nil && !inlines.isEmpty
      && inlines.allSatisfy { inline in
        switch inline {
        case .text(_, let format): format.marks.contains(.code)
        case .lineBreak: true
        case .picture: false
        }
      }
  }
}

/// The place of a paragraph in a list.
struct RTFListItem {
  /// Items of one list have one.
  var list: Int
  /// Deeper items have a larger one; what it counts in differs between lists.
  var level: Int
  var isOrdered: Bool
  /// The number of the item, where it is known.
  var number: Int?
  /// The number of the list's first item.
  var start = 1
}

enum RTFInline {
  case text(String, RTFFormat)
  case lineBreak(RTFFormat)
  case picture(RTFPicture, RTFFormat)
}

/// How text looks, as far as it means something.
struct RTFFormat: Hashable {
  struct Marks: OptionSet, Hashable {
    let rawValue: Int

    static let bold = Marks(rawValue: 1)
    static let italic = Marks(rawValue: 2)
    static let underline = Marks(rawValue: 4)
    static let strike = Marks(rawValue: 8)
    static let superscript = Marks(rawValue: 16)
    static let subscripted = Marks(rawValue: 32)
    static let code = Marks(rawValue: 64)
  }

  var marks: Marks = []
  var link: String?
}

struct RTFPicture {
  /// As in a MIME type: `png` or `jpeg`.
  var type: String
  var data: [UInt8]
  /// In CSS pixels.
  var width: Int?
  var height: Int?
  var description: String?
}

struct RTFTable {
  struct Row {
    var cells: [[RTFBlock]]
    var definition: RTFRowDefinition
  }

  var rows: [Row] = []
}

/// What `\trowd` begins: the cells of a row, which `\cell` then fills.
struct RTFRowDefinition {
  struct Cell {
    /// The right edge, in twips from the left of the page's text.
    var right: Int
    /// Goes on in the cell to its right.
    var startsColumns = false
    /// Belongs to the cell to its left.
    var continuesColumns = false
    /// Belongs to the cell above.
    var continuesRows = false
  }

  var left = 0
  var isHeader = false
  var cells: [Cell] = []
}
