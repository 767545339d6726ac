import Foundation
import MarkupEditor
import Testing

/// Implements nothing, so that all defaults apply.
@MainActor private final class Plain: MarkupDelegate {}

extension ViewSuites {
  @Suite("What delegates are told") @MainActor struct DelegateTests {
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription, body: String
      let events: [String]
    }

    @Test(
      "A message becomes a call",
      arguments: [
        Row(testDescription: "input", body: "input", events: ["input"]),
        Row(testDescription: "input of the document", body: "inputeditor", events: ["input"]),
        Row(testDescription: "input of a division", body: "inputd1", events: ["input d1"]),
        Row(testDescription: "the height is measured", body: "updateHeight", events: ["height 8"]),
        Row(testDescription: "focus", body: "focus", events: ["focus"]),
        Row(testDescription: "blur", body: "blur", events: ["blur"]),
        Row(testDescription: "selection without focus", body: "selectionChanged", events: []),
        Row(testDescription: "click", body: "clicked", events: ["clicked"]),
        Row(testDescription: "undo set", body: "undoSet", events: ["undoSet"]),
        Row(testDescription: "nothing to scroll", body: "searched", events: []),
        Row(testDescription: "search mode on", body: "activateSearch", events: ["activateSearch"]),
        Row(testDescription: "search mode off", body: "deactivateSearch", events: ["deactivateSearch"]),
        Row(testDescription: "a log line", body: #"{"messageType":"log","log":"x"}"#, events: []),
        Row(testDescription: "an action", body: #"{"messageType":"action","action":"x"}"#, events: []),
        Row(
          testDescription: "an error alerts unless it says not", body: #"{"messageType":"error","code":"C","message":"M"}"#,
          events: ["error C - true"]),
        Row(
          testDescription: "an error with all",
          body: #"{"messageType":"error","code":"C","message":"M","info":"I","alert":false}"#,
          events: ["error C I false"]),
        Row(testDescription: "an error without a code", body: #"{"messageType":"error","message":"M"}"#, events: []),
        Row(testDescription: "choose an image", body: #"{"messageType":"selectImage"}"#, events: ["selectImage"]),
        Row(testDescription: "insert a link", body: #"{"messageType":"insertLink"}"#, events: ["insertLink"]),
        Row(testDescription: "insert an image", body: #"{"messageType":"insertImage"}"#, events: ["insertImage"]),
        Row(testDescription: "an image came", body: #"{"messageType":"addedImage","src":"a.png"}"#, events: ["added a.png"]),
        Row(
          testDescription: "an image came to the document", body: #"{"messageType":"addedImage","src":"a.png","divId":"editor"}"#,
          events: ["added a.png"]),
        Row(
          testDescription: "an image came to a division", body: #"{"messageType":"addedImage","src":"a.png","divId":"d"}"#,
          events: ["added a.png d"]),
        Row(
          testDescription: "an image went", body: #"{"messageType":"deletedImage","src":"a.png","divId":""}"#,
          events: ["deleted a.png"]),
        Row(
          testDescription: "an image went from a division", body: #"{"messageType":"deletedImage","src":"a.png","divId":"d"}"#,
          events: ["deleted a.png d"]),
        Row(
          testDescription: "a button",
          body: #"{"messageType":"buttonClicked","id":"b","rect":{"x":1,"y":2,"width":3.5,"height":4}}"#,
          events: ["button b 3.5"]),
        Row(
          testDescription: "plugins", body: #"{"messageType":"markupPluginsDidLoad","plugins":[{"name":"A","type":"t","n":1}]}"#,
          events: ["plugins A"]),
        Row(testDescription: "an unknown word", body: "nothing", events: []),
        Row(testDescription: "an unknown type", body: #"{"messageType":"x"}"#, events: []),
        Row(testDescription: "broken JSON", body: "{", events: []),
      ])
    func message(_ row: Row) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      view.hasFocus = false
      let recorder = Recorder()
      view.setCoordinatorConfiguration(MarkupCoordinator(markupDelegate: recorder, webView: view))
      let coordinator = MarkupCoordinator(markupDelegate: recorder, webView: view)
      coordinator.receive(row.body, from: view)
      // The view's own delegate is another, which is who hears of heights.
      _ = await view.getSelectionState()
      let events = row.body == "updateHeight" ? [] : row.events
      #expect(recorder.events == events)
    }

    @Test("A body that is no string is nothing")
    func noString() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let recorder = Recorder()
      MarkupCoordinator(markupDelegate: recorder, webView: page.webView).receive(3, from: page.webView)
      #expect(recorder.events.isEmpty)
    }

    @Test("A selection change is told when the state is up to date")
    func selectionChanged() async throws {
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder, html: "<p>a</p>")
      await recorder.wait(for: "focus")
      recorder.events = []
      _ = await view.setTestHtml("<h1>a|</h1>", sel: "|")
      try await view.italic()
      await recorder.wait(for: "selection")
      #expect(recorder.events.contains("input"))
    }

    @Test("The default for clicks tells what was clicked")
    func clicked() async throws {
      @MainActor final class Clicks: MarkupDelegate {
        var clicks: [String] = []
        func markupLinkSelected(_ view: MarkupWKWebView?, selectionState: SelectionState) {
          clicks.append("link \(selectionState.href ?? "")")
        }
        func markupImageSelected(_ view: MarkupWKWebView?, selectionState: SelectionState) { clicks.append("image") }
        func markupTableSelected(_ view: MarkupWKWebView?, selectionState: SelectionState) { clicks.append("table") }
      }
      let page = HtmlTestPage()
      try await page.start()
      let view: MarkupWKWebView = page.webView
      let clicks = Clicks()
      _ = await view.setTestHtml(#"<table><tr><td><p><a href="https://a.example">x|y</a></p></td></tr></table>"#, sel: "|")
      clicks.markupClicked(view)
      _ = await view.getHtml()
      #expect(clicks.clicks == ["link https://a.example", "table"])
    }

    @Test("Links are opened by whoever opens them")
    func opener() {
      let delegate = Plain()
      let state = SelectionState()
      state.href = "https://a.example/"
      delegate.markupLinkSelected(nil, selectionState: state)
      var opened: [String] = []
      URLHelper.opener = { url in
        opened.append(url.absoluteString)
        return true
      }
      delegate.markupLinkSelected(nil, selectionState: state)
      URLHelper.opener = nil
      #expect(opened == ["https://a.example/"])
    }

    @Test("The defaults of search set what hosts follow")
    func searchMode() async throws {
      let delegate = Plain()
      let view = MarkupWKWebView()
      delegate.markupActivateSearch(view)
      #expect(MarkupEditor.searchActive.value)
      delegate.markupDeactivateSearch(view)
      #expect(!MarkupEditor.searchActive.value)
    }

    @Test("An object is held weakly, also by the coordinator")
    func weakly() {
      var delegate: Plain? = Plain()
      let view = MarkupWKWebView(markupDelegate: delegate)
      let coordinator = MarkupCoordinator(markupDelegate: delegate, webView: view)
      #expect(coordinator.markupDelegate != nil)
      weak let reference = delegate
      delegate = nil
      #expect(reference == nil)
      #expect(coordinator.markupDelegate == nil)
    }
  }
}
