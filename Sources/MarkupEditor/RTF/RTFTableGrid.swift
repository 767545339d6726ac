/// The cells of a table with how many columns and rows they span, from edges in twips and words that merge.
struct RTFTableGrid {
  struct Cell {
    var blocks: [RTFBlock]
    var isHeader: Bool
    var columnSpan = 1
    var rowSpan = 1
  }

  private(set) var rows: [[Cell]] = []

  private struct Place {
    var cell: Cell
    let start: Int
    let end: Int
    let continuesRows: Bool
  }

  /// Edges nearer to each other than this are one, in twips: rounding, not layout.
  private static let tolerance = 20

  init(_ table: RTFTable) {
    let edges = Self.edges(table)
    // The cells that a merged cell may grow by, by their first column.
    var above: [Int: (row: Int, index: Int)] = [:]
    for row in table.rows {
      var cells: [Cell] = []
      var here: [Int: (row: Int, index: Int)] = [:]
      for place in Self.places(row, edges) {
        if place.continuesRows, let (upper, index) = above[place.start] {
          rows[upper][index].rowSpan += 1
          rows[upper][index].blocks += place.cell.blocks.filter { !$0.isEmptyParagraph }
          here[place.start] = (upper, index)
        } else {
          here[place.start] = (rows.count, cells.count)
          cells.append(place.cell)
        }
      }
      above = here
      rows.append(cells)
    }
  }

  /// All edges of a table, left to right.
  private static func edges(_ table: RTFTable) -> [Int] {
    let all = table.rows.flatMap { row in
      [row.definition.left] + row.definition.cells.prefix(row.cells.count).map(\.right)
    }
    return all.sorted().reduce(into: []) { edges, edge in
      if let last = edges.last, edge - last < tolerance { return }
      edges.append(edge)
    }
  }

  /// The cells of a row and the columns that they begin and end with.
  private static func places(_ row: RTFTable.Row, _ edges: [Int]) -> [Place] {
    var places: [Place] = []
    var start = column(of: row.definition.left, edges)
    for (index, blocks) in row.cells.enumerated() {
      let definition = index < row.definition.cells.count ? row.definition.cells[index] : nil
      let end = max(start + 1, definition.map { column(of: $0.right, edges) } ?? start + 1)
      defer { start = end }
      if definition?.continuesColumns == true, let last = places.popLast() {
        var cell = last.cell
        cell.blocks += blocks.filter { !$0.isEmptyParagraph }
        cell.columnSpan = end - last.start
        places.append(Place(cell: cell, start: last.start, end: end, continuesRows: last.continuesRows))
        continue
      }
      let cell = Cell(blocks: blocks, isHeader: row.definition.isHeader, columnSpan: end - start)
      places.append(Place(cell: cell, start: start, end: end, continuesRows: definition?.continuesRows ?? false))
    }
    return places
  }

  private static func column(of edge: Int, _ edges: [Int]) -> Int {
    edges.lastIndex { $0 <= edge } ?? 0
  }
}

extension RTFBlock {
  fileprivate var isEmptyParagraph: Bool {
    if case .paragraph(let paragraph) = self { paragraph.isEmpty } else { false }
  }
}
