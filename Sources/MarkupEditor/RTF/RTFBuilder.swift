/// Puts paragraphs, cells and rows together.
struct RTFBuilder {
  private(set) var blocks: [RTFBlock] = []
  private var inlines: [RTFInline] = []
  /// The tables that are open, the outermost first.
  private var tables: [OpenTable] = []
  /// What `\trowd` has begun, by the depth of the table.
  private var definitions: [Int: RTFRowDefinition] = [:]
  private var lastCell: [Int: RTFRowDefinition.Cell] = [:]

  private struct OpenTable {
    var rows: [RTFTable.Row] = []
    var cells: [[RTFBlock]] = []
    /// Of the cell that is open.
    var blocks: [RTFBlock] = []
  }

  // MARK: Text

  var hasText: Bool { !inlines.isEmpty }

  mutating func append(_ text: String, _ format: RTFFormat) {
    if case .text(var before, format)? = inlines.last {
      // Taken out first, so that it grows where it is.
      inlines.removeLast()
      before += text
      inlines.append(.text(before, format))
    } else {
      inlines.append(.text(text, format))
    }
  }

  /// Puts text before that of the paragraph, in the format of its first.
  mutating func prepend(_ text: String) {
    if case .text(let first, let format)? = inlines.first {
      inlines[0] = .text(text + first, format)
    } else {
      inlines.insert(.text(text, .init()), at: 0)
    }
  }

  mutating func append(_ inline: RTFInline) { inlines.append(inline) }

  /// Ends the paragraph, empty or not.
  mutating func endParagraph(_ paragraph: RTFParagraph, depth: Int) {
    var paragraph = paragraph
    paragraph.inlines = inlines
    inlines = []
    open(depth)
    append(.paragraph(paragraph), depth)
  }

  private mutating func append(_ block: RTFBlock, _ depth: Int) {
    if depth == 0 { blocks.append(block) } else { tables[depth - 1].blocks.append(block) }
  }

  // MARK: Tables

  mutating func beginRow(_ depth: Int) { definitions[depth] = RTFRowDefinition() }

  mutating func define(_ depth: Int, _ change: (inout RTFRowDefinition) -> Void) { change(&definitions[depth, default: .init()]) }

  /// Changes the cell that the next `\cellx` ends.
  mutating func defineCell(_ depth: Int, _ change: (inout RTFRowDefinition.Cell) -> Void) {
    change(&lastCell[depth, default: .init(right: 0)])
  }

  mutating func endCellDefinition(_ depth: Int, right: Int) {
    var cell = lastCell.removeValue(forKey: depth) ?? .init(right: 0)
    cell.right = right
    // More than any page has room for; a file may say anything.
    define(depth) { if $0.cells.count < 1000 { $0.cells.append(cell) } }
  }

  /// Ends a cell with the paragraph that is open.
  mutating func endCell(_ paragraph: RTFParagraph, depth: Int) {
    open(depth)
    if hasText || tables[depth - 1].blocks.isEmpty { endParagraph(paragraph, depth: depth) }
    tables[depth - 1].cells.append(tables[depth - 1].blocks)
    tables[depth - 1].blocks = []
  }

  mutating func endRow(depth: Int) {
    close(to: depth)
    guard tables.count == depth else { return }
    endRow(&tables[depth - 1], depth)
  }

  private func endRow(_ table: inout OpenTable, _ depth: Int) {
    guard !table.cells.isEmpty else { return }
    table.rows.append(RTFTable.Row(cells: table.cells, definition: definitions[depth] ?? RTFRowDefinition()))
    table.cells = []
  }

  /// Opens and closes tables so that so many are open.
  private mutating func open(_ depth: Int) {
    close(to: depth)
    while tables.count < depth { tables.append(OpenTable()) }
  }

  private mutating func close(to depth: Int) {
    while tables.count > depth, var table = tables.popLast() {
      let level = tables.count + 1
      if !table.blocks.isEmpty { table.cells.append(table.blocks) }
      endRow(&table, level)
      if !table.rows.isEmpty { append(.table(RTFTable(rows: table.rows)), tables.count) }
    }
  }

  /// All there is, when the document is at its end.
  mutating func finish(_ paragraph: RTFParagraph, depth: Int) -> [RTFBlock] {
    if hasText { endParagraph(paragraph, depth: depth) }
    close(to: 0)
    return blocks
  }
}
