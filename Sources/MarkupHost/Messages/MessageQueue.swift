import JSBridge

/// Messages on their way from scripts to the page's owner, in the order in which they were posted.
///
/// A script posts while it runs; the messages are handed on when the outermost call into the page ends, so that no
/// delegate runs inside a script.
final class MessageQueue {
  enum Message {
    /// From the editor.
    case editor(String)
    /// To a handler that the page's owner registered.
    case handler(MessageHandlers.Delivery)
    case console(ConsoleMessage)
    case uncaught(JSError)
  }

  private var messages: [Message] = []
  private var first = 0
  private var isClosed = false

  func append(_ message: Message) {
    if !isClosed { messages.append(message) }
  }

  func next() -> Message? {
    guard first < messages.count else {
      messages.removeAll(keepingCapacity: true)
      first = 0
      return nil
    }
    defer { first += 1 }
    return messages[first]
  }

  /// Drops what has not been handed on, and what is still to come.
  func close() {
    isClosed = true
    messages = []
    first = 0
  }
}
