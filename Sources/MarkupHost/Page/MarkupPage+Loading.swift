import Foundation
import JSBridge

/// From a window to a page with a document in it.
///
/// The order is laid down: styles, the editor's script (``BlankPage``), user scripts at the document's start, the editor, plugins,
/// `loadedUserFiles`; then attributes, ``MarkupDelegate/markupWillLoad(_:)``, the HTML, the height,
/// ``MarkupDelegate/markupDidLoad(_:)``; then user scripts at the document's end, `DOMContentLoaded`, `load`.
extension MarkupPage {
  func load() throws {
    try window.part("host").call(method: "addStyleSheets", document, try userStyleSheets())
    try provideValidation()
    try window.context.globalObject.set("MU", to: editor)
    window.builtInModule = { [weak self] specifier in self?.builtInModule(specifier) }

    // Up to here all scripts are the host's own, and take what they take.
    window.context.timeLimit = configuration.timeLimit
    try runUserScripts(at: .documentStart)
    if isLoadedByOwner {
      try createEditor()
      return
    }
    try startEditor()
    try complete()
  }

  /// Makes an editor and waits until its document is loaded.
  private func startEditor() throws {
    try createEditor()
    // The editor answers with `loadedUserFiles`, upon which the document is loaded.
    window.context.eventLoop.run {
      deliverMessages()
      return isReady || isClosed
    }
    if let loadError { throw loadError }
    guard isReady else {
      throw MarkupError(.invalidConfiguration, "the editor never reported that it is loaded; a user script keeps it from that")
    }
  }

  /// A function that tells whether the page is as it is now, whatever the editor in it; it takes the page's element.
  func watch() throws -> JSValue {
    try call { try window.part("host").call(method: "watchPage", context.globalObject, markup) }
  }

  /// Puts a new editor with an empty document in the place of the editor: nothing is left of its history, selection, search and
  /// messages to come. What scripts have made of the page otherwise stays.
  func replaceEditor() throws {
    try perform {
      try editor.call(method: "activeView").call(method: "destroy")
      try element.call(method: "remove")
      try document.call(method: "getSelection").call(method: "removeAllRanges")
      isReady = false
      hasFocus = false
      initialDocument = ""
      let elements = try window.part("host").call(method: "buildPage", document)
      (element, container) = (try elements["element"], try elements["container"])
      try startEditor()
    }
  }

  /// The owner of a page that is loaded by its owner has set the document.
  package func finishLoading() throws {
    isReady = true
    try call { try complete() }
  }

  private func complete() throws {
    try runUserScripts(at: .documentEnd)
    try window.controller.call(method: "setReadyState", "interactive")
    try window.controller.call(method: "setReadyState", "complete")
  }

  /// The modules `markup-editor.js`, under whatever path a script was written for, and what it re-exports.
  private func builtInModule(_ specifier: String) -> JSValue? {
    let names: Set = [
      "markup-editor", "markup-editor.js", "markupeditor", "prosemirror-model", "prosemirror-state", "prosemirror-view",
    ]
    let file = specifier.hasPrefix(".") || specifier.contains(":") || specifier.hasPrefix("/")
    let name = file ? specifier.split(separator: "/").last.map(String.init) ?? "" : specifier
    return names.contains(name) ? markup : nil
  }

  private func userStyleSheets() throws -> [String] {
    try configuration.userStyleSheets.map { sheet in
      switch sheet.content {
      case .source(let source): source
      case .file(let path): try window.resources.ownedFile(path).text
      }
    }
  }

  private func runUserScripts(at time: UserScript.InjectionTime) throws {
    for (number, script) in configuration.userScripts.enumerated() where script.injectionTime == time {
      do {
        try run(script, number: number + 1)
      } catch where isLoadedByOwner {
        messages.append(.uncaught(error as? JSError ?? JSError(message: "\(error)")))
      }
    }
  }

  /// Runs a script of the page's owner.
  ///
  /// - Parameter number: what names a script that has no name.
  func run(_ script: UserScript, number: Int) throws {
    let source: String
    let url: String
    let name: String
    switch script.content {
    case .source(let text):
      source = text
      name = script.displayName(number: number)
      url =
        URL(string: name, relativeTo: URL(string: window.resources.documentURL))?.absoluteString ?? window.resources.documentURL
    case .file(let path):
      let file = try window.resources.ownedFile(path)
      (source, url, name) = (file.text, file.url, file.name)
    }
    let isModule =
      switch script.kind {
      case .classic: false
      case .module: true
      case .automatic: try name.hasSuffix(".mjs") || looksLikeModule(source) && window.modules().isModule(source)
      }
    do {
      if let promise = try window.run(source, url: url, name: name, isModule: isModule) { _ = try settle(promise) }
    } catch let error as JSError {
      throw placed(error).named(name)
    }
  }

  /// Whether a line begins with `import` or `export`: only then is the parser worth loading.
  private func looksLikeModule(_ source: String) -> Bool {
    source.contains(/(?m)(^|[;{}*\/])\s*(import\b(?!\s*\()|export\b)|\bimport\s*\.\s*meta\b|\bawait\b/)
  }

  private func createEditor() throws {
    let context = window.context
    let options = try context.makeObject([
      "handler": "swift", "placeholder": configuration.placeholder, "toolbar": configuration.toolbar ?? "none", "behavior": try context.encode(configuration.behavior),
    ])
    if let keymap = configuration.keymap { try options.set("keymap", to: keymap) }
    try markup.call(method: "createEditor", container, options)
  }

  /// The host's part of loading, upon `loadedUserFiles`. The message comes once; a script that posts it again changes
  /// nothing.
  func loadDocument() {
    guard let document = initialDocument else { return }
    initialDocument = nil
    do {
      try callEditor("setTopLevelAttributes", configuration.editableAttributes.json)
      delegate?.markupWillLoad(self)
      try callEditor("setHTML", try document.html(for: self), configuration.selectsAfterLoad)
      try document.didLoad(in: self)
      // Measuring means styling; nobody is told the height of a page without a delegate.
      if delegate != nil { try updateHeight() }
    } catch {
      loadError = (error as? JSError)?.about(document: document.name) ?? error
    }
    isReady = true
    guard loadError == nil else { return }
    delegate?.markupDidLoad(self)
  }

  /// The window changed its size.
  func heightMayHaveChanged() {
    do {
      // Measuring means styling; nobody is told the height of a page without a delegate.
      if delegate != nil { try updateHeight() }
    } catch let error as JSError {
      delegate?.markup(self, uncaught: error)
    } catch {
      // The page was closed by its delegate, and has no height any more.
    }
  }

  /// Measures the editor and tells the delegate.
  func updateHeight() throws {
    let height = try callEditor("getHeight").number ?? 0
    delegate?.markup(self, heightDidChange: Int(exactly: height.rounded()) ?? 0)
  }
}

extension MarkupPage.EditableAttributes {
  /// As `MU.setTopLevelAttributes` and `MU.addDiv` read them.
  var json: String {
    func onOff(_ value: Bool) -> String { value ? "\"on\"" : "\"off\"" }
    return """
      {"contenteditable":\(isEditable),"spellcheck":\(spellcheck),"autocorrect":\(onOff(autocorrect)),\
      "autocapitalize":\(onOff(autocapitalize)),"writingsuggestions":\(writingSuggestions)}
      """
  }
}
