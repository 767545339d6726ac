/// Formats of the selected text, or of what is typed next. Each is switched on or off.
extension MarkupWKWebView {
  /// Makes the selection bold, or not.
  public func bold() { bold(handler: nil) }
  /// Does the same; then calls the handler.
  public func bold(handler: (() -> Void)? = nil) { call("toggleBold", handler: handler) }
  /// Does the same, and waits for it; see ``bold(handler:)``.
  public func bold() async throws { await finished { bold(handler: $0) } }

  /// Makes the selection italic, or not.
  public func italic() { italic(handler: nil) }
  /// Does the same; then calls the handler.
  public func italic(handler: (() -> Void)? = nil) { call("toggleItalic", handler: handler) }
  /// Does the same, and waits for it; see ``italic(handler:)``.
  public func italic() async throws { await finished { italic(handler: $0) } }

  /// Underlines the selection, or not.
  public func underline() { underline(handler: nil) }
  /// Does the same; then calls the handler.
  public func underline(handler: (() -> Void)? = nil) { call("toggleUnderline", handler: handler) }
  /// Does the same, and waits for it; see ``underline(handler:)``.
  public func underline() async throws { await finished { underline(handler: $0) } }

  /// Makes the selection code, or not.
  public func code() { code(handler: nil) }
  /// Does the same; then calls the handler.
  public func code(handler: (() -> Void)? = nil) { call("toggleCode", handler: handler) }
  /// Does the same, and waits for it; see ``code(handler:)``.
  public func code() async throws { await finished { code(handler: $0) } }

  /// Strikes the selection through, or not.
  public func strike() { strike(handler: nil) }
  /// Does the same; then calls the handler.
  public func strike(handler: (() -> Void)? = nil) { call("toggleStrike", handler: handler) }
  /// Does the same, and waits for it; see ``strike(handler:)``.
  public func strike() async throws { await finished { strike(handler: $0) } }

  /// Lowers the selection, or not.
  public func subscriptText() { subscriptText(handler: nil) }
  /// Does the same; then calls the handler.
  public func subscriptText(handler: (() -> Void)? = nil) { call("toggleSubscript", handler: handler) }
  /// Does the same, and waits for it; see ``subscriptText(handler:)``.
  public func subscriptText() async throws { await finished { subscriptText(handler: $0) } }

  /// Raises the selection, or not.
  public func superscript() { superscript(handler: nil) }
  /// Does the same; then calls the handler.
  public func superscript(handler: (() -> Void)? = nil) { call("toggleSuperscript", handler: handler) }
  /// Does the same, and waits for it; see ``superscript(handler:)``.
  public func superscript() async throws { await finished { superscript(handler: $0) } }

  /// Waits for the handler of a call.
  func finished(_ call: (@escaping () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in call { continuation.resume() } }
  }
}
