import MarkupEditor
import Testing

/// Every method of a view that takes a handler.
@MainActor private let methods: [(name: String, call: @MainActor (MarkupWKWebView, @escaping () -> Void) -> Void)] = [
  ("evaluateJavaScript", { view, done in view.evaluateJavaScript("1") { _, _ in done() } }),
  ("evaluateJavaScript that throws", { view, done in view.evaluateJavaScript("x.y") { _, _ in done() } }),
  ("executeJavaScript", { view, done in view.executeJavaScript("MU.canUndo()") { _, _ in done() } }),
  ("setTopLevelAttributes", { $0.setTopLevelAttributes($1) }),
  ("loadUserFiles", { $0.loadUserFiles($1) }),
  ("getHtml", { view, done in view.getHtml { _ in done() } }),
  ("getHtml of a division", { view, done in view.getHtml(pretty: false, clean: false, divID: "none") { _ in done() } }),
  ("emptyDocument", { $0.emptyDocument(handler: $1) }),
  ("setHtml", { $0.setHtml("<p>x</p>", handler: $1) }),
  ("setHtmlIfChanged", { $0.setHtmlIfChanged("<p>y</p>", handler: $1) }),
  ("setHtmlIfChanged to the same", { $0.setHtmlIfChanged("<p>y</p>", handler: $1) }),
  ("setPlaceholder", { $0.setPlaceholder(text: "p", $1) }),
  ("setPlaceholder without text", { $0.setPlaceholder($1) }),
  ("updateHeight", { $0.updateHeight(handler: $1) }),
  ("getLocalImages", { view, done in view.getLocalImages { _ in done() } }),
  ("insertLink", { $0.insertLink("https://a.example", handler: $1) }),
  ("insertLink that deletes", { $0.insertLink(nil, handler: $1) }),
  ("insertImage", { $0.insertImage(src: "https://a.example/i.png", alt: "i", handler: $1) }),
  ("insertImage without a source", { $0.insertImage(src: nil, alt: nil, handler: $1) }),
  (
    "insertLocalImage that is not there",
    { view, done in
      view.insertLocalImage(url: URL(fileURLWithPath: "/no/such/image.png")) { _ in done() }
    }
  ),
  ("modifyImage", { $0.modifyImage(src: "b.png", alt: nil, handler: $1) }),
  ("modifyImage without a source", { $0.modifyImage(src: nil, alt: nil, handler: $1) }),
  ("pasteUrl", { $0.pasteUrl(url: URL(string: "https://a.example/page"), handler: $1) }),
  ("pasteUrl of an image", { $0.pasteUrl(url: URL(string: "https://a.example/i.PNG"), handler: $1) }),
  ("pasteUrl without one", { $0.pasteUrl(url: nil, handler: $1) }),
  ("search", { $0.search(for: "x", direction: .forward, handler: $1) }),
  ("deactivateSearch", { $0.deactivateSearch(handler: $1) }),
  ("cancelSearch", { $0.cancelSearch(handler: $1) }),
  ("makeSelectionVisible", { $0.makeSelectionVisible(handler: $1) }),
  ("canUndo", { view, done in view.canUndo { _ in done() } }),
  ("canRedo", { view, done in view.canRedo { _ in done() } }),
  ("undo", { $0.undo(handler: $1) }),
  ("redo", { $0.redo(handler: $1) }),
  ("insertHRule", { $0.insertHRule(handler: $1) }),
  ("insertTable", { $0.insertTable(rows: 2, cols: 2, handler: $1) }),
  ("addRow", { $0.addRow(.after, handler: $1) }),
  ("addCol", { $0.addCol(.before, handler: $1) }),
  ("addHeader", { $0.addHeader(colspan: false, handler: $1) }),
  ("borderTable", { $0.borderTable(.outer, handler: $1) }),
  ("nextCell", { $0.nextCell(handler: $1) }),
  ("prevCell", { $0.prevCell(handler: $1) }),
  ("deleteRow", { $0.deleteRow(handler: $1) }),
  ("deleteCol", { $0.deleteCol(handler: $1) }),
  ("deleteTable", { $0.deleteTable(handler: $1) }),
  ("bold", { $0.bold(handler: $1) }),
  ("italic", { $0.italic(handler: $1) }),
  ("underline", { $0.underline(handler: $1) }),
  ("code", { $0.code(handler: $1) }),
  ("strike", { $0.strike(handler: $1) }),
  ("subscriptText", { $0.subscriptText(handler: $1) }),
  ("superscript", { $0.superscript(handler: $1) }),
  ("setStyle", { $0.setStyle(to: .H1, handler: $1) }),
  ("replaceStyle", { $0.replaceStyle(.H1, with: .P, handler: $1) }),
  ("replaceStyle of any", { $0.replaceStyle(with: .P, handler: $1) }),
  ("indent", { $0.indent(handler: $1) }),
  ("outdent", { $0.outdent(handler: $1) }),
  ("toggleListItem", { $0.toggleListItem(type: .UL, handler: $1) }),
  ("getSelectionState", { view, done in view.getSelectionState { _ in done() } }),
  ("pasteText", { $0.pasteText("t", handler: $1) }),
  ("pasteText while a paste is under way", { $0.pasteText("t", handler: $1) }),
  ("pasteText without text", { $0.pasteText(nil, handler: $1) }),
  ("pasteCode", { $0.pasteCode("a\r\nb", handler: $1) }),
  ("pasteHtml", { $0.pasteHtml("<b>h</b>", handler: $1) }),
  ("pasteHtml without HTML", { $0.pasteHtml(nil, handler: $1) }),
  ("pasteImage without one", { $0.pasteImage(nil, handler: $1) }),
  ("getTestHtml", { view, done in view.getTestHtml { _ in done() } }),
  ("setTestHtml", { view, done in view.setTestHtml("<p>|</p>") { _ in done() } }),
  ("testPasteHtmlPreprocessing", { view, done in view.testPasteHtmlPreprocessing(html: "x") { _ in done() } }),
  ("testPasteTextPreprocessing", { view, done in view.testPasteTextPreprocessing(html: "x") { _ in done() } }),
  ("testIsRecognizedLanguage", { view, done in view.testIsRecognizedLanguage("swift") { _ in done() } }),
  ("testPresentCodeLanguages", { view, done in view.testPresentCodeLanguages { _ in done() } }),
  ("testCodeLanguageTabInfo", { view, done in view.testCodeLanguageTabInfo { _ in done() } }),
  ("testBlockquoteEnter", { $0.testBlockquoteEnter(handler: $1) }),
  ("testListEnter", { $0.testListEnter(handler: $1) }),
  ("testExtractContents", { $0.testExtractContents(handler: $1) }),
  ("startModalInput", { $0.startModalInput($1) }),
  ("endModalInput", { $0.endModalInput($1) }),
  ("load of a structure", { $0.load(divStructure: MarkupDivStructure(), handler: $1) }),
  ("unload of a structure", { $0.unload(divStructure: MarkupDivStructure(), handler: $1) }),
  ("addDiv", { $0.addDiv(Division("a"), handler: $1) }),
  ("addButtonGroup", { $0.addButtonGroup(HtmlButtonGroup(in: "a", buttons: [HtmlButton(label: "B") { _ in }]), handler: $1) }),
  ("removeButtonGroup", { $0.removeButtonGroup(HtmlButtonGroup(in: "a", buttons: nil), handler: $1) }),
  ("focus on a division", { $0.focus(on: "a", handler: $1) }),
  ("focus on none", { $0.focus(on: nil, handler: $1) }),
  ("removeDiv", { $0.removeDiv(Division("a"), handler: $1) }),
  ("removeAllDivs", { $0.removeAllDivs(handler: $1) }),
]

