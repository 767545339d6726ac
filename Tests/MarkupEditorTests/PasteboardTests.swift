import Foundation
import MarkupEditor
import Testing

// One after the other: there is one pasteboard.
extension ViewSuites {
  @Suite("Copy, cut and paste", .serialized) @MainActor struct PasteboardTests {
    private func view(_ html: String) async throws -> (HtmlTestPage, MarkupWKWebView) {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      _ = await view.setTestHtml(html, sel: "|")
      return (page, view)
    }

    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let contents: Pasteboard.Contents
      var start = "<p>a|b</p>"
      let expected: String
    }

    private nonisolated static let everything = Pasteboard.Contents(
      string: "text", html: "<b>html</b>", url: URL(string: "https://a.example/page"))

    @Test(
      "What is pasted is the richest form",
      arguments: [
        Row(testDescription: "text", contents: .init(string: "x"), expected: "<p>axb</p>"),
        Row(
          testDescription: "HTML before text", contents: .init(string: "x", html: "<b>y</b>"),
          expected: "<p>a<strong>y</strong>b</p>"),
        Row(
          testDescription: "the URL of a page is a link", contents: everything,
          expected: #"<p>a<a href="https://a.example/page">https://a.example/page</a>b</p>"#),
        Row(
          testDescription: "the URL of an image is an image", contents: .init(url: URL(string: "https://a.example/i.jpg")),
          expected: #"<p>a<img src="https://a.example/i.jpg">b</p>"#),
        Row(
          testDescription: "an image of a view", contents: .init(markupImage: #"<img src="i.png" alt="A">"#),
          expected: #"<p>a<img src="i.png" alt="A">b</p>"#),
        Row(
          testDescription: "Rich Text before text", contents: .init(string: "x", rtf: Data(#"{\rtf1\ansi {\b y}}"#.utf8)),
          expected: "<p>a<strong>y</strong>b</p>"),
        Row(
          testDescription: "the text of Rich Text that cannot be read", contents: .init(string: "x", rtf: Data("no".utf8)),
          expected: "<p>axb</p>"),
        Row(
          testDescription: "into code its text", contents: .init(string: "x\r\ny", html: "<b>y</b>"),
          start: "<pre><code>a|b</code></pre>",
          expected: "<pre><code>ax\nyb</code></pre>"),
        Row(testDescription: "nothing", contents: .init(), expected: "<p>ab</p>"),
      ])
    func paste(_ row: Row) async throws {
      let (_, view) = try await view(row.start)
      Pasteboard.general.contents = row.contents
      view.paste(nil)
      _ = await view.getHtml()
      #expect(await view.getHtml(pretty: false) == row.expected)
    }

    @Test("The kind of what can be pasted")
    func pasteableType() {
      let view = MarkupWKWebView()
      func kind(_ contents: Pasteboard.Contents) -> MarkupWKWebView.PasteableType? {
        Pasteboard.general.contents = contents
        return view.pasteableType()
      }
      #expect(kind(.init()) == nil)
      #expect(kind(.init(string: "s")) == .Text)
      #expect(kind(.init(string: "s", rtf: Data())) == .Rtf)
      #expect(kind(.init(string: "s", html: "h", rtf: Data())) == .Html)
      #expect(kind(Self.everything) == .Url)
      #expect(kind(.init(html: "h", image: PlatformImage(data: smallPNG))) == .ExternalImage)
      #expect(kind(.init(image: PlatformImage(data: smallPNG), markupImage: "<img>")) == .LocalImage)
      PasteboardHelper.setString("t")
      #expect(PasteboardHelper.getString() == "t" && PasteboardHelper.hasString() && !PasteboardHelper.hasImage())
    }

    @Test("Pasting text takes formats away")
    func plain() async throws {
      let (_, view) = try await view("<p>a|b</p>")
      Pasteboard.general.contents = .init(string: "x", html: "<b>y</b>")
      view.pasteAsPlainText(nil)
      #expect(await view.getHtml(pretty: false) == "<p>ayb</p>")
      Pasteboard.general.contents = .init(string: "z")
      view.pasteAndMatchStyle(nil)
      #expect(await view.getHtml(pretty: false) == "<p>ayzb</p>")
    }

    @Test("What is copied is text and HTML, and can be pasted again")
    func copy() async throws {
      let (_, view) = try await view("<p>a|<strong>b</strong>c|d</p>")
      Pasteboard.general.clear()
      view.copy(nil)
      _ = await view.getHtml()
      let contents = Pasteboard.general.contents
      #expect(contents.string == "bc")
      #expect(contents.html?.contains("<strong>b</strong>c") == true)
      let (_, other) = try await self.view("<p>|</p>")
      other.paste(nil)
      _ = await other.getHtml()
      #expect(await other.getHtml(pretty: false) == "<p><strong>b</strong>c</p>")
    }

    @Test("What is cut is gone, and undo brings it back")
    func cut() async throws {
      let (_, view) = try await view("<p>a|b|c</p>")
      view.cut(nil)
      _ = await view.getHtml()
      #expect(await view.getHtml(pretty: false) == "<p>ac</p>")
      #expect(Pasteboard.general.contents.string == "b")
      await view.undo()
      #expect(await view.getHtml(pretty: false) == "<p>abc</p>")
      // A cursor copies nothing.
      Pasteboard.general.clear()
      _ = await view.setTestHtml("<p>a|</p>", sel: "|")
      view.copy(nil)
      _ = await view.getHtml()
      #expect(Pasteboard.general.contents.string == nil)
    }

    @Test("An image is copied and cut as such")
    func images() async throws {
      let (_, view) = try await view(#"<p>a<img src="https://a.example/i.png" alt="A &quot;q&quot;" width="5" height="6">b</p>"#)
      try await view.evaluateJavaScript("MU.selectElement('img')")
      Pasteboard.general.clear()
      view.copy(nil)
      _ = await view.getHtml()
      let html = #"<img src="https://a.example/i.png" alt="A &quot;q&quot;" width="5" height="6">"#
      #expect(Pasteboard.general.contents.markupImage == html)
      #expect(Pasteboard.general.contents.html == html)
      Pasteboard.general.clear()
      view.cut(nil)
      _ = await view.getHtml()
      #expect(await view.getHtml(pretty: false) == "<p>ab</p>")
      #expect(Pasteboard.general.contents.markupImage == html)
    }

    @Test("An image that is neither in the folder nor has an address is an error")
    func foreignImage() async {
      let recorder = Recorder()
      let view = MarkupWKWebView(markupDelegate: recorder)
      view.copyImage(src: "file:///etc/passwd", alt: nil, width: nil, height: nil)
      #expect(recorder.errors.first?.hasPrefix("Invalid local image") == true)
    }
  }
}
