import JSBridge
import MarkupHost
import Testing

@Suite("The document as data") struct DocumentDataTests {
  @Test("A document comes back from its JSON")
  func json() throws {
    try Pages.run { page in
      let page = try page("<h2 id=\"i\">a</h2><ol start=\"3\"><li><p>b</p></li></ol>")
      let json = try page.json()
      try page.setHTML("<p>other</p>")
      try page.setJSON(json)
      #expect(try page.html() == "<h2 id=\"i\">a</h2><ol start=\"3\"><li><p>b</p></li></ol>")
      #expect(throws: JSError.self) { try page.setJSON(.object(["type": .string("doc")])) }
      #expect(try page.html().hasPrefix("<h2"))
    }
  }

  @Test("The outline has the headings with their places")
  func outline() throws {
    try Pages.run { page in
      let headings = try page("<h1 id=\"a\">A</h1><h3>B</h3>").outline()
      #expect(headings.map(\.text) == ["A", "B"])
      #expect(headings.map(\.id) == ["a", nil])
      #expect(headings.map(\.parent) == [nil, 0])
      #expect(headings.map { [$0.level, $0.position, $0.depth] } == [[1, 1, 0], [3, 4, 1]])
    }
  }

  @Test("The numbers of a document")
  func statistics() throws {
    try Pages.run { page in
      let numbers = try page("<h1>A</h1><p>one <a href=\"x\">two</a></p>").statistics()
      #expect(numbers.words == 3)
      #expect(numbers.characters == 8)
      #expect(numbers.charactersWithoutSpaces == 7)
      #expect(numbers.links == 1)
      #expect(numbers.blocks["paragraph"] == 1)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, html: String
    let expected: [String]
  }

  @Test(
    "Validating says what loading would drop, with places, and changes nothing",
    arguments: [
      Row(testDescription: "nothing", html: "<p>a <b>b</b></p>\n<ul><li>c</li></ul>", expected: []),
      Row(
        testDescription: "unknown markup", html: "<p>x</p>\n<!-- c --><video src=m></video><ol reversed><li>i</ol>",
        expected: ["comment 2:1 the comment <!-- c -->", "element 2:11 <video>", "attribute 2:36 reversed of <ol>"]),
      Row(
        testDescription: "attributes that change meaning", html: "<p dir=\"rtl\" style=\"text-align: end\">a</p>",
        expected: ["attribute 1:4 dir=\"rtl\" of <p>", "attribute 1:14 the style text-align of <p>"]),
      Row(testDescription: "values", html: "<p><img src=a width=\"50%\"></p>", expected: ["value 1:15 width=\"50%\" of <img>"]),
      Row(
        testDescription: "a whole page", html: "<!doctype html><html lang=de><title>t</title><body class=b><p>a</p></body></html>",
        expected: ["attribute 1:22 lang=\"de\" of <html>", "element 1:30 <title>", "attribute 1:52 class=\"b\" of <body>"]),
      Row(testDescription: "a style of a column that is held", html: "<table><tr><td data-colwidth=\"9\" style=\"width: 9px\">a</table>", expected: []),
    ])
  func validation(_ row: Row) throws {
    try Pages.run { page in
      let page = try page("<p>here</p>")
      let losses = try page.validate(row.html)
      #expect(losses.map { "\($0.kind) \($0.position.line):\($0.position.column) \($0.name)" } == row.expected)
      #expect(try page.html() == "<p>here</p>")
      let same = try page.evaluate("MU.validate(\(String(reflecting: row.html))).length", as: Int.self)
      #expect(same == row.expected.count)
    }
  }
}

@Suite("Transactions and steps") struct TransactionTests {
  struct Refusal: Error {}

