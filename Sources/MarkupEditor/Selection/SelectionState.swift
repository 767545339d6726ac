import Foundation
import MarkupHost

/// What is selected, and what is on there.
@MainActor
public class SelectionState: @unchecked Sendable, ObservableObject, Identifiable, @MainActor CustomStringConvertible {
  // What guards it is the main actor.

  /// Whether the selection is in editable content. If not, only ``divid`` says something.
  @Published public var valid = false
  /// The id of the division that is selected; `editor` is the document.
  @Published public var divid: String?
  /// The selected text; nil for a cursor.
  @Published public var selection: String?
  /// Where the selection is, in CSS pixels; zeros without layout.
  @Published public var selrect: CGRect?

  /// The address of the link around the selection.
  @Published public var href: String?
  /// The text of the link around the selection.
  @Published public var link: String?

  /// The source of the selected image.
  @Published public var src: String?
  /// The description of the selected image.
  @Published public var alt: String?
  /// The width of the selected image, in CSS pixels, if it has one.
  @Published public var width: Int?
  /// The height of the selected image, in CSS pixels, if it has one.
  @Published public var height: Int?
  /// The scale of the selected image, in percent.
  @Published public var scale: Int?

  /// Whether the selection is in a table.
  @Published public var table = false
  /// Whether the last cell of the selection is in a header.
  @Published public var thead = false
  /// Whether the last cell of the selection is in a body.
  @Published public var tbody = false
  /// Whether the table has a header.
  @Published public var header = false
  /// Whether the header is one cell.
  @Published public var colspan = false
  /// The rows of the table.
  @Published public var rows = 0
  /// The columns of the table.
  @Published public var cols = 0
  /// Counts from 1; 0 outside of tables.
  @Published public var row = 0
  /// Counts from 1; 0 outside of tables.
  @Published public var col = 0
  /// Which borders the table shows.
  @Published public var border = MarkupEditor.TableBorder.cell

  /// The style of the block that the selection begins in.
  @Published public var style = StyleContext.Undefined
  /// The innermost list.
  @Published public var list = ListContext.Undefined
  /// Whether the selection is in an item of the list.
  @Published public var li = false
  /// Whether the selection is in a quote.
  @Published public var quote = false

  /// Whether there is a change to take back.
  @Published public var canUndo = false
  /// Whether there is a change to do again.
  @Published public var canRedo = false

  /// Whether bold is on.
  @Published public var bold = false
  /// Whether italic is on.
  @Published public var italic = false
  /// Whether underlining is on.
  @Published public var underline = false
  /// Whether striking through is on.
  @Published public var strike = false
  /// Whether lowering is on.
  @Published public var sub = false
  /// Whether raising is on.
  @Published public var sup = false
  /// Whether code is on.
  @Published public var code = false

  /// A state that says nothing, and is not valid.
  public init() {}

  /// Takes over everything of another state; nil resets all.
  public func reset(from selectionState: SelectionState?) {
    let other = selectionState ?? SelectionState()
    valid = other.valid
    divid = other.divid
    selection = other.selection
    selrect = other.selrect
    href = other.href
    link = other.link
    src = other.src
    alt = other.alt
    width = other.width
    height = other.height
    scale = other.scale ?? 100
    table = other.table
    thead = other.thead
    tbody = other.tbody
    header = other.header
    colspan = other.colspan
    rows = other.rows
    cols = other.cols
    row = other.row
    col = other.col
    border = other.border
    style = other.style
    list = other.list
    li = other.li
    quote = other.quote
    canUndo = other.canUndo
    canRedo = other.canRedo
    bold = other.bold
    italic = other.italic
    underline = other.underline
    strike = other.strike
    sub = other.sub
    sup = other.sup
    code = other.code
  }
}

extension SelectionState {
  /// The rectangle of the selection, at least one pixel wide and high.
  public var sourceRect: CGRect? {
    selrect.map { CGRect(x: $0.origin.x, y: $0.origin.y, width: max(1, $0.width), height: max(1, $0.height)) }
  }

  /// Whether the selection is in editable content.
  public var isValid: Bool { valid }
  /// Whether what is selected can be edited.
  public var isEditable: Bool { valid && divid != nil }
  /// Whether there is no link yet.
  public var isLinkable: Bool { href == nil }
  /// A click that selects nothing follows the link it is in.
  public var isFollowable: Bool { isInLink && selection == nil }
  /// Whether the selection is in a link.
  public var isInLink: Bool { link != nil && href != nil }
  /// Whether something can be put in without replacing anything.
  public var isInsertable: Bool { (selection ?? "").isEmpty }
  /// Whether the block is a paragraph, or unknown.
  public var isStyleNormal: Bool { style == .P || style == .Undefined }
  /// Whether no style is larger.
  public var isStyleLargest: Bool { style == .H1 }
  /// Whether no style is smaller.
  public var isStyleSmallest: Bool { isStyleNormal }
  /// Whether the selection is in a list.
  public var isInList: Bool { list != .Undefined }
  /// Whether the selection is in an item of a list.
  public var isInListItem: Bool { isInList && li }
  /// Whether an image is selected.
  public var isInImage: Bool { src != nil }
  /// Whether the selection is in a table.
  public var isInTable: Bool { table }

