import Foundation

/// Writes the blocks of an RTF document as HTML.
struct RTFWriter {
  private var html = ""
  private var lists = RTFListWriter()

  static func html(of blocks: [RTFBlock]) -> String {
    var writer = RTFWriter()
    writer.write(trimmed(blocks))
    return writer.html
  }

  /// Without the empty paragraphs at the end, which stand for line ends of the document only.
  private static func trimmed(_ blocks: [RTFBlock]) -> [RTFBlock] {
    var blocks = blocks
    while case .paragraph(let paragraph)? = blocks.last, paragraph.isEmpty, paragraph.item == nil { blocks.removeLast() }
    return blocks
  }

  private mutating func write(_ blocks: [RTFBlock]) {
    var index = 0
    while index < blocks.count {
      if let end = Self.endOfCode(blocks, from: index) {
        lists.close(&html)
        html += "<pre><code>\(Self.code(blocks[index..<end]))</code></pre>"
        index = end
        continue
      }
      switch blocks[index] {
      case .paragraph(let paragraph): write(paragraph)
      case .table(let table):
        lists.close(&html)
        html += Self.html(of: table)
      }
      index += 1
    }
    lists.close(&html)
  }

  private mutating func write(_ paragraph: RTFParagraph) {
    if let item = paragraph.item {
      lists.begin(item, &html)
      html += "<p>\(RTFInlineWriter.html(of: paragraph.inlines))</p>"
      return
    }
    lists.close(&html)
    if let heading = paragraph.heading {
      // A heading without text is no heading.
      guard !paragraph.isEmpty else {
        html += "<p></p>"
        return
      }
      html += "<h\(heading)>\(RTFInlineWriter.html(of: Self.withoutBold(paragraph.inlines)))</h\(heading)>"
    } else {
      html += "<p>\(RTFInlineWriter.html(of: paragraph.inlines))</p>"
    }
  }

  /// That a heading is bold goes without saying, where all of it is.
  private static func withoutBold(_ inlines: [RTFInline]) -> [RTFInline] {
    let isBold = inlines.allSatisfy { inline in
      if case .text(let text, let format) = inline {
        format.marks.contains(.bold) || text.allSatisfy(\.isWhitespace)
      } else {
        true
      }
    }
    guard isBold else { return inlines }
    return inlines.map { inline in
      guard case .text(let text, var format) = inline else { return inline }
      format.marks.remove(.bold)
      return .text(text, format)
    }
  }

  // MARK: Code

  /// The end of the code that begins at a block: two paragraphs of it or more, empty ones between them included.
  private static func endOfCode(_ blocks: [RTFBlock], from start: Int) -> Int? {
    var end = start
    var count = 0
    for index in start..<blocks.count {
      guard case .paragraph(let paragraph) = blocks[index] else { break }
      if paragraph.isCode {
        count += 1
        end = index + 1
      } else if !paragraph.isEmpty || paragraph.item != nil || count == 0 {
        break
      }
    }
    return count > 1 ? end : nil
  }

  private static func code(_ blocks: ArraySlice<RTFBlock>) -> String {
    blocks.map { block in
      guard case .paragraph(let paragraph) = block else { return "" }
      return paragraph.inlines.map { inline in
        if case .text(let text, _) = inline { RTFInlineWriter.escape(text) } else { "\n" }
      }.joined()
    }.joined(separator: "\n")
  }

  // MARK: Tables

  private static func html(of table: RTFTable) -> String {
    let grid = RTFTableGrid(table)
    return "<table><tbody>"
      + grid.rows.map { row in
        "<tr>" + row.map { html(of: $0) }.joined() + "</tr>"
      }.joined() + "</tbody></table>"
  }

  private static func html(of cell: RTFTableGrid.Cell) -> String {
    let tag = cell.isHeader ? "th" : "td"
    let columns = cell.columnSpan > 1 ? " colspan=\"\(cell.columnSpan)\"" : ""
    let rows = cell.rowSpan > 1 ? " rowspan=\"\(cell.rowSpan)\"" : ""
    return "<\(tag)\(columns)\(rows)>\(content(of: cell.blocks))</\(tag)>"
  }

  private static func content(of blocks: [RTFBlock]) -> String {
    let blocks = trimmed(blocks)
    if blocks.count == 1, case .paragraph(let paragraph) = blocks[0], paragraph.item == nil, paragraph.heading == nil {
      return RTFInlineWriter.html(of: paragraph.inlines)
    }
    return html(of: blocks)
  }
}
