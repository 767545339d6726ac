import MarkupEditor
import Testing

@MainActor @Suite("The articles of MarkupEditor hold") struct MarkupEditorArticles {
  final class Editor: MarkupDelegate {
    let view: MarkupWKWebView
    private var loaded: CheckedContinuation<Void, Never>?

    init(html: String) async {
      view = MarkupWKWebView(html: html)
      await withCheckedContinuation { continuation in
        loaded = continuation
        view.setCoordinatorConfiguration(MarkupCoordinator(markupDelegate: self, webView: view))
      }
    }

    func markupDidLoad(_ view: MarkupWKWebView, handler: (() -> Void)?) {
      handler?()
      loaded?.resume()
      loaded = nil
    }
  }

  @Test func testYourApp() async throws {
    let article = Article("MarkupEditor/TestYourApp")
    func print(_ items: Any...) { article.print(items) }

    let editor = await Editor(html: "<p>Milk</p>")
    let start = await editor.view.setTestHtml("<p>buy |milk|</p>", sel: "|")
    print(start ?? "")  // <p>buy |milk|</p>
    try await editor.view.bold()
    print(await editor.view.getTestHtml(sel: "|") ?? "")  // <p>buy |<strong>milk|</strong></p>
    await editor.view.undo()
    print(await editor.view.getTestHtml(sel: "|") ?? "")  // <p>buy |milk|</p>

    editor.view.userScripts = ["MU.letters = () => document.getElementById('editor').innerText.length"]
    print(try await editor.view.evaluateJavaScript("MU.letters()") as? Int ?? 0)  // 8

    try article.check()
  }
}
