import Foundation
import JSBridge

/// `window.webkit.messageHandlers`: how scripts post to the page's owner.
///
/// Each handler is an object with a `postMessage` function, which answers a promise. The body is what structured cloning
/// makes of the argument; what cannot be cloned or has no Swift counterpart is a `DataCloneError`, and nothing is delivered.
final class MessageHandlers {
  /// What the page's owner does with a message, and the promise that the script has.
  struct Delivery {
    let name: String
    let body: StructuredValue
    let reply: MessageReply
    let handler: Handler

    func deliver(to page: MarkupPage) {
      // Removed meanwhile: nobody is there any more.
      guard !handler.isRemoved else { return reply.reject("the message handler \"\(name)\" has been removed") }
      handler.receive(body, reply, page)
    }
  }

  /// A registered handler; removal marks it, so that scripts that kept its object find out.
  final class Handler {
    fileprivate(set) var isRemoved = false
    let receive: (StructuredValue, MessageReply, MarkupPage) -> Void

    init(_ receive: @escaping (StructuredValue, MessageReply, MarkupPage) -> Void) { self.receive = receive }
  }

  private let context: JSContext
  private let messages: MessageQueue
  private let object: JSValue
  private let structuredClone: JSValue
  private let exception: JSValue
  private var handlers: [String: Handler] = [:]

  /// The name of the handler that the editor posts to.
  static let editorName = "markup"

  init(_ window: HostWindow, _ messages: MessageQueue) throws {
    context = window.context
    self.messages = messages
    structuredClone = try context.globalObject["structuredClone"]
    exception = try context.globalObject["DOMException"]
    object = try context.makeObject()
    try context.globalObject.set("webkit", to: try context.makeObject(["messageHandlers": object]))

    let post = try context.makeFunction("postMessage", parameterCount: 1) { [messages] arguments -> Void in
      guard let body = arguments[0].string else {
        throw JSError(name: "TypeError", message: "the editor's messages are strings; \(arguments[0]) is none")
      }
      messages.append(.editor(body))
    }
    try object.set(Self.editorName, to: try context.makeObject(["postMessage": post]))
  }

  func add(_ name: String, _ handler: Handler) throws {
    guard name != Self.editorName, handlers[name] == nil else {
      throw MarkupError(
        .duplicateMessageHandler, "there is a message handler \"\(name)\" already; choose another name, or remove it first")
    }
    let post = try context.makeFunction("postMessage", parameterCount: 1) { [weak self] arguments -> any JSConvertible in
      guard let self else { return JSUndefined() }
      return try self.post(arguments, to: handler, name)
    }
    try object.set(name, to: try context.makeObject(["postMessage": post]))
    handlers[name] = handler
  }

  /// Answers whether there was one.
  func remove(_ name: String) throws -> Bool {
    guard let handler = handlers.removeValue(forKey: name) else { return false }
    handler.isRemoved = true
    try object.delete(name)
    return true
  }

  func close() {
    for handler in handlers.values { handler.isRemoved = true }
    handlers = [:]
  }

  private func post(_ arguments: JSArguments, to handler: Handler, _ name: String) throws -> any JSConvertible {
    guard !handler.isRemoved else {
      throw try domException("the message handler \"\(name)\" has been removed", "InvalidAccessError")
    }
    guard !arguments.isEmpty else {
      throw JSError(name: "TypeError", message: "postMessage needs the message as its argument; pass null for none")
    }
    let clone = try structuredClone.call(arguments[0])
    let body: StructuredValue
    do throws(JSError) {
      body = try clone.structuredValue()
    } catch {
      guard error.code == .conversion else { throw error }
      throw try domException(error.message, "DataCloneError")
    }
    let deferred = try context.makeDeferred()
    messages.append(.handler(Delivery(name: name, body: body, reply: MessageReply(deferred), handler: handler)))
    return deferred.promise
  }

  private func domException(_ message: String, _ name: String) throws -> JSError {
    context.error(for: try exception.construct(message, name))
  }
}

/// The reply to a message, which settles the promise that `postMessage` gave the script.
///
/// The first reply counts. A message that never gets one leaves the promise pending.
public final class MessageReply {
  private var deferred: JSDeferred?

  init(_ deferred: JSDeferred) { self.deferred = deferred }

  /// Fulfils the promise.
  public func callAsFunction(_ value: any JSConvertible) {
    settle { try $0.resolve(value) }
  }

  /// Rejects the promise with an `Error` that has the message.
  public func reject(_ message: String) {
    settle { try $0.reject(JSError(message: message)) }
  }

  private func settle(_ body: (JSDeferred) throws -> Void) {
    guard let deferred else { return }
    self.deferred = nil
    do {
      try body(deferred)
    } catch {
      // The page is closed, and nobody waits any more; or the value has no counterpart, which the script is told.
      try? deferred.reject(error)
    }
  }
}

extension MarkupPage {
  /// Lets scripts post messages under a name: `window.webkit.messageHandlers.NAME.postMessage(body)`.
  ///
  /// Messages come in the order in which they were posted, with those of the editor, when the outermost call into the page
  /// ends. The promise that `postMessage` answers is fulfilled with `undefined`. The page holds the handler until it is
  /// removed or the page closed; capture the page and its owner weakly.
  ///
  /// - Throws: ``MarkupError/Code/duplicateMessageHandler`` when the name is taken.
  public func addMessageHandler(_ name: String, _ handler: @escaping (StructuredValue) -> Void) throws {
    try perform {
      try messageHandlers.add(
        name,
        .init { body, reply, _ in
          handler(body)
          reply(JSUndefined())
        })
    }
  }

  /// Lets scripts post messages under a name and wait for the reply.
  ///
  /// The handler may reply at once or later; a page that is closed before leaves the promise pending.
  ///
  /// - Throws: ``MarkupError/Code/duplicateMessageHandler`` when the name is taken.
  public func addReplyHandler(_ name: String, _ handler: @escaping (StructuredValue, MessageReply) -> Void) throws {
    try perform { try messageHandlers.add(name, .init { body, reply, _ in handler(body, reply) }) }
  }

  /// Takes a handler away; at once, also for scripts that kept it.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func removeMessageHandler(_ name: String) throws -> Bool {
    try perform { try messageHandlers.remove(name) }
  }
}