  @Test("Several calls are one step to undo, and messages come once")
  func transaction() throws {
    try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>one two</p>", delegate: recorder)
      _ = recorder.taken()
      let words = try page.transaction {
        try page.selectText("one")
        try page.toggleBold()
        try page.selectText("two")
        try page.toggleItalic()
        return try page.statistics().words
      }
      #expect(words == 2)
      #expect(try page.html() == "<p><strong>one</strong> <em>two</em></p>")
      #expect(recorder.taken() == ["selectionChanged", "input"])
      try page.undo()
      #expect(try page.html() == "<p>one two</p>")
      #expect(try !page.canUndo)
    }
  }

  @Test("An error of the body comes out as it is, and leaves nothing")
  func failure() throws {
    try Pages.run { page in
      let page = try page("<p>one</p>")
      #expect(throws: Refusal.self) {
        try page.transaction {
          try page.insertText("zero ")
          throw Refusal()
        }
      }
      #expect(try page.html() == "<p>one</p>")
      #expect(try !page.canUndo)
    }
  }

  @Test("A person may type in a transaction")
  func typing() throws {
    try Pages.run { page in
      let page = try page("<p>one</p>")
      try page.transaction {
        try page.type("ab")
        try page.press("Enter")
      }
      #expect(try page.html() == "<p>ab</p><p>one</p>")
      try page.undo()
      #expect(try page.html() == "<p>one</p>")
    }
  }

  @Test("A transaction that runs past the time limit is taken back")
  func timeLimit() throws {
    try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>one</p>", delegate: recorder) { $0.timeLimit = .seconds(2) }
      _ = recorder.taken()
      #expect(throws: JSError.self) { try page.evaluate("MU.transaction(() => { MU.insertText('x'); for (;;); })") }
      #expect(try page.html() == "<p>one</p>")
      try page.selectAll()
      try page.toggleBold()
      #expect(try page.html() == "<p><strong>one</strong></p>")
      #expect(recorder.taken() == ["selectionChanged", "selectionChanged", "input"])
    }
  }

  @Test("Messages go on after a listener ran past the time limit")
  func listenerTimeLimit() throws {
    try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>one</p>", delegate: recorder) { $0.timeLimit = .seconds(2) }
      let listen = "{ let isFirst = true; document.querySelector('#editor').addEventListener('muCallback', () => { if (isFirst) { isFirst = false; for (;;); } }) }"
      try page.evaluate(listen)
      _ = recorder.taken()
      #expect(throws: JSError.self) { try page.evaluate("MU.setSelection(1), MU.toggleBold()") }
      try page.selectAll()
      try page.toggleBold()
      #expect(recorder.taken().suffix(3) == ["selectionChanged", "selectionChanged", "input"])
    }
  }

  @Test("Steps are made again on the same document, and on no other")
  func steps() throws {
    try Pages.run { page in
      let first = try page("<p>one</p>")
      try first.selectText("one")
      try first.toggleBold()
      try first.insertText("two")
      let steps = try first.steps()
      let second = try page("<p>one</p>")
      #expect(try second.applySteps(steps))
      #expect(try second.html() == "<p><strong>two</strong></p>")
      #expect(throws: JSError.self) { try second.applySteps(steps) }
      #expect(throws: JSError.self) { try first.steps(since: 99) }
    }
  }

  @Test("Each source of a document is reported once, through undoing, pasting and loading")
  func addedImages() throws {
    try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>a<img src=\"a.png\"><img src=\"a.png\"></p>", delegate: recorder)
      try page.runUntilIdle()
      #expect(recorder.taken().filter { $0.hasPrefix("image") } == ["imageAdded a.png"])
      try page.setSelection(from: 2, to: 2)
      try page.insertImage(source: "b.png")
      try page.undo()
      try page.redo()
      try page.insertHTML("<img src=\"b.png\"><img src=\"c.png\">")
      try page.transaction {
        try page.insertImage(source: "d.png")
        try page.undo()
      }
      try page.runUntilIdle()
      #expect(recorder.taken().filter { $0.hasPrefix("image") } == ["imageAdded b.png", "imageAdded c.png"])
      try page.setHTML("<p><img src=\"a.png\"></p>")
      try page.runUntilIdle()
      #expect(recorder.taken() == ["imageAdded a.png"])
    }
  }
}
