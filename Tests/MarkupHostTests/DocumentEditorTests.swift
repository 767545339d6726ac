import Foundation
import JSBridge
import Testing

@testable import MarkupHost

/// Opens documents on a thread whose stack is deep enough, with pages that share a virtual machine.
enum Documents {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documents")

  static func edit(_ source: String, _ script: String = "", element: String? = nil, pretty: Bool = false) throws -> EditedDocument {
    try edit(HTMLFile(Data(source.utf8), name: "a.html"), script, element: element, pretty: pretty)
  }

  static func edit(_ file: HTMLFile, _ script: String, element: String? = nil, pretty: Bool = false) throws -> EditedDocument {
    try Pages.run { make in
      let editor = try DocumentEditor(file, element: element, virtualMachine: make.virtualMachine)
      defer { editor.page.close() }
      try editor.run(UserScript(source: script))
      return try editor.save(pretty: pretty)
    }
  }

  static func losses(_ source: String) throws -> [DocumentLoss] {
    try Pages.run { make in
      let editor = try DocumentEditor(HTMLFile(Data(source.utf8), name: "a.html"), virtualMachine: make.virtualMachine)
      defer { editor.page.close() }
      return try editor.losses()
    }
  }
}

@Suite("Edits of HTML files") struct DocumentEditorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, source, script, expected: String

    init(_ reason: String, _ source: String, _ script: String, _ expected: String) {
      testDescription = reason
      self.source = source
      self.script = script
      self.expected = expected
    }
  }

  /// Selects a text and dispatches; `tr` is the transaction, `from` and `to` the text's place.
  static func transaction(_ text: String, _ body: String) -> String {
    "MU.selectText(\"\(text)\"); { const view = MU.activeView(), { tr, selection: { from, to } } = view.state, { schema } = view.state; view.dispatch(\(body)) }"
  }

  /// Neighbouring blocks of which not a word is left: each stays in the elements and with the attributes that it had.
  @Test("Blocks whose text is replaced as a whole stay where they stand", arguments: [
    Row("Terms and descriptions", "<dl><dt>A</dt><dd>B</dd><dt>C</dt><dd>D</dd></dl>", "MU.replaceAll(/[ABC]/, (x) => 'new ' + x.toLowerCase())", "<dl><dt>new a</dt><dd>new b</dd><dt>new c</dt><dd>D</dd></dl>"),
    Row("In containers that the editor does not know", "<article id=a><h2 id=h>One</h2></article><article id=b><h2 id=i>Two</h2></article>", "MU.replaceAll('One', 'Eins'); MU.replaceAll('Two', 'Zwei')", "<article id=a><h2 id=h>Eins</h2></article><article id=b><h2 id=i>Zwei</h2></article>"),
    Row("Before and in a container", "<p>Acme</p><section class=c><h2>Acme</h2><p>ok</p></section>", "MU.replaceAll('Acme', 'Globex')", "<p>Globex</p><section class=c><h2>Globex</h2><p>ok</p></section>"),
    Row("Around and in a form, whose controls stay", "<p>Acme</p><form action=x><p>Acme</p><input name=q></form><p>Acme</p>", "MU.replaceAll('Acme', 'Globex')", "<p>Globex</p><form action=x><p>Globex</p><input name=q></form><p>Globex</p>"),
    Row("Inside a picture and behind it", "<svg><foreignObject><p>Acme</p></foreignObject></svg><p>Acme</p>", "MU.replaceAll('Acme', 'Globex')", "<svg><foreignObject><p>Globex</p></foreignObject></svg><p>Globex</p>"),
    Row("A control in a line stays", "<p>Old</p><p><input type=checkbox> Old</p>", "MU.replaceAll('Old', 'New')", "<p>New</p><p><input type=checkbox> New</p>"),
    Row("Attributes stay with their place", "<p class=a>Old</p><p class=b>Old</p>", "MU.replaceAll('Old', 'New')", "<p class=a>New</p><p class=b>New</p>"),
    Row("Prices in a table", "<table><tr><td class=n>14</td><td class=n>210</td></tr></table>", "MU.replaceAll('14', '99'); MU.replaceAll('210', '333')", "<table><tr><td class=n>99</td><td class=n>333</td></tr></table>"),
    Row("Links in a list", "<ul><li><a class=u href=a>Acme</a></li><li><a class=v href=a>Acme</a></li></ul>", "MU.replaceAll('Acme', 'Globex')", "<ul><li><a class=u href=a>Globex</a></li><li><a class=v href=a>Globex</a></li></ul>"),
    Row("A table and what follows it", "<table class=t><tr><td class=q>Acme</td></tr></table><p class=z>Acme</p>", "MU.replaceAll('Acme', 'Globex')", "<table class=t><tr><td class=q>Globex</td></tr></table><p class=z>Globex</p>"),
    Row("One that is new beside them comes behind", "<p class=a>Old</p><p class=b>Old</p>", "MU.setHTML('<p>New</p><p>New</p><p>More</p>')", "<p class=a>New</p><p class=b>New</p><p>More</p>"),
  ])
  func replacedBlocks(_ row: Row) throws {
    let edited = try Documents.edit(row.source, row.script)
    #expect(edited.text == row.expected)
    #expect(edited.lost == [])
  }

  @Test("Where an edit is written", arguments: [
    Row("Outside of the body nothing changes", "<!DOCTYPE html>\n<head><title>Acme</title></head>\n<body class=a>\n<p>Acme</p>\n</body>\n", "MU.replaceAll('Acme', 'Globex')", "<!DOCTYPE html>\n<head><title>Acme</title></head>\n<body class=a>\n<p>Globex</p>\n</body>\n"),
    Row("The tags of the body may be missing", "<title>Acme</title>\n<p>Acme\n<p>b", "MU.replaceAll('Acme', 'Globex')", "<title>Acme</title>\n<p>Globex\n<p>b"),
    Row("What follows the body stays", "<body><p>a</p></body><!-- a -->\n</html>\n", "MU.replaceAll('a', 'b')", "<body><p>b</p></body><!-- a -->\n</html>\n"),
    Row("Attributes of a changed paragraph stay", "<p class=x style='color:red'>a b</p>", "MU.replaceAll('b', 'c')", "<p class=x style='color:red'>a c</p>"),
    Row("An element that the editor does not know stays around its text", "<p>The <span class=brand>Acme</span> box</p>", "MU.replaceAll('Acme', 'Globex & Sons')", "<p>The <span class=brand>Globex &amp; Sons</span> box</p>"),
    Row("Character references beside a change stay as written", "<p>&copy; Acme&nbsp;&#8217;x&#x2019; &amp c</p>", "MU.replaceAll('Acme', 'B')", "<p>&copy; B&nbsp;&#8217;x&#x2019; &amp c</p>"),
    Row("Half of a reference that stands for two code units is not cut", "<p>a&#x1F600;b</p>", "MU.replaceAll('b', 'c')", "<p>a&#x1F600;c</p>"),
    Row("Line ends and indentation in a paragraph stay", "<p>one\n     two\n     three</p>", "MU.replaceAll('two', 'zwei')", "<p>one\n     zwei\n     three</p>"),
    Row("A comment beside a change stays", "<p>a<!-- c -->b</p>", "MU.replaceAll('b', 'd')", "<p>a<!-- c -->d</p>"),
    Row("A new format goes around the words alone", "<p class=x>a <i>b</i> c</p>", "MU.selectText('c'); MU.toggleBold()", "<p class=x>a <i>b</i> <strong>c</strong></p>"),
    Row("A new format goes around an element that is in it whole", "<p>one <span class=x>two</span> three</p>", "MU.selectElement('p'); MU.toggleBold()", "<p><strong>one <span class=x>two</span> three</strong></p>"),
    Row("A format taken off a part leaves the rest with its tag; an id is not doubled", "<p><b id=k class=q>very</b></p>", transaction("er", "tr.removeMark(from, to, schema.marks.strong)"), "<p><b id=k class=q>v</b>er<b class=q>y</b></p>"),
    Row("A link keeps what the editor does not know when its target changes", "<p><a class=x href='a' target=_blank>b</a></p>", "MU.selectText('b'); MU.insertLink('c')", "<p><a class=x href=\"c\" target=_blank>b</a></p>"),
    Row("A paragraph that becomes a heading keeps its attributes", "<p class=x>a</p>\n<p>b</p>", "MU.selectText('a'); MU.setStyle('H2')", "<h2 class=x>a</h2>\n<p>b</p>"),
    Row("An attribute that would mean something on the new element goes", "<p id=x class=y>a</p>", "MU.selectText('a'); MU.setStyle('H2')", "<h2 class=y>a</h2>"),
    Row("An end tag that was left out is written when the tag changes", "<p>a\n<p>b", "MU.selectText('a'); MU.setStyle('H1')", "<h1>a</h1>\n<p>b"),
    Row("The start of a list keeps the list's attributes", "<ol class=x reversed>\n<li>a\n</ol>", "{ const view = MU.activeView(); view.dispatch(view.state.tr.setNodeMarkup(0, null, { order: 4 })) }", "<ol class=x reversed start=\"4\">\n<li>a\n</ol>"),
    Row("A cell's colour changes in its style", "<table><tr><td style='color:blue; background-color:red' class=x>a</td></tr></table>", "{ const view = MU.activeView(); view.dispatch(view.state.tr.setNodeMarkup(2, null, { background: 'green' })) }", "<table><tr><td style=\"color:blue; background-color: green\" class=x>a</td></tr></table>"),
    Row("An image keeps what the editor does not know", "<p><img src=a.png class=x srcset='b 2x' alt=c></p>", "{ const view = MU.activeView(); view.dispatch(view.state.tr.setNodeMarkup(1, null, { src: 'a.png', alt: 'd' })) }", "<p><img src=a.png class=x srcset='b 2x' alt=\"d\"></p>"),
    Row("A new paragraph is indented like its neighbour", "<div>\n  <p class=x>one two</p>\n  <p>three</p>\n</div>\n", transaction("two", "tr.split(from)"), "<div>\n  <p class=x>one&nbsp;</p>\n  <p>two</p>\n  <p>three</p>\n</div>\n"),
    Row("In a line without line ends a new one has none", "<p>ab</p><p>c</p>", transaction("b", "tr.split(from)"), "<p>a</p><p>b</p><p>c</p>"),
    Row("Windows line ends stay, and new lines have them", "<p>ab</p>\r\n<p>c</p>\r\n", transaction("b", "tr.split(from)"), "<p>a</p>\r\n<p>b</p>\r\n<p>c</p>\r\n"),
    Row("Carriage returns stay, and new lines have them", "<p>ab</p>\r<p>c</p>\r", transaction("b", "tr.split(from)"), "<p>a</p>\r<p>b</p>\r<p>c</p>\r"),
    Row("A new item is written like the others", "<ul>\n  <li>ab\n  <li>c\n</ul>", transaction("b", "tr.split(from, 2)"), "<ul>\n  <li>a\n  <li>b</li>\n  <li>c\n</ul>"),
    Row("A paragraph goes with its line", "<p>a</p>\n<!-- c -->\n<p>b</p>\n<p>d</p>\n", transaction("b", "tr.delete(from - 1, to + 1)"), "<p>a</p>\n<!-- c -->\n<p>d</p>\n"),
    Row("A box goes with all that was in it", "<p>a</p>\n<div class=box>\n  <p>b</p>\n</div>\n<p>c</p>\n", transaction("b", "tr.delete(from - 1, to + 1)"), "<p>a</p>\n<p>c</p>\n"),
    Row("A quote around paragraphs leaves them as they are written", "<p class=x>a&nbsp;b</p>", "MU.selectText('b'); MU.indent()", "<blockquote><p class=x>a&nbsp;b</p></blockquote>"),
    Row("Blocks that change places take their source along", "<h2>t</h2>\n<p class=a>x<p class=b>y", "{ const view = MU.activeView(), { doc, tr } = view.state; view.dispatch(tr.delete(0, doc.child(0).nodeSize).insert(tr.doc.content.size, doc.child(0))) }", "<p class=a>x<p class=b>y<h2>t</h2>"),
    Row("Loose text stays loose", "one <b>two</b>\n<p>three</p>\nfour", "MU.replaceAll('four', 'five')", "one <b>two</b>\n<p>three</p>\nfive"),
    Row("Loose text that would run together gets tags", "one<p>two</p>three", transaction("two", "tr.delete(from - 1, to + 1)"), "<p>one</p><p>three</p>"),
    Row("An empty cell is filled where it is", "<table class=x><tr><td class=y></td><td>b</td></tr></table>", "{ const view = MU.activeView(); view.dispatch(view.state.tr.insertText('a', 4)) }", "<table class=x><tr><td class=y>a</td><td>b</td></tr></table>"),
    Row("Code keeps its lines", "<pre class=x>\none\n  two &lt;\n</pre>", "MU.replaceAll('two', '2')", "<pre class=x>\none\n  2 &lt;\n</pre>"),
    Row("An empty file gets what is typed", "", "MU.insertText('a')", "a"),
    Row("Spaces that HTML would collapse are kept from it", "<p>a</p>", transaction("a", "tr.insertText('b   ', from)"), "<p>b &nbsp; a</p>"),
    Row("A whole new document takes the old one's place", "<body>\n  <p class=x>a</p>\n</body>", "MU.setHTML('<h1>n</h1><p>m</p>')", "<body>\n  <h1>n</h1>\n  <p>m</p>\n</body>"),
  ])
  func edits(_ row: Row) throws {
    let edited = try Documents.edit(row.source, row.script)
    #expect(edited.text == row.expected)
    #expect(edited.isChanged)
  }

  @Test("A script that changes nothing leaves every byte", arguments: ["1", "MU.selectAll()", "MU.toggleBold(); MU.toggleBold()", "MU.insertText('x'); MU.doUndo()", "MU.setHTML(MU.getHTML('false'))"])
  func unchanged(script: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Documents.folder.path).sorted() {
      let file = try HTMLFile(contentsOf: Documents.folder.appending(path: name).path)
      let edited = try Documents.edit(file, script)
      #expect(!edited.isChanged, "\(name)")
      #expect(edited.data == file.data, "\(name)")
      #expect(edited.lost.isEmpty, "\(name)")
    }
  }

  @Test("Pretty HTML takes the place of the element's content")
  func pretty() throws {
    let edited = try Documents.edit("<body class=x>\n<p class=y>a</p><ul><li>b</ul>\n</body>", pretty: true)
    #expect(edited.text == "<body class=x>\n<p>a</p>\n\n<ul>\n    <li>\n        <p>b</p>\n    </li>\n</ul>\n</body>")
    #expect(edited.lost.map(\.name) == ["class=\"y\" of <p>"])
  }

  // MARK: The element

  @Test("A selector names the element to edit")
  func element() throws {
    let source = "<body>\n<p>a</p>\n<main id=m>\n<p>a</p>\n</main>\n<p>a</p>\n</body>"
    let edited = try Documents.edit(source, "MU.replaceAll('a', 'b')", element: "#m")
    #expect(edited.text == "<body>\n<p>a</p>\n<main id=m>\n<p>b</p>\n</main>\n<p>a</p>\n</body>")
  }

  @Test("An element that cannot be edited is an error", arguments: [
    (source: "<p>a</p>", element: "#m", expected: "a.html: no element of the document matches #m; give a selector that one element matches"),
    (source: "<p>a</p><p>b</p>", element: "p", expected: "a.html: 2 elements of the document match p; give a selector that one element matches"),
    (source: "<p>a</p>", element: "<<", expected: "a.html: \"<<\" is no selector; give one as in CSS, such as main or #content"),
    (source: "<div>\n <ul><li>a</ul></div>", element: "ul", expected: "a.html:2:2: <ul> cannot be edited by itself; name an element that holds paragraphs, such as <main> or <div>"),
    (source: "<frameset><frame src=a></frameset>", element: nil, expected: "a.html:1:1: a page of frames has no body to edit; edit the pages in its frames"),
  ])
  func noElement(source: String, element: String?, expected: String) throws {
    let error = #expect(throws: MarkupError.self) { try Documents.edit(source, "", element: element) }
    #expect(error?.description == expected)
  }

  // MARK: Laws

  /// Picks from a seed, the same on every machine.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  static let calls = [
    "MU.toggleBold()", "MU.toggleItalic()", "MU.toggleCode()", "MU.setStyle('H2')", "MU.setStyle('P')", "MU.setStyle('PRE')",
    "MU.toggleListItem('UL')", "MU.toggleListItem('OL')", "MU.indent()", "MU.outdent()", "MU.insertText('a & b <c>  d')", "MU.insertText('\\u{1F600}')",
    "MU.insertHRule()", "MU.insertLink('x?a=1&b=2')", "MU.deleteLink()", "MU.insertTable(1, 2)", "MU.addRow('AFTER')", "MU.deleteTableArea('ROW')",
    "MU.insertImage('n.png', 'n')", "MU.pasteHTML('<p>in</p><ul><li>x<li>y</ul>')", "MU.pasteText('one\\n\\ntwo')", "MU.insertHTML('<h3 id=n>h</h3>')",
    "MU.replaceAll('e', 'ee')", "MU.selectAll()", "MU.doUndo()",
  ]

  @Test("What is saved reads back as what the editor holds, and nothing outside changes", arguments: [UInt64](1...3))
  func readsBack(seed: UInt64) throws {
    var generator = Generator(state: seed)
    for name in try FileManager.default.contentsOfDirectory(atPath: Documents.folder.path).sorted() {
      let file = try HTMLFile(contentsOf: Documents.folder.appending(path: name).path)
      for _ in 0..<4 {
        // Positions are shares of the document, so that a script can be read without its document.
        let script = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          let from = Double.random(in: 0...1, using: &generator)
          let to = Bool.random(using: &generator) ? from : min(1, from + Double.random(in: 0...0.2, using: &generator))
          return "select(\(from), \(to)); \(Self.calls.randomElement(using: &generator) ?? "")"
        }.joined(separator: "\n")
        try check(file, script, "seed \(seed), \(name): \(script)")
      }
    }
  }

  private func check(_ file: HTMLFile, _ script: String, _ comment: String) throws {
    let select = """
      function select(from, to) {
        const { size } = MU.activeView().state.doc.content
        MU.setSelection(Math.round(from * size), Math.round(to * size))
      }

      """
    try Pages.run { make in
      let editor = try DocumentEditor(file, virtualMachine: make.virtualMachine)
      defer { editor.page.close() }
      let inside = Array(editor.editedHTML.utf8)
      try editor.run(UserScript(source: select + script))
      let edited = try editor.save()
      let held = try editor.page.html()
      let (before, after) = (Array(file.text.utf8), Array(edited.text.utf8))
      let start = inside.isEmpty ? 0 : try #require(before.firstRange(of: inside)).lowerBound
      let tail = before.count - start - inside.count
      #expect(after.starts(with: before[..<start]), "\(comment)")
      #expect(after.suffix(tail) == before.suffix(tail), "\(comment)")
      try editor.page.setHTML(String(decoding: after[start..<after.count - tail], as: UTF8.self))
      #expect(try editor.page.html() == held, "\(comment)\n\(edited.text)")
    }
  }

  @Test("A heading, a rename and a bold phrase change their lines alone")
  func threeEdits() throws {
    let file = try HTMLFile(contentsOf: Documents.folder.appending(path: "page.html").path)
    let edited = try Documents.edit(
      file, "MU.replaceAll('Paperwing', 'Skylark'); MU.selectText('Getting help'); MU.setStyle('H2'); MU.selectText('quiet'); MU.toggleBold()")
    let changes = UnifiedDiff(from: file.text, to: edited.text, oldName: "a", newName: "b").text()
      .unicodeScalars.split(separator: "\n").map { String($0) }.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
    #expect(changes.dropFirst(2) == [
      "-  <h1 class=title>Paperwing   &amp; friends</h1>\r", "-  <p class=\"lead\">The <span class=brand>Paperwing</span> press&nbsp;is\r",
      "-     <b id=k>very</b> quiet.<!-- note --> Buy one!</p>\r", "-  <p class=help>Getting help</p>\r",
      "+  <h1 class=title>Skylark   &amp; friends</h1>\r", "+  <p class=\"lead\">The <span class=brand>Skylark</span> press&nbsp;is\r",
      "+     <b id=k>very</b> <strong>quiet</strong>.<!-- note --> Buy one!</p>\r", "+  <h2 class=help>Getting help</h2>\r",
    ])
    #expect(edited.lost.isEmpty)
  }
}
