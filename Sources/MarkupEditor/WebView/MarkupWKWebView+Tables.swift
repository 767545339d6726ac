/// The table that the selection is in.
extension MarkupWKWebView {
  /// Puts in a table.
  public func insertTable(rows: Int, cols: Int, handler: (() -> Void)? = nil) {
    call("insertTable", rows, cols, handler: handler)
  }
  /// Does the same, and waits for it; see ``insertTable(rows:cols:handler:)``.
  public func insertTable(rows: Int, cols: Int) async { await finished { insertTable(rows: rows, cols: cols, handler: $0) } }

  /// Adds a row above or below.
  public func addRow(_ direction: TableDirection, handler: (() -> Void)? = nil) {
    call("addRow", direction.name, handler: handler)
  }
  /// Does the same, and waits for it; see ``addRow(_:handler:)``.
  public func addRow(_ direction: TableDirection) async { await finished { addRow(direction, handler: $0) } }

  /// Adds a column on the left or right.
  public func addCol(_ direction: TableDirection, handler: (() -> Void)? = nil) {
    call("addCol", direction.name, handler: handler)
  }
  /// Does the same, and waits for it; see ``addCol(_:handler:)``.
  public func addCol(_ direction: TableDirection) async { await finished { addCol(direction, handler: $0) } }

  /// Deletes the row of the selection.
  public func deleteRow(handler: (() -> Void)? = nil) { call("deleteTableArea", "ROW", handler: handler) }
  /// Does the same, and waits for it; see ``deleteRow(handler:)``.
  public func deleteRow() async { await finished { deleteRow(handler: $0) } }

  /// Deletes the column of the selection.
  public func deleteCol(handler: (() -> Void)? = nil) { call("deleteTableArea", "COL", handler: handler) }
  /// Does the same, and waits for it; see ``deleteCol(handler:)``.
  public func deleteCol() async { await finished { deleteCol(handler: $0) } }

  /// Deletes the table.
  public func deleteTable(handler: (() -> Void)? = nil) { call("deleteTableArea", "TABLE", handler: handler) }
  /// Does the same, and waits for it; see ``deleteTable(handler:)``.
  public func deleteTable() async { await finished { deleteTable(handler: $0) } }

  /// Adds a header; with `colspan` it is one cell.
  public func addHeader(colspan: Bool = true, handler: (() -> Void)? = nil) { call("addHeader", colspan, handler: handler) }
  /// Does the same, and waits for it; see ``addHeader(colspan:handler:)``.
  public func addHeader(colspan: Bool = true) async { await finished { addHeader(colspan: colspan, handler: $0) } }

  /// Chooses which borders the table shows.
  public func borderTable(_ border: TableBorder, handler: (() -> Void)? = nil) {
    call("borderTable", border.rawValue, handler: handler)
  }

  /// Does the same, and waits for it; see ``borderTable(_:handler:)``.
  public func borderTable(_ border: TableBorder) async { await finished { borderTable(border, handler: $0) } }

  /// Selects the next cell.
  public func nextCell(handler: (() -> Void)? = nil) { call("nextCell", handler: handler) }
  /// Selects the cell before.
  public func prevCell(handler: (() -> Void)? = nil) { call("prevCell", handler: handler) }
}
