import JSBridge
import MarkupHost

/// For test suites: HTML in which markers are the selection, and what suites look into.
extension MarkupWKWebView {
  /// Hands on the HTML with the selection as markers.
  public func getTestHtml(sel: String = "|", handler: ((String?) -> Void)? = nil) {
    call("getTestHTML", [sel], read: \.string) { handler?($0) }
  }

  /// Does the same, and waits for it; see ``getTestHtml(sel:handler:)``.
  public func getTestHtml(sel: String) async -> String? {
    await withCheckedContinuation { continuation in getTestHtml(sel: sel) { continuation.resume(returning: $0) } }
  }

  /// Replaces the document by HTML whose markers are the selection, and hands on what that became; nil when it fails.
  public func setTestHtml(_ value: String, sel: String = "|", handler: ((String?) -> Void)? = nil) {
    enqueue { page in
      try page.callEditor("setTestHTML", value, sel)
      return try page.callEditor("getTestHTML", sel).string
    } then: { result in
      switch result {
      case .success(let html): handler?(html)
      case .failure(let error):
        Log.test.error("MU.setTestHTML: \(error)")
        handler?(nil)
      }
    }
  }

  /// Does the same, and waits for it; see ``setTestHtml(_:sel:handler:)``.
  public func setTestHtml(_ value: String, sel: String) async -> String? {
    await withCheckedContinuation { continuation in setTestHtml(value, sel: sel) { continuation.resume(returning: $0) } }
  }

  /// What pasting HTML makes of it before it goes into the document.
  public func testPasteHtmlPreprocessing(html: String, handler: ((String?) -> Void)? = nil) {
    call("testPasteHTMLPreprocessing", [html], read: \.string) { handler?($0) }
  }

  /// Does the same, and waits for it; see ``testPasteHtmlPreprocessing(html:handler:)``.
  public func testPasteHtmlPreprocessing(html: String) async -> String? {
    await withCheckedContinuation { c in testPasteHtmlPreprocessing(html: html) { c.resume(returning: $0) } }
  }

  /// What pasting HTML as text makes of it before it goes into the document.
  public func testPasteTextPreprocessing(html: String, handler: ((String?) -> Void)? = nil) {
    call("testPasteTextPreprocessing", [html], read: \.string) { handler?($0) }
  }

  /// Does the same, and waits for it; see ``testPasteTextPreprocessing(html:handler:)``.
  public func testPasteTextPreprocessing(html: String) async -> String? {
    await withCheckedContinuation { c in testPasteTextPreprocessing(html: html) { c.resume(returning: $0) } }
  }

  /// Whether code can be of a language.
  public func testIsRecognizedLanguage(_ name: String, handler: ((Bool) -> Void)? = nil) {
    ask("testIsRecognizedLanguage", [name], handler: handler)
  }

  /// Does the same, and waits for it; see ``testIsRecognizedLanguage(_:handler:)``.
  public func testIsRecognizedLanguage(_ name: String) async -> Bool {
    await withCheckedContinuation { c in testIsRecognizedLanguage(name) { c.resume(returning: $0) } }
  }

  /// The languages of the document's code.
  public func testPresentCodeLanguages(handler: (([String]) -> Void)? = nil) {
    call("testPresentCodeLanguages", read: { try $0.decode([String].self) }, then: { handler?($0 ?? []) })
  }

  /// Does the same, and waits for it; see ``testPresentCodeLanguages(handler:)``.
  public func testPresentCodeLanguages() async -> [String] {
    await withCheckedContinuation { c in testPresentCodeLanguages { c.resume(returning: $0) } }
  }

  /// What the tab of the first code with one says, and where the code is.
  public func testCodeLanguageTabInfo(handler: (((pos: Int, label: String)?) -> Void)? = nil) {
    call("testCodeLanguageTabInfo") { (value: JSValue) -> (pos: Int, label: String)? in
      guard value.isObject, let pos: Int = try value["pos"].integer(), let label = try value["label"].string else { return nil }
      return (pos, label)
    } then: {
      handler?($0)
    }
  }

  /// Does the same, and waits for it; see ``testCodeLanguageTabInfo(handler:)``.
  public func testCodeLanguageTabInfo() async -> (pos: Int, label: String)? {
    await withCheckedContinuation { c in testCodeLanguageTabInfo { c.resume(returning: $0) } }
  }

  /// Does nothing; suites name it.
  public func testBlockquoteEnter(handler: (() -> Void)? = nil) { call("testBlockquoteEnter", handler: handler) }

  /// Splits the item of a list, as Enter does.
  public func testListEnter(handler: (() -> Void)? = nil) { call("testListEnter", handler: handler) }
  /// Does the same, and waits for it; see ``testListEnter(handler:)``.
  public func testListEnter() async { await finished { testListEnter(handler: $0) } }

  /// Does nothing; suites name it.
  public func testExtractContents(handler: (() -> Void)? = nil) { call("testExtractContents", handler: handler) }
}
