import Foundation
import MarkupEditor
import Testing

/// Writes down what it is told, in order.
@MainActor
final class Recorder: MarkupDelegate {
  var events: [String] = []
  var errors: [String] = []
  private var waiting: [(event: String, continuation: CheckedContinuation<Void, Never>)] = []

  /// Waits until an event has come.
  func wait(for event: String) async {
    if events.contains(event) { return }
    await withCheckedContinuation { waiting.append((event, $0)) }
  }

  private func record(_ event: String) {
    events.append(event)
    for (awaited, continuation) in waiting where awaited == event { continuation.resume() }
    waiting.removeAll { $0.event == event }
  }

  func markupSetup(_ view: MarkupWKWebView?) {
    record("setup")
    view?.setup()
  }

  func markupPluginsDidLoad(_ view: MarkupWKWebView, plugins: [[String: String]]) {
    record("plugins \(plugins.compactMap { $0["name"] }.joined(separator: ","))")
  }

  func markupWillLoad(_ view: MarkupWKWebView) { record("willLoad ready=\(view.isReady)") }
  func markup(_ view: MarkupWKWebView, heightDidChange height: Int) { record("height \(height)") }

  func markupDidLoad(_ view: MarkupWKWebView, handler: (() -> Void)?) {
    record("didLoad ready=\(view.isReady)")
    handler?()
  }

  func markupTookFocus(_ view: MarkupWKWebView) { record("focus") }
  func markupLostFocus(_ view: MarkupWKWebView) { record("blur") }
  func markupInput(_ view: MarkupWKWebView) { record("input") }
  func markupInput(_ view: MarkupWKWebView, divId: String) { record("input \(divId)") }
  func markupSelectionChanged(_ view: MarkupWKWebView) { record("selection") }
  func markupUndoSet(_ view: MarkupWKWebView) { record("undoSet") }
  func markupClicked(_ view: MarkupWKWebView) { record("clicked") }
  func markupSelectImage(_ view: MarkupWKWebView?) { record("selectImage") }
  func markupInsertLink(_ view: MarkupWKWebView?) { record("insertLink") }
  func markupInsertImage(_ view: MarkupWKWebView?) { record("insertImage") }
  func markupImageAdded(url: URL) { record("added \(url.relativeString)") }
  func markupImageAdded(_ view: MarkupWKWebView?, url: URL, divId: String) { record("added \(url.relativeString) \(divId)") }
  func markupImageDeleted(url: URL) { record("deleted \(url.relativeString)") }
  func markupImageDeleted(_ view: MarkupWKWebView?, url: URL, divId: String) { record("deleted \(url.relativeString) \(divId)") }
  func markupButtonClicked(_ view: MarkupWKWebView, id: String, rect: CGRect) { record("button \(id) \(rect.width)") }
  func markupActivateSearch(_ view: MarkupWKWebView) { record("activateSearch") }
  func markupDeactivateSearch(_ view: MarkupWKWebView) { record("deactivateSearch") }

  func markupError(code: String, message: String, info: String?, alert: Bool) {
    errors.append("\(code): \(message)")
    record("error \(code) \(info ?? "-") \(alert)")
  }
}

extension MarkupWKWebView {
  /// A view with a coordinator, whose document is being loaded.
  static func start(
    _ delegate: any MarkupDelegate, html: String? = nil, selectAfterLoad: Bool = true, resourcesUrl: URL? = nil,
    id: String? = nil,
    configuration: MarkupWKWebViewConfiguration? = nil
  ) -> MarkupWKWebView {
    let view = MarkupWKWebView(
      html: html, selectAfterLoad: selectAfterLoad, resourcesUrl: resourcesUrl, id: id, markupDelegate: delegate,
      configuration: configuration)
    view.setCoordinatorConfiguration(MarkupCoordinator(markupDelegate: delegate, webView: view))
    return view
  }
}

/// A folder that goes with its owner.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "MarkupEditorTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

