import JSBridge
import Testing

@testable import MarkupHost

@Suite("Pages") struct PageTests {
  @Test(
    "Text reaches the editor as it is",
    arguments: [
      #"C:\new\t"#, "${x}", "`", "\"'", "</script>", "\u{2028}\u{2029}", "a\r\nb", "😀", "\0", "'); throw 1; ('", "&lt;b&gt;",
      "\\u0041",
    ])
  func strings(text: String) throws {
    try Pages.run { page in
      let page = try page()
      let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      try page.setHTML("<pre><code>\(escaped)</code></pre>")
      // What HTML itself does to text: line ends are one character, NUL has no place.
      let expected = text.replacing("\r\n", with: "\n").replacing("\0", with: "")
      #expect(try page.evaluate("document.querySelector('code').textContent") == expected)
      #expect(try page.evaluate("MU.activeView().state.doc.textContent") == expected)
    }
  }

  @Test("The commands of a page are those of the editor")
  func commands() throws {
    struct Row: Sendable {
      let html: String
      let act: @Sendable (MarkupPage) throws -> Void
      let expected: String
    }
    let rows = [
      Row(html: "<p>|a|</p>", act: { try $0.toggleBold() }, expected: "<p><strong>|a|</strong></p>"),
      Row(html: "<p>|a|</p>", act: { try $0.setStyle(.heading2) }, expected: "<h2>|a|</h2>"),
      Row(html: "<p>|a|</p>", act: { try $0.toggleListItem(.numbered) }, expected: "<ol><li><p>|a|</p></li></ol>"),
      Row(html: "<p>|a|</p>", act: { try $0.indent() }, expected: "<blockquote><p>|a|</p></blockquote>"),
      Row(
        html: "<p>|a|</p>", act: { try $0.insertLink("https://a.example/?a='\"&b") },
        expected: "<p>|<a href=\"https://a.example/?a='&quot;&amp;b\">a</a>|</p>"),
      Row(
        html: "<p>a|</p>", act: { try $0.insertImage(source: "i.png", alternativeText: "A \"q\" <t>") },
        expected: "<p>a<img src=\"i.png\" alt=\"A &quot;q&quot; &lt;t&gt;\">|</p>"),
      Row(
        html: "<p>a|</p>", act: { try $0.insertTable(rows: 1, columns: 2) },
        expected: "<p>a</p><table><tr><td><p>|</p></td><td><p></p></td></tr></table>"),
      Row(
        html: "<p>|a|</p>",
        act: {
          try $0.toggleBold()
          #expect(try $0.undo())
          #expect(try !$0.undo())
        }, expected: "<p>|a|</p>"),
      Row(html: "<p>|a b</p>", act: { try $0.selectText("b") }, expected: "<p>a |b|</p>"),
      Row(html: "<p>|a b b</p>", act: { try $0.selectText("b", occurrence: 2) }, expected: "<p>a b |b|</p>"),
      Row(html: "<p>a|</p>", act: { try $0.type("bc") }, expected: "<p>abc|</p>"),
      Row(html: "<p>a|b</p>", act: { try $0.press("Enter") }, expected: "<p>a</p><p>|b</p>"),
      Row(html: "<p>|a|</p>", act: { try $0.press("Mod-b") }, expected: "<p><strong>|a|</strong></p>"),
      Row(html: "<p>ab|</p>", act: { try $0.press("Backspace") }, expected: "<p>a|</p>"),
      Row(html: "<p>|a|</p>", act: { try $0.paste(html: "<p><b>x</b></p>") }, expected: "<p><strong>x|</strong></p>"),
      Row(html: "<p>a|</p>", act: { try $0.paste(text: "x y") }, expected: "<p>ax y|</p>"),
    ]
    for row in rows {
      let result = try Pages.run { page in
        let page = try page()
        try page.setTestHTML(row.html)
        try row.act(page)
        return try page.testHTML()
      }
      #expect(result == row.expected)
    }
  }

