import MarkupEditor
import Testing

extension ViewSuites {
  @Suite("A view") @MainActor struct ViewTests {
    @Test("loads, takes test HTML, makes it bold, and answers it")
    func firstPath() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view = try #require(page.webView)
      #expect(view.isReady)
      #expect(await view.setTestHtml("<p>Hello |big| world</p>", sel: "|") == "<p>Hello |big| world</p>")
      let action: @MainActor (MarkupWKWebView) -> Void = { $0.bold() }
      action(view)
      let html = await view.getTestHtml(sel: "|")
      #expect(html == "<p>Hello |<strong>big|</strong> world</p>")
    }
  }
}