extension ViewSuites {
  @Suite("Loading") @MainActor struct LoadingTests {
    @Test("Setup comes at once, and all else in later turns, in the order laid down")
    func order() async throws {
      let folder = try TestFolder()
      let recorder = Recorder()
      let configuration = MarkupWKWebViewConfiguration()
      configuration.userScriptFile = try folder.write(
        "import { MU } from './markup-editor.js'\nMU.fromFile = () => helper()", to: "user.js")
      configuration.userCssFile = try folder.write("p { color: red }", to: "user.css")
      configuration.pluginFiles = [
        try folder.write(
          "import { MU } from './markup-editor.js'\nMU.registerPlugin({ name: 'P', type: 'renderer', run() {} })", to: "p.js"),
        try folder.write("throw new Error('this plugin is broken')", to: "broken.js"),
      ]
      let view = MarkupWKWebView.start(recorder, html: "<p>x</p>", configuration: configuration)
      view.userScripts = ["window.helper = () => 'helped'"]
      #expect(recorder.events == ["setup"])
      await recorder.wait(for: "didLoad ready=true")
      let loading = recorder.events.filter { !["focus", "input", "selection"].contains($0) && !$0.hasPrefix("error") }
      #expect(loading == ["setup", "plugins P", "willLoad ready=false", "height 8", "didLoad ready=true"])
      #expect(recorder.errors.contains { $0.contains("this plugin is broken") })
      #expect(try await view.evaluateJavaScript("MU.fromFile()") as? String == "helped")
      #expect(
        try await view.evaluateJavaScript("getComputedStyle(document.querySelector('.ProseMirror p')).color") as? String
          == "rgb(255, 0, 0)")
      #expect(await view.getHtml(pretty: false) == "<p>x</p>")
      #expect(view.resourceExists("user.js"))
      #expect(view.resourceExists("p.js"))
      #expect(!view.resourceExists("markup-editor.js"))
    }

    @Test("Messages wait for the coordinator")
    func lateCoordinator() async throws {
      let recorder = Recorder()
      let view = MarkupWKWebView(html: "<p>x</p>", markupDelegate: recorder)
      #expect(try await view.evaluateJavaScript("typeof MU.setHTML") as? String == "function")
      #expect(!view.isReady)
      #expect(recorder.events == ["setup"])
      view.setCoordinatorConfiguration(MarkupCoordinator(markupDelegate: recorder, webView: view))
      await recorder.wait(for: "didLoad ready=true")
      #expect(await view.getHtml(pretty: false) == "<p>x</p>")
    }

    @Test("A view takes the focus after loading, unless told not to")
    func focus() async throws {
      let focused = Recorder()
      let first = MarkupWKWebView.start(focused)
      await focused.wait(for: "focus")
      #expect(first.hasFocus)
      let unfocused = Recorder()
      let second = MarkupWKWebView.start(unfocused, selectAfterLoad: false)
      await unfocused.wait(for: "didLoad ready=true")
      _ = await second.getHtml()
      _ = await second.getHtml()
      #expect(!second.hasFocus)
      #expect(!unfocused.events.contains("focus"))
      second.becomeFirstResponderIfReady()
      await unfocused.wait(for: "focus")
      #expect(MarkupEditor.selectedWebView === second)
      #expect(unfocused.events.filter { $0 == "focus" }.count == 1)
      second.resignFirstResponder()
      await unfocused.wait(for: "blur")
      #expect(!second.hasFocus)
    }

