/// Targets of menus. Each calls the method whose name it has.
extension MarkupWKWebView {
  public func undoFromMenu(_ sender: Any?) { undo(handler: nil) }
  public func redoFromMenu(_ sender: Any?) { redo(handler: nil) }
  public func insertHRuleFromMenu(_ sender: Any?) { insertHRule() }
  public func indentFromMenu() { indent(handler: nil) }
  public func outdentFromMenu() { outdent(handler: nil) }
  public func bullets() { toggleListItem(type: .UL, handler: nil) }
  public func numbers() { toggleListItem(type: .OL, handler: nil) }

  public func pStyle() { restyle(.P) }
  public func h1Style() { restyle(.H1) }
  public func h2Style() { restyle(.H2) }
  public func h3Style() { restyle(.H3) }
  public func h4Style() { restyle(.H4) }
  public func h5Style() { restyle(.H5) }
  public func h6Style() { restyle(.H6) }
  public func preStyle() { restyle(.PRE) }

  private func restyle(_ style: StyleContext) { replaceStyle(selectionState.style, with: style, handler: nil) }

  public func addRowBefore() { addRow(.before, handler: nil) }
  public func addRowAfter() { addRow(.after, handler: nil) }
  public func addColBefore() { addCol(.before, handler: nil) }
  public func addColAfter() { addCol(.after, handler: nil) }
  public func addTableHeader() { addHeader(handler: nil) }
  public func deleteTableRow() { deleteRow(handler: nil) }
  public func deleteTableCol() { deleteCol(handler: nil) }
  public func deleteEntireTable() { deleteTable(handler: nil) }
  public func borderTableAll() { borderTable(.cell, handler: nil) }
  public func borderTableOuter() { borderTable(.outer, handler: nil) }
  public func borderTableHeader() { borderTable(.header, handler: nil) }
  public func borderTableNone() { borderTable(.none, handler: nil) }

  public func toggleBoldface(_ sender: Any?) { bold(handler: nil) }
  public func toggleItalics(_ sender: Any?) { italic(handler: nil) }
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