  @Test("The selection's state is typed")
  func selectionState() throws {
    try Pages.run { page in
      let page = try page()
      try page.setTestHTML("<ul><li><p>a <strong>|b|</strong></p></li></ul>")
      let state = try page.selectionState()
      #expect(state.isValid && state.isBold && !state.isItalic)
      #expect(state.selectedText == "b")
      #expect(state.list == "UL" && state.style == "P" && state.divID == "editor")
      #expect(!state.canUndo)
    }
  }

  @Test("A value comes out as the type asked for, or an error says which it is")
  func values() throws {
    struct Stats: Decodable, Equatable { let words: Int }
    try Pages.run { page in
      let page = try page()
      #expect(try page.evaluate("3") == 3)
      #expect(try page.evaluate("({ words: 3 })") == Stats(words: 3))
      #expect(try page.evaluate("[1, null]", as: [Int?].self) == [1, nil])
      #expect(throws: JSError.self) { try page.evaluate("'3'", as: Int.self) }
    }
  }

  @Test("Promises are waited for, on the virtual clock without sleeping")
  func promises() async throws {
    let page = try MarkupPage(html: "<p>x</p>")
    let text: String = try await page.evaluateAsync("new Promise((resolve) => setTimeout(resolve, 3_600_000, 'late'))")
    #expect(text == "late")
    let plain: Int = try await page.evaluateAsync("5")
    #expect(plain == 5)
    await #expect(throws: JSError.self) { try await page.evaluateAsync("Promise.reject(new Error('r'))", as: Int.self) }
    await #expect(throws: MarkupError.self) { try await page.evaluateAsync("new Promise(() => {})", as: Int.self) }
    page.close()
  }

  @Test("Time passes as it is told to")
  func time() throws {
    try Pages.run { page in
      let page = try page()
      try page.evaluate(
        "log = []; setTimeout(() => log.push('a'), 100); setTimeout(() => log.push('b'), 200); start = performance.now(); 0")
        as JSValue
      try page.advance(by: .milliseconds(150))
      #expect(try page.evaluate("log") == ["a"])
      #expect(try page.evaluate("performance.now() - start") == 150)
      try page.runUntilIdle()
      #expect(try page.evaluate("log") == ["a", "b"])
    }
  }

  @Test("The configuration reaches the editor")
  func configuration() throws {
    try Pages.run { page in
      let page = try page { configuration in
        configuration.placeholder = "Write <here> \"now\""
        configuration.windowSize = .init(width: 300, height: 200)
        configuration.keymap = ["bold": ["Ctrl-Shift-x"]]
        configuration.userAgent = "Agent"
      }
      #expect(try page.evaluate("document.querySelector('.placeholder').getAttribute('placeholder')") == "Write <here> \"now\"")
      #expect(try page.evaluate("[innerWidth, innerHeight, matchMedia('(max-width: 300px)').matches ? 1 : 0]") == [300, 200, 1])
      #expect(try page.evaluate("navigator.userAgent.endsWith(' Agent')"))
      try page.setTestHTML("<p>|a|</p>")
      try page.press("Mod-b")
      #expect(try page.html() == "<p>a</p>")
      try page.press("Ctrl-Shift-x")
      #expect(try page.html() == "<p><strong>a</strong></p>")
    }
  }

  @Test("Scripts inside a document do not run")
  func inertScripts() throws {
    try Pages.run { page in
      let page = try page("<p onclick=\"hit = 3\">b<img src=zz onerror=\"hit = 1\"></p><script>hit = 2</script>") { _ in }
      try page.click("p")
      try page.runUntilIdle()
      #expect(try page.evaluate("typeof hit") == "undefined")
      #expect(try page.html() == "<p>b<img src=\"zz\"></p>")
    }
  }

  @Test("A page that is closed says so")
  func closed() throws {
    try Pages.run { page in
      let page = try page("<p>x</p>")
      let value: JSValue = try page.evaluate("({ a: 1 })")
      page.close()
      page.close()
      #expect(page.isClosed)
      #expect(throws: MarkupError.self) { try page.html() }
      #expect(throws: JSError.self) { try value["a"] }
    }
  }
}
