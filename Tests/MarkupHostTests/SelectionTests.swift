import JSBridge
import MarkupHost
import Testing

@Suite("Selecting and replacing from Swift") struct SelectionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let html: String
    let act: @Sendable (MarkupPage) throws -> Bool
    var isDone = true
    let expected: String
  }

  @Test(
    "Each does what its function of MU does, and says whether it did anything",
    arguments: [
      Row(testDescription: "Text, its last appearance", html: "<p>ab ab</p>", act: { try $0.selectText("ab", occurrence: -1); return true }, expected: "<p>ab |ab|</p>"),
      Row(testDescription: "The content of an element", html: "<p>a</p><h1>b</h1>", act: { try $0.selectElement("h1"); return true }, expected: "<p>a</p><h1>|b|</h1>"),
      Row(testDescription: "Positions", html: "<p>abc</p>", act: { try $0.setSelection(from: 2, to: 3) }, expected: "<p>a|b|c</p>"),
      Row(testDescription: "Text in the place of a selection", html: "<p>abc</p>", act: { try $0.selectText("b"); return try $0.insertText("x") }, expected: "<p>ax|c</p>"),
      Row(testDescription: "HTML in the place of a selection", html: "<p>abc</p>", act: { try $0.selectText("b"); return try $0.insertHTML("<b>x</b>") }, expected: "<p>a<strong>x|</strong>c</p>"),
      Row(testDescription: "All of a text", html: "<p>a<b>b</b> ab</p>", act: { try $0.replaceAll("ab", with: "c") }, expected: "<p>|c c</p>"),
      Row(testDescription: "A text that is not there", html: "<p>a</p>", act: { try $0.replaceAll("x", with: "y") }, isDone: false, expected: "<p>|a</p>"),
      Row(testDescription: "Matches with their captures", html: "<p>2026-11-30</p>", act: { try $0.replaceAll(matching: #"(\d+)-(\d+)"#, with: "$2/$1") }, expected: "<p>|11/2026-30</p>"),
      Row(testDescription: "Flags of the expression", html: "<p>A a</p>", act: { try $0.replaceAll(matching: "a", flags: "i", with: "b") }, expected: "<p>|b b</p>"),
    ])
  func acts(_ row: Row) throws {
    try Pages.run { makePage in
      let page = try makePage(row.html)
      defer { page.close() }
      #expect(try row.act(page) == row.isDone)
      #expect(try page.testHTML() == row.expected)
    }
  }

  @Test("What is not there cannot be selected")
  func notThere() throws {
    try Pages.run { makePage in
      let page = try makePage("<p>a</p>")
      defer { page.close() }
      #expect(throws: MarkupError.self) { try page.selectText("b") }
      #expect(throws: MarkupError.self) { try page.selectElement("h1") }
      #expect(throws: JSError.self) { try page.selectElement("h1:") }
      #expect(throws: JSError.self) { try page.setSelection(from: 0, to: 99) }
    }
  }
}
