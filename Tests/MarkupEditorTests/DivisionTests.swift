import MarkupEditor
import Testing

private struct Section: HtmlDivHolder {
  var htmlDiv: HtmlDiv
}

extension ViewSuites {
  @Suite("Divisions") @MainActor struct DivisionTests {
    private func section(_ id: String, _ html: String, buttons: [HtmlButton]? = nil, dynamic: Bool = false) -> Section {
      Section(
        htmlDiv: HtmlDiv(
          id: id, focusId: id, cssClass: "section", attributes: .standard, htmlContents: html, buttons: buttons, dynamic: dynamic)
      )
    }

    @Test("A structure is loaded in its order, edited, and unloaded")
    func structure() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      let structure = MarkupDivStructure()
      structure.add(section("one", "<p>it's \\ one</p>"))
      structure.add(section("two", "<p>two</p>"))
      await withCheckedContinuation { continuation in view.load(divStructure: structure) { continuation.resume() } }
      #expect(await view.getHtml(pretty: false, divID: "one") == "<p>it's \\ one</p>")
      #expect(await view.getHtml(pretty: false, divID: "two") == "<p>two</p>")
      let html = try #require(await view.getHtml(pretty: false, clean: false))
      #expect(html.range(of: "one")?.lowerBound ?? html.endIndex < html.range(of: "two")?.lowerBound ?? html.startIndex)
      await withCheckedContinuation { continuation in view.focus(on: "two") { continuation.resume() } }
      #expect(await view.getSelectionState().divid == "two")
      await withCheckedContinuation { continuation in view.unload(divStructure: structure) { continuation.resume() } }
      #expect(await view.getHtml(pretty: false, clean: false)?.contains("section") == false)
    }

    @Test("A button of a division is clicked, and does what it is for")
    func buttons() async throws {
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder)
      await recorder.wait(for: "didLoad ready=true")
      var actions: [String] = []
      let button = HtmlButton(id: "go", label: "Go", targetId: "one") { actions.append("\($0.originId) \($0.targetId ?? "")") }
      let structure = MarkupDivStructure()
      let div = Section(
        htmlDiv: HtmlDiv(id: "one", cssClass: "c", attributes: .empty, htmlContents: "<p>x</p>", buttons: [button]))
      structure.add(div)
      view.load(divStructure: structure)
      _ = await view.getHtml()
      try await view.evaluateJavaScript("document.getElementById('go').click()")
      await recorder.wait(for: "button go 0.0")
      structure.button(forButtonId: "go")?.executeAction(view: view, rect: .zero)
      #expect(actions == ["go one"])
    }

    @Test("A structure finds its parts")
    func finding() {
      let structure = MarkupDivStructure()
      let buttons = [HtmlButton(id: "b", label: "B") { _ in }]
      structure.add(section("one", "", buttons: buttons))
      #expect(structure.div(forDivId: "one")?.id == "one")
      #expect(structure.div(forDivId: "BG.one") is HtmlButtonGroup)
      #expect(structure.buttonGroupId(forDivId: "one") == "BG.one")
      #expect(structure.focusId(forDivId: "one") == "one")
      #expect(structure.button(forButtonId: "b")?.label == "B")
      structure.remove(section("one", "", buttons: buttons))
      #expect(
        structure.topLevelDivs.isEmpty && structure.div(forDivId: "BG.one") == nil && structure.button(forButtonId: "b") == nil)
    }

    @Test("A group of buttons as JSON")
    func json() {
      let group = HtmlButtonGroup(in: "d", buttons: [HtmlButton(id: "b", label: "B") { _ in }], dynamic: true)
      #expect(group.json() == nil)
      #expect(
        group.json(force: true)
          == #"{"buttons":[{"cssClass":"markupbutton","id":"b","label":"B"}],"cssClass":"markupbuttongroup","id":"BG.d","parentId":"d"}"#
      )
      #expect(HtmlButtonGroup(in: "d", buttons: nil).json(force: true) == nil)
      #expect(section("a", "it's").htmlContents == "it\\'s")
      #expect(section("a", "").description == "section id: a, parentId: editor")
    }
  }
}