    @Test("A user script that throws is reported, and the document is loaded")
    func failingScript() async throws {
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder, html: "<p>x</p>")
      view.userScripts = ["null.f()", "window.second = 2"]
      await recorder.wait(for: "didLoad ready=true")
      #expect(recorder.errors.count == 1)
      #expect(recorder.errors.first?.contains("user-script-1.js:1:") == true)
      #expect(try await view.evaluateJavaScript("second") as? Int == 2)
      // A set that comes later is run at once.
      view.userScripts = ["window.third = 3"]
      #expect(try await view.evaluateJavaScript("third") as? Int == 3)
      // An exception of a timer is reported, too.
      try await view.evaluateJavaScript("setTimeout(() => { throw new Error('late') }); undefined")
      await recorder.wait(for: "error Internal - true")
      #expect(recorder.errors.contains { $0.contains("late") })
    }

    @Test("A view without a delegate loads")
    func noDelegate() async {
      let view = MarkupWKWebView(html: "<p>x</p>")
      view.setCoordinatorConfiguration(MarkupCoordinator(webView: view))
      for _ in 0..<100 where !view.isReady { _ = await view.getHtml() }
      #expect(view.isReady)
      #expect(await view.getHtml(pretty: false) == "<p>x</p>")
    }

    @Test("A program without a host of views loads one in a call")
    func load() async throws {
      let view = try await MarkupWKWebView.load(html: "<p>one two</p>", userScripts: ["MU.answer = () => 42"])
      #expect(view.isReady)
      #expect(try await view.executeJavaScript("MU.answer()") as? Int == 42)
      #expect(await view.getHtml(pretty: false) == "<p>one two</p>")
    }

    @Test("A document is loaded once, whatever scripts post")
    func once() async throws {
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder)
      await recorder.wait(for: "didLoad ready=true")
      try await view.evaluateJavaScript("webkit.messageHandlers.markup.postMessage('loadedUserFiles')")
      await withCheckedContinuation { continuation in view.loadUserFiles { continuation.resume() } }
      _ = await view.getHtml()
      #expect(recorder.events.filter { $0.hasPrefix("didLoad") }.count == 1)
    }

    @Test("User files are found in the app's folders, and copied beside the document")
    func resourceFolders() async throws {
      let folder = try TestFolder()
      _ = try folder.write("MU.found = () => true", to: "found-\(folder.url.lastPathComponent).js")
      _ = try folder.write("text", to: "notes-\(folder.url.lastPathComponent).txt")
      MarkupEditor.resourceFolders.append(folder.url)
      defer { MarkupEditor.resourceFolders.removeAll { $0 == folder.url } }
      let configuration = MarkupWKWebViewConfiguration()
      configuration.userScriptFile = "found-\(folder.url.lastPathComponent).js"
      configuration.userResourceFiles = ["notes-\(folder.url.lastPathComponent).txt", "not-there.txt"]
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder, configuration: configuration)
      #expect(view.resourceExists("notes-\(folder.url.lastPathComponent).txt"))
      #expect(!view.resourceExists("not-there.txt"))
      await recorder.wait(for: "didLoad ready=true")
      #expect(try await view.evaluateJavaScript("MU.found()") as? Bool == true)
    }

    @Test("A delegate that only the coordinator has is told of loading, too")
    func coordinatorsDelegate() async {
      let recorder = Recorder()
      let view = MarkupWKWebView(html: "<p>x</p>")
      view.setCoordinatorConfiguration(MarkupCoordinator(markupDelegate: recorder, webView: view))
      await recorder.wait(for: "didLoad ready=true")
      #expect(view.isReady)
    }

    @Test("HTML that is set before the document is loaded is the document")
    func setBeforeLoading() async {
      let recorder = Recorder()
      let view = MarkupWKWebView.start(recorder, html: "<p>old</p>")
      let set: @MainActor () -> Void = { view.setHtml("<p>new</p>") }
      set()
      await recorder.wait(for: "didLoad ready=true")
      #expect(await view.getHtml(pretty: false) == "<p>new</p>")
    }

    @Test("The placeholder, attributes and keys of the configuration reach the editor")
    func configuration() async throws {
      let recorder = Recorder()
      let configuration = MarkupWKWebViewConfiguration()
      configuration.topLevelAttributes = [.contenteditable, .spellcheck]
      configuration.keymapConfig = KeymapConfig.fromJSON("{ \"bold\": \"Mod-j\" }")
      let view = MarkupWKWebView(placeholder: "Write here", markupDelegate: recorder, configuration: configuration)
      view.setCoordinatorConfiguration(MarkupCoordinator(markupDelegate: recorder, webView: view))
      await recorder.wait(for: "didLoad ready=true")
      #expect(
        try await view.evaluateJavaScript("document.getElementById('editor').getAttribute('spellcheck')") as? String == "true")
      #expect(try await view.evaluateJavaScript("MU.activeConfig().keymap.bold[0]") as? String == "Mod-j")
      let hint = "document.querySelector('.ProseMirror [placeholder], .ProseMirror [data-placeholder]')?.outerHTML ?? ''"
      #expect((try await view.evaluateJavaScript(hint) as? String)?.contains("Write here") == true)
      view.setPlaceholder(text: "Or here")
      #expect((try await view.evaluateJavaScript(hint) as? String)?.contains("Or here") == true)
      for visible in [true, false] {
        view.setToolbarVisible(visible)
        let isShown = try await view.evaluateJavaScript("document.getElementById('Markup-toolbar').style.display === ''") as? Bool
        #expect(isShown == visible)
        #expect(await view.getHtml() == "<p></p>")
      }
    }
  }
}
