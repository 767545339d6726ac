import Foundation
import JSBridge

/// A page with the editor in it: a window, the `MU` API, a document.
///
/// A page is synchronous and belongs to whoever holds it, on any thread but one at a time; its virtual machine, too. Its
/// clock is virtual unless configured otherwise: timers run in order, without sleeping, when a call runs the event loop.
///
/// When a call returns, promise jobs and timers that are due have run, and the delegate has had the messages. The page
/// ends with ``close()`` or when it is released.
public final class MarkupPage {
  public let configuration: Configuration
  public weak var delegate: (any MarkupDelegate)?

  package let window: HostWindow
  /// The object `MU`.
  package let editor: JSValue
  /// The exports of the bundle that the editor comes in.
  package let markup: JSValue
  /// The editor's element, `markupeditor`.
  package internal(set) var element: JSValue
  /// The element in it that the editor mounts into.
  var container: JSValue

  /// Whether the editor has the focus, as its messages tell.
  public internal(set) var hasFocus = false
  /// Whether the document is loaded: from just before ``MarkupDelegate/markupDidLoad(_:)`` on.
  public internal(set) var isReady = false

  let messages = MessageQueue()
  let messageHandlers: MessageHandlers
  /// How many calls into the page are on the stack, one inside the other.
  private var depth = 0
  private var isDelivering = false
  /// What the document is at first, until it is loaded.
  var initialDocument: (any InitialDocument)?
  /// Whether the page's owner loads the document, and not the page.
  let isLoadedByOwner: Bool
  /// What went wrong when the document was loaded.
  var loadError: (any Error)?

  /// Makes a page and loads HTML into its editor.
  ///
  /// The delegate gets the messages of loading before this returns.
  ///
  /// - Parameters:
  ///   - html: a fragment, such as the content of a body.
  ///   - configuration: how the page is set up.
  ///   - delegate: held weakly.
  ///   - virtualMachine: pages that share one share what the engine has parsed, so that each further page takes some tens of
  ///     milliseconds. All of them belong to one thread at a time.
  /// - Throws: ``MarkupError`` when the configuration cannot be used; `JSError` when a user script cannot be parsed or
  ///   throws.
  public convenience init(
    html: String = "", configuration: Configuration = Configuration(), delegate: (any MarkupDelegate)? = nil,
    virtualMachine: JSVirtualMachine? = nil
  ) throws {
    try self.init(document: html, configuration: configuration, delegate: delegate, virtualMachine: virtualMachine)
  }

  /// Makes a page and loads a file that is a fragment into its editor, whole.
  package convenience init(fragment file: HTMLFile, configuration: Configuration, delegate: (any MarkupDelegate)?) throws {
    try self.init(document: FragmentFile(file: file), configuration: configuration, delegate: delegate, virtualMachine: nil)
  }

  /// Makes a page whose owner loads the document.
  ///
  /// The page ends loading with the editor made and its messages handed on; the delegate gets `loadedUserFiles` as any other
  /// message. The owner sets the document then, and calls ``finishLoading()``. A user script that fails does not keep the
  /// page from loading: its error is uncaught.
  ///
  /// - Parameters:
  ///   - configuration: how the page is set up; its user agent is that of `blank`.
  ///   - blank: what becomes this page, and can become no other.
  ///   - documentURL: what relative URLs start from; nothing need be there.
  ///   - delegate: held weakly.
  package convenience init(
    loadedByOwner configuration: Configuration, on blank: BlankPage, documentURL: String, delegate: (any MarkupDelegate)?
  ) throws {
    let resources = try Resources(configuration, documentURL: documentURL)
    try self.init(document: nil, resources: resources, configuration: configuration, delegate: delegate, on: blank)
  }

  convenience init(
    document: any InitialDocument, configuration: Configuration, delegate: (any MarkupDelegate)?, virtualMachine: JSVirtualMachine?
  ) throws {
    // What is wrong with the configuration shows before anything is made.
    let resources = try Resources(configuration)
    let blank = try BlankPage(virtualMachine: virtualMachine ?? JSVirtualMachine(), userAgent: configuration.userAgent)
    try self.init(document: document, resources: resources, configuration: configuration, delegate: delegate, on: blank)
  }

  private init(
    document: (any InitialDocument)?, resources: Resources, configuration: Configuration, delegate: (any MarkupDelegate)?,
    on blank: BlankPage
  ) throws {
    self.configuration = configuration
    self.delegate = delegate
    initialDocument = document
    isLoadedByOwner = document == nil
    window = blank.window
    markup = blank.markup
    editor = try markup["MU"]
    element = try blank.elements["element"]
    container = try blank.elements["container"]
    try window.open(resources, clock: configuration.clock, windowSize: configuration.windowSize)
    messageHandlers = try MessageHandlers(window, messages)
    window.onConsoleMessage = { [messages] in messages.append(.console($0)) }
    window.onUncaughtError = { [messages] in messages.append(.uncaught($0)) }
    try perform { try load() }
  }

