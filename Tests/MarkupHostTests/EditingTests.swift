import MarkupHost
import Testing

@Suite("Editing from Swift") struct EditingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, start: String
    let act: @Sendable (MarkupPage) throws -> Void
    let expected: String
  }

  static let cell = "<table><tr><td><p>a|</p></td><td><p>b</p></td></tr></table>"

  @Test(
    "Each method calls its function of MU, with the arguments that it takes",
    arguments: [
      Row(testDescription: "Bold", start: "<p>|a|</p>", act: { try $0.toggleBold() }, expected: "<p><strong>|a|</strong></p>"),
      Row(testDescription: "Italic", start: "<p>|a|</p>", act: { try $0.toggleItalic() }, expected: "<p><em>|a|</em></p>"),
      Row(testDescription: "Underline", start: "<p>|a|</p>", act: { try $0.toggleUnderline() }, expected: "<p><u>|a|</u></p>"),
      Row(testDescription: "Strike", start: "<p>|a|</p>", act: { try $0.toggleStrike() }, expected: "<p><s>|a|</s></p>"),
      Row(testDescription: "Subscript", start: "<p>|a|</p>", act: { try $0.toggleSubscript() }, expected: "<p><sub>|a|</sub></p>"),
      Row(testDescription: "Superscript", start: "<p>|a|</p>", act: { try $0.toggleSuperscript() }, expected: "<p><sup>|a|</sup></p>"),
      Row(testDescription: "Code", start: "<p>|a|</p>", act: { try $0.toggleCode() }, expected: "<p><code>|a|</code></p>"),
      Row(testDescription: "A style", start: "<p>a|</p>", act: { try $0.setStyle(.heading3) }, expected: "<h3>a|</h3>"),
      Row(testDescription: "Code as a style", start: "<p>a|</p>", act: { try $0.setStyle(.code) }, expected: "<pre><code>a|</code></pre>"),
      Row(testDescription: "Bullets", start: "<p>a|</p>", act: { try $0.toggleListItem(.bulleted) }, expected: "<ul><li><p>a|</p></li></ul>"),
      Row(testDescription: "Numbers", start: "<p>a|</p>", act: { try $0.toggleListItem(.numbered) }, expected: "<ol><li><p>a|</p></li></ol>"),
      Row(testDescription: "In", start: "<p>a|</p>", act: { try $0.indent() }, expected: "<blockquote><p>a|</p></blockquote>"),
      Row(testDescription: "And out", start: "<blockquote><p>a|</p></blockquote>", act: { try $0.outdent() }, expected: "<p>a|</p>"),
      Row(testDescription: "A rule", start: "<p>a|b</p>", act: { try $0.insertHorizontalRule() }, expected: "<p>a</p><hr><p>|b</p>"),
      Row(testDescription: "A link", start: "<p>a|b|</p>", act: { try $0.insertLink("h") }, expected: "<p>a|<a href=\"h\">b</a>|</p>"),
      Row(testDescription: "No link", start: "<p>a<a href=\"q\">b|c</a>d</p>", act: { try $0.deleteLink() }, expected: "<p>a|bc|d</p>"),
      Row(testDescription: "An image", start: "<p>a|b</p>", act: { try $0.insertImage(source: "i.png", alternativeText: "t") }, expected: "<p>a<img src=\"i.png\" alt=\"t\">|b</p>"),
      Row(testDescription: "An image without a text", start: "<p>a|b</p>", act: { try $0.insertImage(source: "i.png") }, expected: "<p>a<img src=\"i.png\">|b</p>"),
      Row(testDescription: "A table", start: "<p>|</p>", act: { try $0.insertTable(rows: 1, columns: 2) }, expected: "<table><tr><td><p>|</p></td><td><p></p></td></tr></table>"),
      Row(testDescription: "A row before", start: cell, act: { try $0.addRow(.before) }, expected: "<table><tr><td><p></p></td><td><p></p></td></tr><tr><td><p>a|</p></td><td><p>b</p></td></tr></table>"),
      Row(testDescription: "A column after", start: cell, act: { try $0.addColumn(.after) }, expected: "<table><tr><td><p>a|</p></td><td><p></p></td><td><p>b</p></td></tr></table>"),
      Row(testDescription: "A header of single cells", start: cell, act: { try $0.addHeader(spansColumns: false) }, expected: "<table><tr><th><p></p></th><th><p></p></th></tr><tr><td><p>a|</p></td><td><p>b</p></td></tr></table>"),
      Row(testDescription: "No table", start: cell, act: { try $0.deleteTable(.table) }, expected: "<p>|</p>"),
      Row(testDescription: "A border", start: cell, act: { try $0.setTableBorder(.outer) }, expected: "<table class=\"bordered-table-outer\"><tr><td><p>a|</p></td><td><p>b</p></td></tr></table>"),
      Row(testDescription: "One cell", start: "<table><tr><td><p>|a</p></td><td><p>b|</p></td></tr></table>", act: { try $0.mergeCells() }, expected: "<table><tr><td colspan=\"2\"><p>|a</p><p>b|</p></td></tr></table>"),
      Row(testDescription: "Two cells", start: "<table><tr><td colspan=\"2\"><p>a|</p></td></tr></table>", act: { try $0.splitCell() }, expected: "<table><tr><td><p>a|</p></td><td><p></p></td></tr></table>"),
      Row(testDescription: "A width", start: cell, act: { try $0.setColumnWidth(9) }, expected: "<table><tr><td data-colwidth=\"9\" style=\"width: 9px;\"><p>a|</p></td><td><p>b</p></td></tr></table>"),
      Row(testDescription: "Selected cells", start: cell, act: { try $0.selectCells(row: 1, column: 1, toColumn: 2); try $0.toggleBold() }, expected: "<table><tr><td><p><strong>|a</strong></p></td><td><p><strong>b|</strong></p></td></tr></table>"),
      Row(testDescription: "A link to a heading", start: "<h1>h</h1><p>|a|</p>", act: { try $0.linkToHeading("h") }, expected: "<h1 id=\"h\">h</h1><p>|<a href=\"#h\">a</a>|</p>"),
      Row(testDescription: "Undone", start: "<p>|a|</p>", act: { try $0.toggleBold(); try $0.undo() }, expected: "<p>|a|</p>"),
      Row(testDescription: "And redone", start: "<p>|a|</p>", act: { try $0.toggleBold(); try $0.undo(); try $0.redo() }, expected: "<p><strong>|a|</strong></p>"),
      Row(testDescription: "The next match", start: "<p>|ab ab</p>", act: { try $0.search(for: "ab"); try $0.search(for: "ab") }, expected: "<p>ab |ab|</p>"),
      Row(testDescription: "The match before", start: "<p>|ab ab</p>", act: { try $0.search(for: "ab", .backward) }, expected: "<p>ab |ab|</p>"),
      Row(testDescription: "The start of the text", start: "<p>ab|</p>", act: { try $0.resetSelection() }, expected: "<p>|ab</p>"),
      Row(testDescription: "An empty document", start: "<h1>ab|</h1>", act: { try $0.emptyDocument() }, expected: "<p>|</p>"),
      Row(testDescription: "Another source of an image", start: "<p>|<img src=\"data:x\"></p>", act: { try $0.savedDataImage("data:x", as: "i.png") }, expected: "<p>|<img src=\"i.png\"></p>"),
    ])
  func edits(_ row: Row) throws {
    try Pages.run { makePage in
      let page = try makePage()
      defer { page.close() }
      try page.setTestHTML(row.start)
      try row.act(page)
      #expect(try page.testHTML() == row.expected)
    }
  }

  @Test("Images are told apart by their sources")
  func images() throws {
    try Pages.run { makePage in
      let page = try makePage("<p><img src=\"a.png\"><img src=\"data:image/png,x\"><img src=\"/r.png\"></p>")
      defer { page.close() }
      #expect(try page.localImages() == ["a.png"])
      #expect(try page.dataImages() == ["data:image/png,x"])
    }
  }

  @Test("Divisions come and go")
  func divisions() throws {
    try Pages.run { makePage in
      let page = try makePage()
      defer { page.close() }
      try page.addDivision(id: "one", cssClass: "c", html: "<p>x</p>")
      #expect(try page.html(clean: false) == "<div id=\"one\" class=\"c\"><p>x</p></div>")
      try page.addDivision(id: "two", html: "<p>y</p>")
      try page.removeDivision(id: "one")
      #expect(try page.html() == "<p>y</p>")
      try page.removeAllDivisions()
      #expect(try page.html() == "<p></p>")
    }
  }
}
