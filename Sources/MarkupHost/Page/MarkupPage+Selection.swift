import JSBridge

/// Selecting without a mouse, and changing what is selected or found.
extension MarkupPage {
  /// Selects text of the document, its `occurrence`th appearance, across marks but not across blocks.
  ///
  /// - Parameters:
  ///   - text: the text to select.
  ///   - occurrence: counts from 1; -1 is the last.
  /// - Throws: ``MarkupError/Code/textNotFound`` when it is not there.
  public func selectText(_ text: String, occurrence: Int = 1) throws {
    guard try callEditor("selectText", text, occurrence).isTruthy else {
      let which = occurrence == 1 ? "" : " \(occurrence) times"
      throw MarkupError(.textNotFound, "\"\(text)\" is not in the document\(which); select text that is, within one block")
    }
  }

  /// Selects the node that an element of the editor shows: an image or rule itself, the content of anything else.
  ///
  /// - Parameters:
  ///   - selector: a selector as for `querySelector`.
  ///   - occurrence: counts from 1; -1 is the last.
  /// - Throws: ``MarkupError/Code/noSuchElement`` when no element of the document matches; `JSError` for an invalid selector.
  public func selectElement(_ selector: String, occurrence: Int = 1) throws {
    guard try callEditor("selectElement", selector, occurrence).isTruthy else {
      throw MarkupError(.noSuchElement, "no element matches \"\(selector)\"; select one that is in the document")
    }
  }

  /// Selects cells of the table that the selection is in, from one corner to the other. Rows and columns count from 1.
  ///
  /// - Returns: whether the table has such cells.
  @discardableResult
  public func selectCells(row: Int, column: Int, toRow: Int? = nil, toColumn: Int? = nil) throws -> Bool {
    try callEditor("selectCells", row, column, toRow ?? row, toColumn ?? column).isTruthy
  }

  /// Selects between two positions of the ProseMirror document; the second is where the selection can be extended.
  ///
  /// - Returns: whether the selection changed.
  /// - Throws: `JSError` for a position outside of the document.
  @discardableResult
  public func setSelection(from: Int, to: Int) throws -> Bool { try callEditor("setSelection", from, to).isTruthy }

  /// Selects the whole document.
  @discardableResult
  public func selectAll() throws -> Bool { try callEditor("selectAll").isTruthy }

  /// Puts text in the place of the selection, with the marks that are on there.
  ///
  /// - Returns: whether the document changed.
  @discardableResult
  public func insertText(_ text: String) throws -> Bool { try callEditor("insertText", text).isTruthy }

  /// Puts HTML in the place of the selection, as far as the editor's schema holds it.
  ///
  /// - Returns: whether the document changed.
  @discardableResult
  public func insertHTML(_ html: String) throws -> Bool { try callEditor("insertHTML", html).isTruthy }

  /// Replaces the appearance of a text that is selected, or the next one from the selection on, round the end if need be. The
  /// cursor comes behind the new text.
  ///
  /// - Returns: whether anything was replaced.
  @discardableResult
  public func replace(_ text: String, with replacement: String) throws -> Bool {
    try callEditor("replace", text, replacement).isTruthy
  }

  /// Replaces every appearance of a text, across marks but not across blocks, in one step to undo.
  ///
  /// - Returns: whether anything was replaced.
  @discardableResult
  public func replaceAll(_ text: String, with replacement: String) throws -> Bool {
    try callEditor("replaceAll", text, replacement).isTruthy
  }

  /// Replaces every match of a JavaScript regular expression; `$1` and so on in the replacement are its captures.
  ///
  /// - Parameters:
  ///   - pattern: the source of a JavaScript regular expression.
  ///   - flags: those of `RegExp`, such as `i`; all matches are replaced with or without `g`.
  ///   - replacement: what takes the place of each match.
  /// - Returns: whether anything was replaced.
  /// - Throws: `JSError` for an invalid expression.
  @discardableResult
  public func replaceAll(matching pattern: String, flags: String = "", with replacement: String) throws -> Bool {
    let expression = try perform { try context.globalObject["RegExp"].construct(pattern, flags) }
    return try callEditor("replaceAll", expression, replacement).isTruthy
  }
}