  deinit { close() }

  /// Lets go of the page's context. What is called on the page from here on throws ``MarkupError/Code/pageClosed``; values
  /// of the page throw when they are used.
  ///
  /// Does nothing the second time.
  public func close() {
    messages.close()
    messageHandlers.close()
    window.close()
  }

  public var isClosed: Bool { window.context.isClosed }

  /// The context that the page lives in, for what this type has no method for.
  ///
  /// Work with it inside ``perform(_:)``, so that messages reach the delegate.
  public var context: JSContext { window.context }

  /// The page's `document`.
  public var document: JSValue { window.document }

  /// Runs several calls as one: timers run, and messages reach the delegate, when the outermost such call ends.
  ///
  /// - Throws: what `body` throws; ``MarkupError`` when the page is closed.
  public func perform<R>(_ body: () throws -> R) throws -> R {
    guard !isClosed else {
      throw MarkupError(.pageClosed, "the page has been closed; make a new one")
    }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { runDueWork() }
    }
    return try body()
  }

  /// Runs what is due and delivers messages until there is neither, but does not move the clock.
  private func runDueWork() {
    // A delegate that calls the page comes by here too; its messages wait for their turn.
    guard !isDelivering else { return }
    var turns = 0
    repeat {
      deliverMessages()
      turns += 1
      // Timers that start each other without a delay come to wait some milliseconds, as in a browser; the bound is for
      // jobs that a host adds without an end.
    } while turns < 100_000 && !isClosed && window.context.eventLoop.runDueTurn()
    deliverMessages()
  }

  /// Hands on what has come, in order, each once.
  func deliverMessages() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let message = messages.next() { deliver(message) }
  }

  private func deliver(_ message: MessageQueue.Message) {
    switch message {
    case .editor(let body):
      deliver(MarkupMessage(body))
    case .handler(let delivery):
      delivery.deliver(to: self)
    case .console(let message):
      delegate?.markup(self, console: message)
    case .uncaught(let error):
      delegate?.markup(self, uncaught: placed(error))
    }
  }

  private func deliver(_ message: MarkupMessage) {
    if message == .focus { hasFocus = true }
    if message == .blur { hasFocus = false }
    delegate?.markup(self, didReceive: message)
    if message == .loadedUserFiles {
      loadDocument()
    } else {
      delegate?.receive(message, from: self)
    }
  }

  /// The error with the place in the user's own file.
  func placed(_ error: JSError) -> JSError {
    guard let name = error.sourceURL, let line = error.line, let column = error.column else { return error }
    var error = error
    error.column = window.sourceColumn(name, line: line, column: column)
    return error
  }
}

// A page means something only to the thread that is running its context.
@available(*, unavailable)
extension MarkupPage: Sendable {}

extension MarkupPage {
  // MARK: Calls

  /// Calls a function of `MU`. Arguments are passed as values, never as text of a script.
  @discardableResult
  package func callEditor(_ name: String, _ arguments: (any JSConvertible)?...) throws -> JSValue {
    try callEditor(name, arguments: arguments.map { $0 ?? JSUndefined() })
  }

  @discardableResult
  package func callEditor(_ name: String, arguments: [any JSConvertible]) throws -> JSValue {
    try call { try editor.call(method: name, arguments) }
  }

  /// Runs one call, and gives its error the place in the user's file.
  @discardableResult
  package func call<R>(_ body: () throws -> R) throws -> R {
    try perform {
      do {
        return try body()
      } catch let error as JSError {
        throw placed(error)
      }
    }
  }
}

extension JSError {
  /// Whether no script of a user was on the stack, so that the error has a place of the host's own scripts.
  var isOfHost: Bool { sourceURL?.hasPrefix(HostWindow.scriptPrefix) == true }

  /// The error with the name of the script that was run, where it does not know its place itself.
  package func named(_ script: String) -> JSError {
    guard sourceURL == nil else { return self }
    var error = self
    error.sourceURL = script
    return error
  }

  /// The error of work on a document: where no script of a user was on the stack, the document is its place. The stack still says where
  /// in the host's scripts it arose.
  func about(document name: String?) -> JSError {
    guard let name, sourceURL == nil || isOfHost else { return self }
    var error = self
    error.sourceURL = name
    error.line = nil
    error.column = nil
    return error
  }
}
