import MarkupEditor
import Testing

// Code as apps have it: what compiles here compiles there.

extension MarkupWKWebView {
  /// A user script's function, as the documentation of releases up to 0.8.7 has it.
  func wordCount(_ handler: ((Int?) -> Void)? = nil) {
    evaluateJavaScript("MU.wordCount()") { result, error in
      handler?(result as? Int)
    }
  }

  /// The same as releases from 0.9 on have it.
  func countWords(_ handler: ((Int?) -> Void)? = nil) {
    executeJavaScript("MU.wordCount()") { result, error in
      if let error { print(error.localizedDescription) }
      handler?(result as? Int)
    }
  }

  func wordCount() async throws -> Int? { try await evaluateJavaScript("MU.wordCount()") as? Int }
  func countedWords() async throws -> Int? { try await executeJavaScript("MU.wordCount()") as? Int }
}

/// A delegate as views of SwiftUI are: a struct.
private struct StructDelegate: MarkupDelegate {
  let loaded: () -> Void

  func markupDidLoad(_ view: MarkupWKWebView, handler: (() -> Void)?) {
    MarkupEditor.selectedWebView = view
    handler?()
    loaded()
  }
}

/// A delegate as view controllers are: it owns its view.
private final class Controller: MarkupDelegate {
  var webView: MarkupWKWebView?
  var coordinator: MarkupCoordinator?
  private(set) var inputs = 0
  private(set) var wordCount: Int?
  var onLoad: (() -> Void)?

  func viewDidLoad(html: String) {
    let configuration = MarkupWKWebViewConfiguration()
    configuration.behaviorConfig = BehaviorConfig()
    let view = MarkupWKWebView(html: html, placeholder: "Write", markupDelegate: self, configuration: configuration)
    let coordinator = MarkupCoordinator(markupDelegate: self, webView: view)
    view.setCoordinatorConfiguration(coordinator)
    view.userScripts = [
      "MU.wordCount = () => document.querySelector('.ProseMirror').textContent.split(/\\s+/).filter(Boolean).length"
    ]
    (webView, self.coordinator) = (view, coordinator)
  }

  func markupDidLoad(_ view: MarkupWKWebView, handler: (() -> Void)?) {
    handler?()
    view.wordCount { count in
      self.wordCount = count
      self.onLoad?()
    }
  }

  func markupInput(_ view: MarkupWKWebView) { inputs += 1 }
}

extension ViewSuites {
  @Suite("Code of apps") @MainActor struct AppShapeTests {
    @Test("A struct is a delegate, held by its view")
    func structDelegate() async {
      var view: MarkupWKWebView?
      await withCheckedContinuation { continuation in
        let delegate = StructDelegate { continuation.resume() }
        view = MarkupWKWebView(html: "<p>x</p>", markupDelegate: delegate)
        view?.setCoordinatorConfiguration(MarkupCoordinator(markupDelegate: delegate, webView: view))
      }
      #expect(await view?.getHtml(pretty: false) == "<p>x</p>")
      #expect(MarkupEditor.observedWebView.id == MarkupEditor.observedWebView.id)
    }

    @Test("An object that owns its view is its delegate; its user script can be called when the document is loaded")
    func controller() async throws {
      let controller = Controller()
      await withCheckedContinuation { continuation in
        controller.onLoad = { continuation.resume() }
        controller.viewDidLoad(html: "<p>one two three</p>")
      }
      #expect(controller.wordCount == 3)
      let view = try #require(controller.webView)
      #expect(try await view.wordCount() == 3)
      #expect(try await view.countedWords() == 3)
      let counted = await withCheckedContinuation { continuation in view.countWords { continuation.resume(returning: $0) } }
      #expect(counted == 3)
      view.pasteText("four five")
      _ = await view.getHtml()
      #expect(controller.inputs > 0)
      #expect(try await view.wordCount() == 4)
    }

    @Test("Start-up code sets the statics")
    func statics() {
      MarkupEditor.style = .compact
      MarkupEditor.allowLocalImages = true
      MarkupEditor.toolbarLocation = .top
      MarkupEditor.isInspectable = true
      #expect(MarkupEditor.supportedImageTypes.contains("png"))
      #expect(MarkupEditor.topLevelAttributes["contenteditable"] == "true")
      #expect(ToolbarContents.shared === MarkupEditor.toolbarContents)
      #expect(MarkupEditor.toolbarContents.insertContents.link)
    }

    @Test("Published properties are followed as with Combine")
    func published() {
      final class Model: ObservableObject {
        @Published var count = 1
      }
      let model = Model()
      var seen: [Int] = []
      var subscriptions: Set<AnyCancellable> = []
      model.$count.sink { seen.append($0) }.store(in: &subscriptions)
      model.count = 2
      model.count += 1
      subscriptions = []
      model.count = 9
      #expect(seen == [1, 2, 3])

      var values: [Bool] = []
      let choosing = SelectImage()
      let subscription = choosing.$value.sink { values.append($0) }
      choosing.value.toggle()
      subscription.cancel()
      choosing.value.toggle()
      #expect(values == [false, true])
    }

    @Test("A view is focused by its id")
    func firstResponder() async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view = try #require(page.webView)
      MarkupEditor.firstResponder = view.id
      _ = await view.getHtml()
      _ = await view.getHtml()
      #expect(view.hasFocus)
      MarkupEditor.firstResponder = nil
    }
  }
}
