import JSBridge
import MarkupHost

/// The document in and out.
extension MarkupWKWebView {
  /// Hands on the HTML of the document; nil when it cannot be had.
  ///
  /// - Parameters:
  ///   - pretty: a line for each block, indented.
  ///   - clean: without divisions and spans.
  ///   - divID: the content of one division only.
  ///   - handler: called once with the answer.
  public func getHtml(pretty: Bool = true, clean: Bool = true, divID: String? = nil, _ handler: ((String?) -> Void)?) {
    var arguments: [any JSConvertible] = ["\(pretty)", "\(clean)"]
    if let divID { arguments.append(divID) }
    call("getHTML", arguments, read: \.string) { handler?($0) }
  }

  /// The HTML of the document; see ``getHtml(pretty:clean:divID:_:)``.
  public func getHtml(pretty: Bool = true, clean: Bool = true, divID: String? = nil) async -> String? {
    await withCheckedContinuation { continuation in
      getHtml(pretty: pretty, clean: clean, divID: divID) { continuation.resume(returning: $0) }
    }
  }

  /// Makes the document empty.
  public func emptyDocument(handler: (() -> Void)? = nil) { call("emptyDocument", handler: handler) }

  /// Makes the document empty.
  public func emptyDocument() async {
    await withCheckedContinuation { continuation in emptyDocument { continuation.resume() } }
  }

  /// Replaces the document. The change is not in the history.
  public func setHtml(_ html: String, handler: (() -> Void)? = nil) {
    self.html = html
    call("setHTML", html, selectAfterLoad, handler: handler)
  }

  /// Replaces the document unless the host last set it to the same, whatever it has become by edits.
  public func setHtmlIfChanged(_ html: String, handler: (() -> Void)? = nil) {
    guard html != self.html else { return enqueue { _ in handler?() } }
    setHtml(html, handler: handler)
  }

  /// Sets what an empty document shows; nil: what the view was made with.
  public func setPlaceholder(text: String? = nil, _ handler: (() -> Void)? = nil) {
    guard let text = text ?? placeholder else { return enqueue { _ in handler?() } }
    call("setPlaceholder", text, handler: handler)
  }

  /// Shows or hides the toolbar in the page, which is there for scripts alone: nobody sees it, and the document is the same.
  public func setToolbarVisible(_ visible: Bool) { call("setToolbarVisible", visible, handler: nil) }

  /// Measures the editor, and tells the delegate the height with ``clientHeightPad``.
  ///
  /// Nothing is laid out, so the height of the editor itself is 0.
  public func updateHeight(handler: (() -> Void)? = nil) {
    call("getHeight", read: \.number) { [self] height in
      let height = height.flatMap { Int(exactly: $0.rounded()) } ?? 0
      markupDelegate?.markup(self, heightDidChange: height + clientHeightPad)
      handler?()
    }
  }

  /// Hands on the sources of images that are relative URLs, in order of the document.
  public func getLocalImages(handler: (([String]) -> Void)?) {
    call("getLocalImages", read: { try $0.decode([String].self) }, then: { handler?($0 ?? []) })
  }

  /// The sources of images that are relative URLs, in order of the document.
  public func getLocalImages() async -> [String] {
    await withCheckedContinuation { continuation in getLocalImages { continuation.resume(returning: $0) } }
  }
}
