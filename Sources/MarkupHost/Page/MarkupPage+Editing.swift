import JSBridge

/// The commands of the editor. They act on the selection, and post the messages that the delegate gets.
///
/// All throw a `JSError` when a script of the page throws or runs past the time limit, and ``MarkupError`` after
/// ``MarkupPage/close()``. A command that does not apply changes nothing.
extension MarkupPage {
  // MARK: Formats

  public func toggleBold() throws { try callEditor("toggleBold") }
  public func toggleItalic() throws { try callEditor("toggleItalic") }
  public func toggleUnderline() throws { try callEditor("toggleUnderline") }
  public func toggleStrike() throws { try callEditor("toggleStrike") }
  public func toggleSubscript() throws { try callEditor("toggleSubscript") }
  public func toggleSuperscript() throws { try callEditor("toggleSuperscript") }
  public func toggleCode() throws { try callEditor("toggleCode") }

  // MARK: Blocks and lists

  /// Makes the selected blocks paragraphs, headings or code.
  public func setStyle(_ style: ParagraphStyle) throws { try callEditor("setStyle", style.rawValue) }

  public enum ParagraphStyle: String, CaseIterable, Sendable {
    case paragraph = "P"
    case heading1 = "H1"
    case heading2 = "H2"
    case heading3 = "H3"
    case heading4 = "H4"
    case heading5 = "H5"
    case heading6 = "H6"
    case code = "PRE"
  }

  /// Puts the selected blocks into a list, takes them out, or changes the kind of their list.
  public func toggleListItem(_ list: ListKind) throws { try callEditor("toggleListItem", list.rawValue) }

  public enum ListKind: String, CaseIterable, Sendable {
    case bulleted = "UL"
    case numbered = "OL"
  }

  public func indent() throws { try callEditor("indent") }
  public func outdent() throws { try callEditor("outdent") }
  public func insertHorizontalRule() throws { try callEditor("insertHRule") }

  // MARK: Links and images

  /// Links the selected text, or inserts the address as its own text.
  public func insertLink(_ href: String) throws { try callEditor("insertLink", href) }

  /// Links the selection to a heading, which gets an id where it has none; at a cursor, inserts the heading's text as a link.
  ///
  /// - Returns: whether there is such a heading.
  @discardableResult public func linkToHeading(_ text: String, occurrence: Int = 1) throws -> Bool {
    try callEditor("linkToHeading", text, occurrence).isTruthy
  }

  public func deleteLink() throws { try callEditor("deleteLink") }

  public func insertImage(source: String, alternativeText: String? = nil) throws {
    if let alternativeText {
      try callEditor("insertImage", source, alternativeText)
    } else {
      try callEditor("insertImage", source)
    }
  }

  /// Changes the selected image.
  public func modifyImage(source: String, alternativeText: String?) throws {
    try callEditor("modifyImage", source, alternativeText ?? window.context.null)
  }

  // MARK: Tables

  public func insertTable(rows: Int, columns: Int) throws { try callEditor("insertTable", rows, columns) }
  public func addRow(_ side: TableSide) throws { try callEditor("addRow", side.rawValue) }
  public func addColumn(_ side: TableSide) throws { try callEditor("addCol", side.rawValue) }

  /// Adds a header row; `spansColumns`: as one cell.
  public func addHeader(spansColumns: Bool = true) throws { try callEditor("addHeader", spansColumns) }
  public func deleteTable(_ area: TableArea) throws { try callEditor("deleteTableArea", area.rawValue) }
  public func setTableBorder(_ border: TableBorder) throws { try callEditor("borderTable", border.rawValue) }

  /// Makes the selected cells one. Answers whether it did.
  @discardableResult public func mergeCells() throws -> Bool { try callEditor("mergeCells").isTruthy }
  /// Splits the selected cell that spans several rows or columns. Answers whether it did.
  @discardableResult public func splitCell() throws -> Bool { try callEditor("splitCell").isTruthy }

  /// Gives the selected columns a width in pixels; nil: that of their content. Answers whether it was another one before.
  @discardableResult public func setColumnWidth(_ pixels: Int?) throws -> Bool {
    try callEditor("setColumnWidth", pixels ?? 0).isTruthy
  }

  public enum TableSide: String, Sendable {
    case before = "BEFORE"
    case after = "AFTER"
  }

  public enum TableArea: String, Sendable {
    case row = "ROW"
    case column = "COL"
    case table = "TABLE"
  }

  public enum TableBorder: String, Sendable {
    case outer, header, cell, none
  }

  // MARK: History

  /// Takes the last change back. Answers whether there was one.
  @discardableResult public func undo() throws -> Bool { try callEditor("doUndo").isTruthy }
  @discardableResult public func redo() throws -> Bool { try callEditor("doRedo").isTruthy }
  public var canUndo: Bool { get throws { try callEditor("canUndo").isTruthy } }
  public var canRedo: Bool { get throws { try callEditor("canRedo").isTruthy } }

  // MARK: Search

  /// Selects the next match from the selection on, round the end of the document if need be.
  ///
  /// - Parameters:
  ///   - text: what to look for.
  ///   - direction: where to, from the selection.
  ///   - activates: makes Enter go to the next match until ``cancelSearch()``.
  public func search(for text: String, _ direction: SearchDirection = .forward, activates: Bool = false) throws {
    try callEditor("searchFor", text, direction.rawValue, activates ? "true" : "false")
  }

  public func deactivateSearch() throws { try callEditor("deactivateSearch") }
  public func cancelSearch() throws { try callEditor("cancelSearch") }

  public enum SearchDirection: String, Sendable {
    case forward, backward
  }

  // MARK: Divisions

  /// Adds an editable division, or one that only shows its HTML.
  public func addDivision(
    id: String, parentID: String? = nil, cssClass: String? = nil, attributes: EditableAttributes? = nil, html: String? = nil
  ) throws {
    try callEditor("addDiv", id, parentID, cssClass, attributes?.json, nil as String?, html)
  }

  public func removeDivision(id: String) throws { try callEditor("removeDiv", id) }
  public func removeAllDivisions() throws { try callEditor("removeAllDivs") }
  public func focus(onDivision id: String) throws { try callEditor("focusOn", id) }

  // MARK: Focus

  public func focus() throws { try callEditor("focus") }
  /// Puts the cursor where text begins.
  public func resetSelection() throws { try callEditor("resetSelection") }
}
