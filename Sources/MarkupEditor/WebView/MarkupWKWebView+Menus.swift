/// Targets of menus. Each calls the method whose name it has.
extension MarkupWKWebView {
  /// Takes the last change back.
  public func undoFromMenu(_ sender: Any?) { undo(handler: nil) }
  /// Does the change again that was taken back last.
  public func redoFromMenu(_ sender: Any?) { redo(handler: nil) }
  /// Puts in a horizontal rule.
  public func insertHRuleFromMenu(_ sender: Any?) { insertHRule() }
  /// Puts the selected blocks deeper.
  public func indentFromMenu() { indent(handler: nil) }
  /// Takes the selected blocks out of a list or quote.
  public func outdentFromMenu() { outdent(handler: nil) }
  /// Switches a bulleted list on or off.
  public func bullets() { toggleListItem(type: .UL, handler: nil) }
  /// Switches a numbered list on or off.
  public func numbers() { toggleListItem(type: .OL, handler: nil) }

  /// Makes the selected blocks paragraphs.
  public func pStyle() { restyle(.P) }
  /// Makes the selected blocks headings of level 1.
  public func h1Style() { restyle(.H1) }
  /// Makes the selected blocks headings of level 2.
  public func h2Style() { restyle(.H2) }
  /// Makes the selected blocks headings of level 3.
  public func h3Style() { restyle(.H3) }
  /// Makes the selected blocks headings of level 4.
  public func h4Style() { restyle(.H4) }
  /// Makes the selected blocks headings of level 5.
  public func h5Style() { restyle(.H5) }
  /// Makes the selected blocks headings of level 6.
  public func h6Style() { restyle(.H6) }
  /// Makes the selected blocks code.
  public func preStyle() { restyle(.PRE) }

  private func restyle(_ style: StyleContext) { replaceStyle(selectionState.style, with: style, handler: nil) }

  /// Adds a row above.
  public func addRowBefore() { addRow(.before, handler: nil) }
  /// Adds a row below.
  public func addRowAfter() { addRow(.after, handler: nil) }
  /// Adds a column on the left.
  public func addColBefore() { addCol(.before, handler: nil) }
  /// Adds a column on the right.
  public func addColAfter() { addCol(.after, handler: nil) }
  /// Adds a header.
  public func addTableHeader() { addHeader(handler: nil) }
  /// Deletes the row of the selection.
  public func deleteTableRow() { deleteRow(handler: nil) }
  /// Deletes the column of the selection.
  public func deleteTableCol() { deleteCol(handler: nil) }
  /// Deletes the table.
  public func deleteEntireTable() { deleteTable(handler: nil) }
  /// Shows the borders of all cells.
  public func borderTableAll() { borderTable(.cell, handler: nil) }
  /// Shows the outer border alone.
  public func borderTableOuter() { borderTable(.outer, handler: nil) }
  /// Shows the outer border and that of the header.
  public func borderTableHeader() { borderTable(.header, handler: nil) }
  /// Shows no borders.
  public func borderTableNone() { borderTable(.none, handler: nil) }

  /// Makes the selection bold, or not.
  public func toggleBoldface(_ sender: Any?) { bold(handler: nil) }
  /// Makes the selection italic, or not.
  public func toggleItalics(_ sender: Any?) { italic(handler: nil) }
  /// Underlines the selection, or not.
  public func toggleUnderline(_ sender: Any?) { underline(handler: nil) }

  /// Asks the delegate to show its dialog for links.
  public func showPluggableLinkPopover() { markupDelegate?.markupShowLinkPopover(self) }
  /// Asks the delegate to show its dialog for images.
  public func showPluggableImagePopover() { markupDelegate?.markupShowImagePopover(self) }
  /// Asks the delegate to show its dialog for tables.
  public func showPluggableTablePopover() { markupDelegate?.markupShowTablePopover(self) }

  /// Kept for hosts that call it around a dialog of theirs; the handler is called.
  public func startModalInput(_ handler: (() -> Void)? = nil) { call("startModalInput", handler: handler) }
  /// Kept for hosts that call it around a dialog of theirs; the handler is called.
  public func endModalInput(_ handler: (() -> Void)? = nil) { call("endModalInput", handler: handler) }
}
