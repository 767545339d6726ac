import Foundation
import JSBridge
import MarkupHost

/// A view of a document in the editor, without a window.
///
/// Everything asked of a view happens in the order in which it was asked, in later turns of the main actor: a method with
/// a handler returns at once, and the handler is called once, never before the method has returned. The document is
/// loaded when the host has handed in a coordinator; see ``MarkupCoordinator``.
public class MarkupWKWebView: WKWebView, ObservableObject {
  /// See ``MarkupEditor/TableBorder``.
  public typealias TableBorder = MarkupEditor.TableBorder
  /// See ``MarkupEditor/TableDirection``.
  public typealias TableDirection = MarkupEditor.TableDirection
  /// See ``MarkupEditor/FindDirection``.
  public typealias FindDirection = MarkupEditor.FindDirection

  /// What the pasteboard has to paste.
  public enum PasteableType {
    case Text, Html, Rtf, ExternalImage, LocalImage, Url
  }

  /// Added to the editor's height before the delegate is told.
  public var clientHeightPad = 8
  /// Whether the document is loaded: from just before ``MarkupDelegate/markupDidLoad(_:handler:)`` on.
  public private(set) var isReady = false
  /// Whether the editor has the focus, as its messages tell.
  public var hasFocus = false
  /// Whether the view takes the focus when its document is loaded, and whenever it is replaced.
  public var selectAfterLoad = true
  /// Names the view's folder, and the view to ``MarkupEditor/firstResponder``. At first unlike any other.
  public var id: String
  /// Read when the page is made, in the turn after the view is.
  public var markupConfiguration: MarkupWKWebViewConfiguration?

  /// Scripts that run in the page's global scope when the editor's script is in, before the user script; each set replaces the
  /// one before. A set that comes after the page is there is run at once.
  public var userScripts: [String]? {
    didSet { if isPageMade, let userScripts { run(userScripts) } }
  }

  /// What the document was set to last by the host, which is not what it is after edits.
  var html: String?
  let placeholder: String?
  let resourcesUrl: URL?
  /// The id that was made here, of whose folder nobody else knows.
  private let generatedID: String?
  private var reference: DelegateReference

  /// The page behind the view; nil until the turn after the view was made, or when it could not be made.
  private(set) var page: MarkupPage?
  private var isPageMade = false
  private var observer: PageObserver?
  private var coordinator: MarkupCoordinator?
  /// Messages that came before there was a coordinator.
  private var waitingMessages: [MarkupMessage] = []
  private let jobs = JobQueue()
  private var clock: PageClock?
  private var firstResponder: AnyCancellable?
  /// The selection as it was last asked for, which menus and the pasteboard go by.
  let selectionState = SelectionState()
  /// Whether a paste is under way: another one is dropped.
  var pastedAsync = false
  /// Who waits for the document to be loaded, or for the page to fail.
  private var waitingForLoad: [CheckedContinuation<Void, Never>] = []
  private var loadError: (any Error)?
  private var hasBegunToLoad = false

  /// The delegate that the view was made with, which is held weakly if it is an object; else that of the coordinator.
  var markupDelegate: (any MarkupDelegate)? { reference.delegate ?? coordinator?.markupDelegate }

  /// Makes a view; nothing of the page has run when this returns.
  ///
  /// - Parameters:
  ///   - html: the document, a fragment such as the content of a body.
  ///   - placeholder: what an empty document shows.
  ///   - selectAfterLoad: whether the view takes the focus when its document is loaded.
  ///   - resourcesUrl: a folder whose files are copied into the view's folder, to where its relative path says.
  ///   - id: names the view's folder; nil: a new name, and the folder goes with the view.
  ///   - markupDelegate: an object is held weakly.
  ///   - configuration: nil: the standard one.
  public init(
    html: String? = nil, placeholder: String? = nil, selectAfterLoad: Bool = true, resourcesUrl: URL? = nil, id: String? = nil,
    markupDelegate: (any MarkupDelegate)? = nil, configuration: MarkupWKWebViewConfiguration? = nil
  ) {
    self.html = html
    self.placeholder = placeholder
    self.resourcesUrl = resourcesUrl
    generatedID = id == nil ? UUID().uuidString : nil
    self.id = id ?? generatedID ?? ""
    reference = DelegateReference(markupDelegate)
    super.init()
    self.selectAfterLoad = selectAfterLoad
    markupConfiguration = configuration ?? MarkupWKWebViewConfiguration()
    copyUserFiles()
    if let markupDelegate { markupDelegate.markupSetup(self) } else { setup() }
    jobs.add { [weak self] in self?.makePage() }
    firstResponder = MarkupEditor.observedFirstResponder.$id.sink { [weak self] id in
      guard let self, id == self.id else { return }
      becomeFirstResponderIfReady()
    }
  }

