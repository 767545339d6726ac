import JSBridge

/// Undo, redo, and rules.
extension MarkupWKWebView {
  /// Whether there is a change to take back.
  public func canUndo(handler: ((Bool) -> Void)? = nil) { ask("canUndo", handler: handler) }
  /// Does the same, and waits for it; see ``canUndo(handler:)``.
  public func canUndo() async -> Bool { await withCheckedContinuation { c in canUndo { c.resume(returning: $0) } } }

  /// Whether there is a change to do again.
  public func canRedo(handler: ((Bool) -> Void)? = nil) { ask("canRedo", handler: handler) }
  /// Does the same, and waits for it; see ``canRedo(handler:)``.
  public func canRedo() async -> Bool { await withCheckedContinuation { c in canRedo { c.resume(returning: $0) } } }

  /// Takes the last change back, with its selection.
  public func undo(handler: (() -> Void)? = nil) { call("doUndo", handler: handler) }
  /// Does the same, and waits for it; see ``undo(handler:)``.
  public func undo() async { await finished { undo(handler: $0) } }

  /// Does the change again that was taken back last.
  public func redo(handler: (() -> Void)? = nil) { call("doRedo", handler: handler) }
  /// Does the same, and waits for it; see ``redo(handler:)``.
  public func redo() async { await finished { redo(handler: $0) } }

  /// Puts in a horizontal rule.
  public func insertHRule(handler: (() -> Void)? = nil) { call("insertHRule", handler: handler) }

  func ask(_ function: String, _ arguments: [any JSConvertible] = [], handler: ((Bool) -> Void)?) {
    call(function, arguments, read: \.bool) { handler?($0 ?? false) }
  }
}
