/// Styles of blocks, lists and indentation.
extension MarkupWKWebView {
  /// Gives the selected blocks a style.
  public func setStyle(to newStyle: StyleContext, handler: (() -> Void)? = nil) {
    call("setStyle", newStyle.tag, handler: handler)
  }

  /// Does the same, and waits for it; see ``setStyle(to:handler:)``.
  public func setStyle(to newStyle: StyleContext) async { await finished { setStyle(to: newStyle, handler: $0) } }

  /// Gives the selected blocks a style, whatever they had.
  public func replaceStyle(
    _ oldStyle: StyleContext? = nil, with newStyle: StyleContext, handler: (() -> Void)? = nil
  ) {
    setStyle(to: newStyle, handler: handler)
  }

  /// Does the same, and waits for it; see ``replaceStyle(_:with:handler:)``.
  public func replaceStyle(_ oldStyle: StyleContext? = nil, with newStyle: StyleContext) async {
    await setStyle(to: newStyle)
  }

  /// Puts the selected blocks deeper into lists or quotes.
  public func indent(handler: (() -> Void)? = nil) { call("indent", handler: handler) }
  /// Does the same, and waits for it; see ``indent(handler:)``.
  public func indent() async throws { await finished { indent(handler: $0) } }

  /// Takes the selected blocks out of a list or quote.
  public func outdent(handler: (() -> Void)? = nil) { call("outdent", handler: handler) }
  /// Does the same, and waits for it; see ``outdent(handler:)``.
  public func outdent() async throws { await finished { outdent(handler: $0) } }

  /// Puts the selected blocks into a list, takes them out, or changes the kind of their list.
  public func toggleListItem(type: ListContext, handler: (() -> Void)? = nil) {
    call("toggleListItem", type.tag, handler: handler)
  }

  /// Does the same, and waits for it; see ``toggleListItem(type:handler:)``.
  public func toggleListItem(type: ListContext) async { await finished { toggleListItem(type: type, handler: $0) } }
}
