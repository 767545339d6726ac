import JSBridge
import MarkupHost

/// Documents in several divisions.
extension MarkupWKWebView {
  /// Adds the divisions of a structure one after the other, from `index` on; then calls the handler.
  public func load(divStructure: MarkupDivStructure, index: Int = 0, handler: (() -> Void)? = nil) {
    let divs = divStructure.topLevelDivs
    guard divs.indices.contains(index) else { return enqueue { _ in handler?() } }
    for div in divs[index...] {
      addDiv(div)
      if let group = div as? HtmlButtonGroup, !group.isDynamic {
        for button in group.buttons ?? [] { call("addButton", button.id, group.id, button.cssClass, button.label, handler: nil) }
      }
    }
    enqueue { _ in handler?() }
  }

  /// Removes the divisions of a structure one after the other, from `index` on; then calls the handler. Resources stay.
  public func unload(divStructure: MarkupDivStructure, index: Int = 0, handler: (() -> Void)? = nil) {
    let divs = divStructure.topLevelDivs
    if divs.indices.contains(index) { for div in divs[index...] { removeDiv(div) } }
    enqueue { _ in handler?() }
  }

  /// Adds a division with its buttons, unless they are dynamic, and copies its resources.
  public func addDiv(_ div: any HtmlDivHolder, handler: (() -> Void)? = nil) {
    if let resourcesUrl = div.resourcesUrl { copyResources(at: resourcesUrl) }
    call(
      "addDiv", div.id, div.parentId, div.cssClass, div.attributes.json ?? "{}", StructuredValue(div.buttonGroup?.json()),
      div.htmlContents.unescaped, handler: handler)
  }

  /// Removes a division.
  public func removeDiv(_ div: any HtmlDivHolder, handler: (() -> Void)? = nil) { call("removeDiv", div.id, handler: handler) }

  /// Adds a group of buttons, dynamic or not.
  public func addButtonGroup(_ buttonGroup: HtmlButtonGroup, handler: (() -> Void)? = nil) {
    call(
      "addDiv", buttonGroup.id, buttonGroup.parentId, buttonGroup.cssClass, buttonGroup.attributes.json ?? "{}",
      buttonGroup.json(force: true), handler: handler)
  }

  /// Removes a group of buttons.
  public func removeButtonGroup(_ buttonGroup: HtmlButtonGroup, handler: (() -> Void)? = nil) {
    call("removeDiv", buttonGroup.id, handler: handler)
  }

  /// Puts the cursor into a division, and gives the view the focus; nil: nothing.
  public func focus(on id: String?, handler: (() -> Void)? = nil) {
    guard let id else { return enqueue { _ in handler?() } }
    call("focusOn", id) { [self] in
      becomeFirstResponder()
      getSelectionState { state in
        MarkupEditor.selectionState.reset(from: state)
        handler?()
      }
    }
  }

  /// Removes all divisions.
  public func removeAllDivs(handler: (() -> Void)? = nil) { call("removeAllDivs", handler: handler) }
}

extension String {
  /// The text that ``escaped`` was made of.
  var unescaped: String {
    var result = String.UnicodeScalarView()
    var scalars = unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\\", let kind = scalars.popFirst() else {
        result.append(scalar)
        continue
      }
      switch kind {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        let digits = scalars.dropFirst().prefix { $0 != "}" }
        if scalars.first == "{", let code = UInt32(String(digits), radix: 16), let character = Unicode.Scalar(code) {
          result.append(character)
          scalars = scalars.dropFirst(digits.count + 2)
        } else {
          result.append(kind)
        }
      default: result.append(kind)
      }
    }
    return String(result)
  }
}
