import MarkupEditor
import Testing

extension ViewSuites {
  @Suite("Selection state and contexts") @MainActor struct SelectionStateTests {
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription, html: String
      let check: @MainActor @Sendable (SelectionState) -> Bool
    }

    @Test(
      "The state says what is selected",
      arguments: [
        Row(testDescription: "a cursor selects nothing", html: "<p>a|b</p>") {
          $0.selection == nil && $0.isInsertable && !$0.canCopyCut
        },
        Row(testDescription: "a range has its text", html: "<p>|ab|</p>") {
          $0.selection == "ab" && $0.canCopyCut && !$0.isInsertable
        },
        Row(testDescription: "the document is a division", html: "<p>a|</p>") {
          $0.divid == "editor" && $0.isEditable && $0.isValid
        },
        Row(testDescription: "a paragraph", html: "<p>a|</p>") { $0.style == .P && $0.isStyleNormal && $0.canStyle },
        Row(testDescription: "a heading", html: "<h1>a|</h1>") { $0.style == .H1 && $0.isStyleLargest },
        Row(testDescription: "code", html: "<pre><code>a|</code></pre>") { $0.style == .PRE },
        Row(testDescription: "no list", html: "<p>a|</p>") { $0.list == .Undefined && !$0.isInList },
        Row(testDescription: "a list", html: "<ol><li><p>a|</p></li></ol>") { $0.list == .OL && $0.isInListItem },
        Row(testDescription: "a quote", html: "<blockquote><p>a|</p></blockquote>") { $0.quote },
        Row(testDescription: "formats", html: "<p><strong><em>|a|</em></strong></p>") { $0.bold && $0.italic && !$0.code },
        Row(testDescription: "a link", html: "<p><a href=\"https://a.example\">a|b</a></p>") {
          $0.href == "https://a.example" && $0.link == "ab" && $0.isInLink && $0.isFollowable && !$0.canLink
        },
        Row(testDescription: "a table", html: "<table><tr><td><p>a</p></td><td><p>b|</p></td></tr></table>") {
          $0.isInTable && $0.rows == 1 && $0.cols == 2 && $0.row == 1 && $0.col == 2 && $0.border == .cell
        },
        Row(testDescription: "no history", html: "<p>a|</p>") { !$0.canUndo && !$0.canRedo },
      ])
    func state(_ row: Row) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      _ = await view.setTestHtml(row.html, sel: "|")
      let state = await view.getSelectionState()
      #expect(row.check(state), "\(state.description)")
    }

    @Test("Resetting from nothing is the default, but for the scale")
    func reset() {
      let state = SelectionState()
      state.valid = true
      state.bold = true
      state.href = "h"
      state.reset(from: nil)
      #expect(!state.valid && !state.bold && state.href == nil && state.scale == 100)
      let other = SelectionState()
      other.valid = true
      other.scale = 50
      other.style = .H2
      state.reset(from: other)
      #expect(state.valid && state.scale == 50 && state.style == .H2)
      #expect(SelectionState().description.contains("not valid"))
    }

    @Test("Contexts are found by their tags")
    func contexts() {
      #expect(StyleContext.with(tag: "H3") == .H3)
      #expect(StyleContext.with(tag: "ASIDE") == .P)
      #expect(StyleContext.P.name == "Normal")
      #expect(StyleContext.H1.name == "Header 1")
      #expect(StyleContext.PRE.name == "Code")
      #expect(StyleContext.H1.fontSize == 26)
      #expect(StyleContext.styleCases() == StyleContext.StyleCases)
      #expect(StyleContext.SizeCases.last == .H1)
      #expect(ListContext.with(tag: "OL") === ListContext.OL)
      #expect(ListContext.with(tag: "DL") == .Undefined)
      #expect(FormatContext.AllCases.map(\.tag) == ["STRONG", "EM", "U", "S", "SUB", "SUP", "CODE"])
      #expect(Set(StyleContext.AllCases).count == 10)
    }

    @Test("A rectangle needs its four numbers")
    func rectangle() {
      let view = MarkupWKWebView()
      #expect(view.rectFromDict(["x": 1, "y": 2, "width": 3, "height": 4]) == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.rectFromDict(["x": 1]) == nil)
      #expect(view.rectFromDict(nil) == nil)
    }
  }
}
