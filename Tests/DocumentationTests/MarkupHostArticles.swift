import Foundation
import MarkupHost
import Testing

@Suite("The articles of MarkupHost hold") struct MarkupHostArticles {
  @Test func gettingStarted() throws {
    let article = Article("MarkupHost/GettingStarted")
    func print(_ items: Any...) { article.print(items) }

    let page = try MarkupPage(html: "<h1>Report</h1><p>The quick brown fox</p>")

    try page.selectText("quick brown")
    try page.toggleBold()
    try page.selectElement("h1")
    try page.setStyle(.heading2)
    print(try page.html())  // <h2>Report</h2><p>The <strong>quick brown</strong> fox</p>

    try page.selectText("fox")
    try page.press("ArrowRight")
    try page.type(" jumps")
    try page.press("Enter")
    try page.type("- first")
    print(try page.html())  // <h2>Report</h2><p>The <strong>quick brown</strong> fox jumps</p><ul><li><p>first</p></li></ul>

    let state = try page.evaluate("JSON.parse(MU.getSelectionState()).list", as: String.self)
    let headings = try page.evaluate("[...document.querySelectorAll('h2')].map((h) => h.textContent)", as: [String].self)
    print(state, headings)  // UL ["Report"]

    final class Saver: MarkupDelegate {
      var saved: [String] = []

      func markupInput(_ page: MarkupPage) {
        if let html = try? page.html() { saved.append(html) }
      }
    }

    let saver = Saver()
    page.delegate = saver
    try page.insertText("!")
    print(saver.saved.count)  // 1

    try article.check()
  }

  @Test func writeAUserScript() throws {
    let article = Article("MarkupHost/WriteAUserScript")
    func print(_ items: Any...) { article.print(items) }
    let wordCount = """
      MU.wordCount = () => {
        const segmenter = new Intl.Segmenter(document.documentElement.lang || "en", { granularity: "word" })
        const text = document.getElementById("editor").innerText
        return [...segmenter.segment(text)].filter((segment) => segment.isWordLike).length
      }
      """

    var configuration = MarkupPage.Configuration()
    configuration.userScripts = [UserScript(source: wordCount, name: "word-count.js")]
    let page = try MarkupPage(html: "<p>It's a fox.</p>", configuration: configuration)
    print(try page.evaluate("MU.wordCount()", as: Int.self))  // 3

    let module = #"""
      import { MU } from "./markup-editor.js"

      MU.shout = () => MU.replaceAll(/\w+/g, (word) => word.toUpperCase())
      """#
    var withModule = MarkupPage.Configuration()
    withModule.userScripts = [UserScript(source: module)]
    let loud = try MarkupPage(html: "<p>a fox</p>", configuration: withModule)
    try loud.evaluate("MU.shout()")
    #expect(try loud.html() == "<p>A FOX</p>")

    var found: [String] = []
    try page.addMessageHandler("found") { body in
      if let word = body["word"].string { found.append(word) }
    }
    try page.evaluate("webkit.messageHandlers.found.postMessage({ word: 'fox' })")
    #expect(found == ["fox"])

    try page.addReplyHandler("translate") { body, reply in
      reply(body.string == "fox" ? "Fuchs" : "?")
    }
    let word = try page.evaluateSettled("webkit.messageHandlers.translate.postMessage('fox')")
    print(word.string ?? "")  // Fuchs

    try article.check()
  }

  @Test func editDocumentsOnAServer() async throws {
    let article = Article("MarkupHost/EditDocumentsOnAServer")
    func print(_ items: Any...) { article.print(items) }

    var limits = MarkupPool.Configuration()
    limits.workers = 2
    limits.maximumWaiting = 100
    let pool = MarkupPool(limits)

    let bold = try await pool.withPage(html: "<p>The quick brown fox</p>") { page in
      try page.selectText("fox")
      try page.toggleBold()
      return try page.html()
    }
    print(bold)  // <p>The quick brown <strong>fox</strong></p>

    let source = "<!DOCTYPE html>\n<title>Letter</title>\n<body class=wide>\n<p>Dear Acme,</p><!-- signed -->\n</body>\n"
    let file = try HTMLFile(Data(source.utf8), name: "letter.html")
    let edited = try await pool.withEditor(of: file) { editor in
      try editor.page.replaceAll("Acme", with: "Globex")
      return try editor.save()
    }
    print(edited.text == source.replacingOccurrences(of: "Acme", with: "Globex"))  // true

    await pool.drain()

    try article.check()
  }
}
