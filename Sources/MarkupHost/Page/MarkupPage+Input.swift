import JSBridge

/// What a person does with keyboard, clipboard and mouse. Everything happens through the events of a browser, so that
/// key bindings, input rules and a page's own listeners see it.
extension MarkupPage {
  /// Types text, a character after the other; a line end is Enter.
  public func type(_ text: String) throws {
    try focusEditorIfNothingIs()
    try callInput("type", text)
  }

  /// Presses a key, with modifiers before it: `Enter`, `Shift-Tab`, `Mod-b`.
  ///
  /// `Mod` is Command on Apple's systems and Control elsewhere, as the page's `navigator` says.
  ///
  /// - Throws: ``MarkupError/Code/unknownKey`` for a key or modifier that there is not.
  public func press(_ combination: String) throws {
    let key = try KeyCombination(combination)
    try focusEditorIfNothingIs()
    do {
      try callInput("press", key.key, key.modifiers)
    } catch let error as JSError where error.name == "TypeError" && error.isOfHost {
      // It is the key that is wrong, not a place in a script; what listeners throw is reported, not thrown.
      throw MarkupError(.unknownKey, error.message)
    }
  }

  /// Pastes what the clipboard holds: HTML, text, or both.
  public func paste(html: String? = nil, text: String? = nil) throws {
    var data: [String: String] = [:]
    if let html { data["html"] = html }
    if let text { data["text"] = text }
    guard !data.isEmpty else { return }
    try focusEditorIfNothingIs()
    try callInput("paste", data)
  }

  /// Clicks the first element that a selector matches.
  ///
  /// - Throws: ``MarkupError`` when none does.
  public func click(_ selector: String) throws {
    let element = try call { try document.call(method: "querySelector", selector) }
    guard !element.isNull else {
      throw MarkupError(.noSuchElement, "no element matches \"\(selector)\"; click one that is in the document")
    }
    try callInput("click", element)
  }

  private func callInput(_ method: String, _ arguments: any JSConvertible...) throws {
    try call { try window.controller["input"].call(method: method, arguments) }
  }

  /// Keys go to what has the focus; a page on which nothing has it is taken to mean the editor.
  private func focusEditorIfNothingIs() throws {
    try call {
      let active = try document["activeElement"]
      if try active.isNull || active.isStrictlyEqual(to: document["body"]) { try editor.call(method: "focus") }
    }
  }
}

/// A key with its modifiers, as key bindings spell them.
struct KeyCombination {
  let key: String
  let modifiers: [String: Bool]

  /// - Throws: ``MarkupError`` for an unknown modifier or no key.
  init(_ text: String) throws(MarkupError) {
    // The last character is the key, so that `Ctrl--` presses the minus.
    guard let last = text.last else { throw MarkupError(.unknownKey, "the key is empty; give one such as Enter or Mod-b") }
    let separator = text.dropLast().lastIndex(of: "-")
    let key = separator.map { String(text[text.index(after: $0)...]) } ?? text
    var modifiers: [String: Bool] = [:]
    for name in separator.map({ text[..<$0].split(separator: "-") }) ?? [] {
      guard let property = Self.properties[name.lowercased()] else {
        throw MarkupError(.unknownKey, "\"\(name)\" in \"\(text)\" is no modifier; use Mod, Ctrl, Shift, Alt or Meta")
      }
      modifiers[property] = true
    }
    self.key = key.count > 1 ? key : String(last)
    self.modifiers = modifiers
  }

  private static let properties = [
    // The page's navigator is no Mac's, so Mod is Control.
    "mod": "ctrlKey", "ctrl": "ctrlKey", "control": "ctrlKey", "c": "ctrlKey", "shift": "shiftKey", "s": "shiftKey",
    "alt": "altKey", "a": "altKey", "meta": "metaKey", "cmd": "metaKey", "m": "metaKey",
  ]
}