  /// Always true.
  public var canDent: Bool { true }
  /// Always true.
  public var canList: Bool { true }
  /// Always true.
  public var canFormat: Bool { true }
  /// Whether the style of the block can be changed.
  public var canStyle: Bool { style != .Undefined }
  /// Whether something can be put in.
  public var canInsert: Bool { isInsertable }
  /// Whether a link can be made.
  public var canLink: Bool { !isInLink }
  /// Whether there is something to copy.
  public var canCopyCut: Bool { selection != nil || isInImage }

  /// What is selected, over several lines; of an invalid state only the division.
  public var description: String {
    guard valid else { return "Selection in division \(divid ?? "none") is not valid" }
    var lines = ["Selection in division \(divid ?? "none"):"]
    lines.append(
      "  text: \(selection.map { "\"\($0)\"" } ?? "none"), style: \(style.tag), list: \(list.tag)\(quote ? ", in a quote" : "")")
    let formats = [
      ("bold", bold), ("italic", italic), ("underline", underline), ("strike", strike), ("sub", sub), ("sup", sup),
      ("code", code),
    ]
    let on = formats.filter(\.1).map(\.0)
    lines.append("  formats: \(on.isEmpty ? "none" : on.joined(separator: ", "))")
    if let href { lines.append("  link: \(href) \"\(link ?? "")\"") }
    if let src { lines.append("  image: \(src), \(width.map { "\($0)" } ?? "?") by \(height.map { "\($0)" } ?? "?")") }
    if table { lines.append("  table: row \(row) of \(rows), column \(col) of \(cols), border \(border.rawValue)") }
    lines.append("  history: \(canUndo ? "can undo" : "nothing to undo"), \(canRedo ? "can redo" : "nothing to redo")")
    return lines.joined(separator: "\n")
  }
}

extension SelectionState {
  /// The state that the editor reports as JSON.
  ///
  /// - Throws: `DecodingError` for JSON that is none, or no such state.
  convenience init(json: String) throws {
    let members = try JSONDecoder().decode(Members.self, from: Data(json.utf8))
    self.init()
    valid = members.valid ?? false
    divid = members.divid
    selection = members.selection.flatMap { $0.isEmpty ? nil : $0 }
    selrect = members.selection == nil ? nil : members.selrect?.rect
    href = members.href
    link = members.link
    src = members.src
    alt = members.alt
    width = whole(members.width)
    height = whole(members.height)
    scale = whole(members.scale)
    table = members.table ?? false
    thead = members.thead ?? false
    tbody = members.tbody ?? false
    header = members.header ?? false
    colspan = members.colspan?.isTrue ?? false
    rows = whole(members.rows) ?? 0
    cols = whole(members.cols) ?? 0
    row = whole(members.row) ?? 0
    col = whole(members.col) ?? 0
    border = members.border.flatMap { MarkupEditor.TableBorder(rawValue: $0) } ?? .cell
    style = members.style.map { StyleContext.with(tag: $0) } ?? .Undefined
    list = members.list.map { ListContext.with(tag: $0) } ?? .Undefined
    li = members.li ?? false
    quote = members.quote ?? false
    canUndo = members.canundo ?? false
    canRedo = members.canredo ?? false
    bold = members.bold ?? false
    italic = members.italic ?? false
    underline = members.underline ?? false
    strike = members.strike ?? false
    sub = members.sub ?? false
    sup = members.sup ?? false
    code = members.code ?? false
  }

  private func whole(_ number: Double?) -> Int? { number.flatMap { Int(exactly: $0) } }

  private struct Members: Decodable {
    let valid, table, thead, tbody, header, li, quote, canundo, canredo: Bool?
    let bold, italic, underline, strike, sub, sup, code: Bool?
    let divid, selection, href, link, src, alt, border, style, list: String?
    let width, height, scale, rows, cols, row, col: Double?
    let colspan: Flag?
    let selrect: MarkupMessage.Rect?
  }

  /// A boolean, or a number that counts as true where it says more than one.
  private enum Flag: Decodable {
    case bool(Bool)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }

    var isTrue: Bool {
      switch self {
      case .bool(let value): value
      case .number(let value): value > 1
      }
    }
  }
}

extension MarkupMessage.Rect {
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