private struct Division: HtmlDivHolder {
  var htmlDiv: HtmlDiv

  init(_ id: String) { htmlDiv = HtmlDiv(id: id, cssClass: "c", attributes: .standard, htmlContents: "<p>d</p>") }
}

extension ViewSuites {
  @Suite("The order of calls") @MainActor struct OrderTests {
    @Test("A handler is called once, in the order of the calls, and not before the call has returned")
    func handlers() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      var called: [String] = []
      for (name, call) in methods {
        let before = called
        call(view) { called.append(name) }
        #expect(called == before, "\(name) called its handler at once")
      }
      _ = await view.getHtml()
      // Those of images that are copied and divisions ask the view once more.
      _ = await view.getHtml()
      #expect(called.sorted() == methods.map(\.name).sorted())
      let direct = called.filter { !$0.hasPrefix("focus on a") }
      #expect(direct == methods.map(\.name).filter { !$0.hasPrefix("focus on a") })
    }

    @Test("The handlers are called also where there is no page any more to ask")
    func withoutCoordinator() async {
      let view = MarkupWKWebView()
      var called = 0
      for (_, call) in methods { call(view) { called += 1 } }
      _ = await view.getHtml()
      _ = await view.getHtml()
      #expect(called == methods.count)
      #expect(!view.isReady)
    }

    @Test("What is fired without waiting is done before what is waited for")
    func firedBeforeAwaited() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      _ = await view.setTestHtml("<p>|a|</p>", sel: "|")
      let fire: @MainActor (MarkupWKWebView) -> Void = { view in
        view.bold()
        view.italic()
        view.underline()
      }
      fire(view)
      let html = await view.getHtml(pretty: false)
      #expect(html == "<p><em><u><strong>a</strong></u></em></p>")
    }

    @Test("Every method that is waited for ends")
    func awaited() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      await view.emptyDocument()
      _ = await view.setTestHtml("<p>|a|</p>", sel: "|")
      try await view.bold()
      try await view.italic()
      try await view.underline()
      try await view.code()
      try await view.strike()
      try await view.subscriptText()
      try await view.superscript()
      await view.undo()
      await view.redo()
      #expect(await view.canUndo())
      #expect(await view.canRedo() == false)
      await view.setStyle(to: .H2)
      await view.replaceStyle(with: .P)
      try await view.indent()
      try await view.outdent()
      await view.toggleListItem(type: .OL)
      await view.insertLink("https://a.example")
      await view.insertLink(nil)
      await view.insertImage(src: "https://a.example/i.png", alt: nil)
      await view.insertTable(rows: 1, cols: 2)
      await view.addRow(.before)
      await view.addCol(.after)
      await view.addHeader()
      await view.borderTable(.none)
      await view.deleteCol()
      await view.deleteRow()
      await view.deleteTable()
      await view.search(for: "a", direction: .backward)
      await view.pasteHtml(nil)
      await view.pasteHtml("<i>x</i>")
      await view.pasteImage(nil)
      await view.testListEnter()
      #expect(await view.getLocalImages().isEmpty)
      #expect(await view.getSelectionState().valid)
    }

    @Test("Targets of menus act as the methods whose names they have")
    func menus() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      _ = await view.setTestHtml("<p>a|</p>", sel: "|")
      view.h2Style()
      #expect(await view.getHtml(pretty: false) == "<h2>a</h2>")
      view.undoFromMenu(nil)
      view.redoFromMenu(nil)
      view.preStyle()
      view.pStyle()
      view.bullets()
      view.indentFromMenu()
      view.outdentFromMenu()
      view.toggleBoldface(nil)
      view.insertHRuleFromMenu(nil)
      let html = await view.getHtml(pretty: false)
      #expect(html?.contains("<hr>") == true)
    }
  }
}
