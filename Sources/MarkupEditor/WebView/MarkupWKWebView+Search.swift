/// Search in the document.
extension MarkupWKWebView {
  /// Selects the next place of a text from the selection on, round the end of the document if need be.
  ///
  /// Case does not count, nor whether quotes are straight or curly.
  ///
  /// - Parameters:
  ///   - text: what to look for.
  ///   - direction: where to, from the selection.
  ///   - activate: makes Enter go on to the next place, until ``cancelSearch(handler:)``.
  ///   - handler: called once when it is done.
  public func search(for text: String, direction: FindDirection, activate: Bool = false, handler: (() -> Void)? = nil) {
    becomeFirstResponder()
    call("searchFor", Self.encodingQuotes(text), "\(direction)", "\(activate)", handler: handler)
  }

  /// Does the same, and waits for it; see ``search(for:direction:activate:handler:)``.
  public func search(for text: String, direction: FindDirection, activate: Bool = false) async {
    await finished { search(for: text, direction: direction, activate: activate, handler: $0) }
  }

  /// Makes Enter Enter again, and keeps what was searched for.
  public func deactivateSearch(handler: (() -> Void)? = nil) { call("deactivateSearch", handler: handler) }

  /// Ends the search.
  public func cancelSearch(handler: (() -> Void)? = nil) { call("cancelSearch", handler: handler) }

  /// The text with its quotes as the character references that `MU.searchFor` takes.
  private static func encodingQuotes(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\u{2018}", "\u{2019}": result += "&apos;"
      case "\"", "\u{201C}", "\u{201D}": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