  isolated deinit {
    firstResponder?.cancel()
    clock?.stop()
    if let page { PageFactory.close(page) }
    if id == generatedID { teardown() }
  }

  // What a subclass overrides stands in its own declaration.

  public override func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    enqueue { page in
      try page.perform { try ScriptValue.foundation(try page.evaluate(javaScriptString)) }
    } then: { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, ScriptError.make(error))
      }
    }
  }

  /// Gives the focus up; the editor loses it in a later turn, and the delegate is told.
  @discardableResult
  public override func resignFirstResponder() -> Bool {
    enqueue { page in
      try page.evaluate("document.activeElement?.blur()")
    } then: { result in
      if case .failure(let error) = result { Log.script.error("\(error)") }
    }
    return true
  }

  /// Hands in the coordinator that gets the messages of the editor. The view holds it.
  public func setCoordinatorConfiguration(_ coordinator: MarkupCoordinator) {
    self.coordinator = coordinator
    if coordinator.webView == nil { coordinator.webView = self }
    jobs.add { [weak self] in
      guard let self else { return }
      let messages = waitingMessages
      waitingMessages = []
      for message in messages { receive(message) }
    }
  }

  func receive(_ message: MarkupMessage) {
    if let coordinator { coordinator.receive(message, from: self) } else { waitingMessages.append(message) }
  }

  /// Tells the delegate of an error that nobody caught.
  func scriptFailed(_ error: any Error) {
    let info = (error as? JSError)?.stack
    if let markupDelegate {
      markupDelegate.markupError(code: "Internal", message: "\(error)", info: info, alert: true)
    } else {
      Log.script.error("\(error)")
    }
  }
}

// MARK: - Jobs

extension MarkupWKWebView {
  /// Does something with the page, in a later turn and after all that was asked before.
  ///
  /// The view lives until then.
  func enqueue(_ body: @escaping @MainActor (MarkupPage?) -> Void) {
    jobs.add { [self] in
      body(page)
      clock?.wind()
    }
  }

  /// Does something that may fail with the page, and then hands on the result.
  func enqueue<R>(
    _ body: @escaping @MainActor (MarkupPage) throws -> R, then: @escaping @MainActor (Result<R, any Error>) -> Void
  ) {
    enqueue { page in
      then(
        Result { () throws -> R in
          guard let page else { throw ScriptError.noPage }
          return try body(page)
        })
    }
  }

  /// Calls a function of `MU`, and then the handler; what goes wrong is logged.
  func call(_ function: String, _ arguments: (any JSConvertible)?..., handler: (() -> Void)?) {
    let arguments = arguments.map { $0 ?? JSUndefined() }
    enqueue { page in
      try page.callEditor(function, arguments: arguments)
    } then: { result in
      if case .failure(let error) = result { Log.script.error("MU.\(function): \(error)") }
      handler?()
    }
  }

  /// Calls a function of `MU`, and hands on what `read` makes of its value; nil when it fails, which is logged.
  func call<R>(
    _ function: String, _ arguments: [any JSConvertible] = [], read: @escaping @MainActor (JSValue) throws -> R?,
    then: @escaping @MainActor (R?) -> Void
  ) {
    enqueue { page in
      try read(try page.callEditor(function, arguments: arguments))
    } then: { result in
      switch result {
      case .success(let value): then(value)
      case .failure(let error):
        Log.script.error("MU.\(function): \(error)")
        then(nil)
      }
    }
  }
}

// MARK: - The page

extension MarkupWKWebView {
  private func makePage() {
    isPageMade = true
    let observer = PageObserver(self)
    self.observer = observer
    do {
      let page = try PageFactory.makePage(for: self, observer)
      self.page = page
      let images = ImageLoader(page, self)
      page.window.imageLoader = { source, done in MainActor.assumeIsolated { images.load(source, done) } }
      clock = PageClock(page)
      clock?.wind()
    } catch {
      loadError = error
      resumeWaiting()
      Log.webview.error("the page of view \(id) could not be made: \(error)")
      markupDelegate?.markupError(
        code: "Internal", message: "The page could not be made.", info: "\(error)", alert: true)
    }
  }

