import Foundation
import MarkupEditor
import Testing

extension ViewSuites {
  @Suite("Values and errors of scripts") @MainActor struct ScriptTests {
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription, script: String
      let check: @MainActor @Sendable (Any?) -> Bool
    }

    @Test(
      "A value is what WebKit hands over",
      arguments: [
        Row(testDescription: "undefined is nothing", script: "undefined") { $0 == nil },
        Row(testDescription: "null is an object of its own", script: "null") { $0 is NSNull && $0 as? String == nil },
        Row(testDescription: "a whole number is an Int and a Double", script: "3") { $0 as? Int == 3 && $0 as? Double == 3 },
        Row(testDescription: "a fraction is a Double and no Int", script: "1.5") { $0 as? Double == 1.5 && $0 as? Int == nil },
        Row(testDescription: "not a number", script: "NaN") { ($0 as? Double)?.isNaN == true },
        Row(testDescription: "a boolean", script: "true") { $0 as? Bool == true },
        Row(testDescription: "false, which is no zero", script: "false") { $0 as? Bool == false },
        Row(testDescription: "text", script: "'a\\u00e9\\u{1F600}'") { $0 as? String == "aé😀" },
        Row(testDescription: "empty text", script: "''") { $0 as? String == "" },
        Row(testDescription: "strings in an array", script: "['a', 'b']") { $0 as? [String] == ["a", "b"] },
        Row(testDescription: "an empty array", script: "[]") { ($0 as? [Any])?.isEmpty == true },
        Row(testDescription: "an object", script: "({ a: 1, b: { c: 'x' } })") {
          let object = $0 as? [String: Any]
          return object?["a"] as? Int == 1 && (object?["b"] as? [String: Any])?["c"] as? String == "x"
        },
        Row(testDescription: "objects in an array", script: "[{ a: 1 }]") { ($0 as? [[String: Any]])?[0]["a"] as? Int == 1 },
        Row(testDescription: "a date", script: "new Date(1000)") { $0 as? Date == Date(timeIntervalSince1970: 1) },
        Row(testDescription: "functions in an object are left out", script: "({ name: 'p', run() {} })") {
          let object = $0 as? [String: Any]
          return object?.count == 1 && object?["name"] as? String == "p"
        },
        Row(testDescription: "and those deeper", script: "[{ a: { f() {}, b: 2 } }]") {
          (($0 as? [[String: Any]])?[0]["a"] as? [String: Any])?["b"] as? Int == 2
        },
      ])
    func value(_ row: Row) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let value = try await page.webView.evaluateJavaScript(row.script)
      #expect(row.check(value), "\(String(describing: value))")
    }

    @Test(
      "What is no data is an error with WebKit's code",
      arguments: [
        "() => 1", "document.body", "Symbol('s')", "Promise.resolve(1)", "window", "[() => 1, document]", "({ d: document })",
      ])
    func unsupported(_ script: String) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let error = await #expect(throws: NSError.self) { _ = try await page.webView.evaluateJavaScript(script) }
      #expect(error?.domain == WKErrorDomain)
      #expect(error?.code == 5)
    }

    @Test("What a script throws has message, line and column")
    func exception() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let error = await #expect(throws: NSError.self) { _ = try await page.webView.evaluateJavaScript("1\n  null.x") }
      #expect(error?.domain == WKErrorDomain)
      #expect(error?.code == 4)
      #expect((error?.userInfo["WKJavaScriptExceptionMessage"] as? String)?.hasPrefix("TypeError") == true)
      #expect(error?.userInfo["WKJavaScriptExceptionLineNumber"] as? Int == 2)
      #expect(error?.localizedDescription.contains("TypeError") == true)
    }

    @Test("MU is a global, and a property of the element, and the same object")
    func element() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      #expect(try await view.evaluateJavaScript("MU === document.getElementById('markupeditor').MU") as? Bool == true)
      try await view.evaluateJavaScript("MU.answer = (n) => n * 2; undefined")
      #expect(try await view.executeJavaScript("MU.answer(21)") as? Int == 42)
      let error = await #expect(throws: NSError.self) { _ = try await view.executeJavaScript("MU.none()") }
      #expect(error?.code == 4)
    }

    @Test(
      "Text reaches the editor as it is",
      arguments: ["it's", "a \\ b", "\"q\"", "\u{2028}x", "line\nend", "\\n", "${x}", "</script>", "\u{1F600}"])
    func text(_ text: String) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      let html = "<p>\(text.replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;"))</p>"
      view.setHtml(html)
      let shown = try await view.evaluateJavaScript("document.querySelector('.ProseMirror').textContent") as? String
      #expect(shown == text.replacingOccurrences(of: "\n", with: " "))
      // And so does what a host escapes for a script of its own.
      #expect(try await view.evaluateJavaScript("'\(text.escaped)'") as? String == text)
    }

    @Test("Timers run by themselves when they are due")
    func timers() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      try await view.evaluateJavaScript(
        "window.n = 0; const t = setInterval(() => { if (++n === 3) clearInterval(t) }, 5); undefined")
      for _ in 0..<2000 where try await view.evaluateJavaScript("n") as? Int != 3 { try await Task.sleep(for: .milliseconds(1)) }
      #expect(try await view.evaluateJavaScript("n") as? Int == 3)
    }
  }
}