  /// Makes a view with a coordinator, and waits until its document is loaded.
  ///
  /// For programs without a host of views: on other platforms a view of SwiftUI or UIKit makes these objects. The view is the
  /// caller's to keep.
  ///
  /// - Parameters:
  ///   - html: the document, a fragment such as the content of a body.
  ///   - placeholder: what an empty document shows.
  ///   - selectAfterLoad: whether the view takes the focus when its document is loaded.
  ///   - resourcesUrl: a folder whose files are copied into the view's folder.
  ///   - id: names the view's folder; nil: a new name.
  ///   - userScripts: see ``userScripts``.
  ///   - markupDelegate: an object is held weakly.
  ///   - configuration: nil: the standard one.
  /// - Throws: what kept the page from being made.
  public static func load(
    html: String? = nil, placeholder: String? = nil, selectAfterLoad: Bool = true, resourcesUrl: URL? = nil, id: String? = nil,
    userScripts: [String]? = nil, markupDelegate: (any MarkupDelegate)? = nil,
    configuration: MarkupWKWebViewConfiguration? = nil
  ) async throws -> MarkupWKWebView {
    let view = MarkupWKWebView(
      html: html, placeholder: placeholder, selectAfterLoad: selectAfterLoad, resourcesUrl: resourcesUrl, id: id,
      markupDelegate: markupDelegate, configuration: configuration)
    view.setCoordinatorConfiguration(MarkupCoordinator(markupDelegate: markupDelegate, webView: view))
    view.userScripts = userScripts
    await withCheckedContinuation { view.waitingForLoad.append($0) }
    if let error = view.loadError { throw error }
    return view
  }

  private func resumeWaiting() {
    let continuations = waitingForLoad
    waitingForLoad = []
    for continuation in continuations { continuation.resume() }
  }

  private func run(_ scripts: [String]) {
    for script in scripts {
      enqueue { page in
        try page.evaluate(script, sourceURL: "user-script.js")
      } then: { [weak self] result in
        if case .failure(let error) = result { self?.scriptFailed(error) }
      }
    }
  }

  /// Gives the document its attributes, from the configuration; then calls the handler.
  public func setTopLevelAttributes(_ handler: (() -> Void)? = nil) {
    guard let attributes = markupConfiguration?.topLevelAttributes, !attributes.isEmpty, let json = attributes.json else {
      enqueue { _ in handler?() }
      return
    }
    call("setTopLevelAttributes", json, handler: handler)
  }

  /// Loads a user script and style sheet that are in the configuration, as editors before 0.9 had it.
  ///
  /// Both are in when the document is loaded; this loads them once more.
  public func loadUserFiles(_ handler: (() -> Void)? = nil) {
    call("loadUserFiles", markupConfiguration?.userScriptFile, markupConfiguration?.userCssFile, handler: handler)
  }

  /// Loads the document, unless that has begun: a script may say again that user files are in.
  func userFilesDidLoad() {
    guard !hasBegunToLoad else { return }
    hasBegunToLoad = true
    setTopLevelAttributes { [self] in loadInitialHtml() }
  }

  /// Sets the document that the view was made with, and tells the delegate when it is there.
  ///
  /// The coordinator calls it when user files are in.
  public func loadInitialHtml() {
    markupDelegate?.markupWillLoad(self)
    setHtml(html ?? "") { [self] in
      updateHeight { [self] in
        finishLoading()
        let takeFocus = { [self] in
          if selectAfterLoad { becomeFirstResponderIfReady() }
        }
        if let markupDelegate { markupDelegate.markupDidLoad(self, handler: takeFocus) } else { takeFocus() }
        resumeWaiting()
      }
    }
  }

  private func finishLoading() {
    isReady = true
    do {
      try page?.finishLoading()
    } catch {
      scriptFailed(error)
    }
  }

  // MARK: Focus

  /// Takes the focus, if the document is loaded: then this is ``MarkupEditor/selectedWebView``, and
  /// ``MarkupEditor/selectionState`` is that of this view.
  public func becomeFirstResponderIfReady() {
    guard isReady, becomeFirstResponder() else { return }
    MarkupEditor.selectedWebView = self
    if hasFocus {
      refreshSelectionState()
    } else {
      focus { [self] in refreshSelectionState() }
    }
  }

  private func refreshSelectionState() {
    getSelectionState { [self] state in
      if state.isValid {
        MarkupEditor.selectionState.reset(from: state)
      } else {
        resetSelection { [self] in
          getSelectionState { MarkupEditor.selectionState.reset(from: $0) }
        }
      }
    }
  }

  /// Focuses the editor in the page.
  func focus(handler: (() -> Void)? = nil) {
    enqueue { page in
      try page.focus()
    } then: { [self] result in
      if case .success = result { hasFocus = true } else { hasFocus = false }
      handler?()
    }
  }

  /// Puts the cursor where text begins.
  func resetSelection(handler: (() -> Void)? = nil) { call("resetSelection", handler: handler) }
}
