import Foundation
import JSBridge

/// The document in and out.
extension MarkupPage {
  /// The HTML of the document.
  ///
  /// - Parameters:
  ///   - pretty: a line for each block, indented. Such HTML is for people; what is to be loaded again is not pretty.
  ///   - clean: without divisions and spans.
  ///   - divisionID: the content of one division only.
  public func html(pretty: Bool = false, clean: Bool = true, divisionID: String? = nil) throws -> String {
    // The editor compares both with the string "true".
    var arguments: [any JSConvertible] = ["\(pretty)", "\(clean)"]
    if let divisionID { arguments.append(divisionID) }
    return try callEditor("getHTML", arguments: arguments).decode(String.self)
  }

  /// Replaces the document. The change cannot be undone.
  ///
  /// - Parameters:
  ///   - html: a fragment, such as the content of a body.
  ///   - focuses: whether the editor takes the focus.
  ///   - base: what relative URLs in the document start from.
  public func setHTML(_ html: String, focuses: Bool = false, base: String? = nil) throws {
    try callEditor("setHTML", html, focuses, base)
  }

  public func emptyDocument() throws { try callEditor("emptyDocument") }

  /// What the editor says of the selection.
  public func selectionState() throws -> SelectionState {
    let json = try callEditor("getSelectionState").decode(String.self)
    return try JSONDecoder().decode(SelectionState.self, from: Data(json.utf8))
  }

  /// Sources of images that are relative URLs, in order of the document.
  public func localImages() throws -> [String] { try callEditor("getLocalImages").decode([String].self) }
  /// Sources of images that are `data:` URLs, in order of the document.
  public func dataImages() throws -> [String] { try callEditor("getDataImages").decode([String].self) }

  /// Replaces the sources of images that begin with `old`, each an undoable change.
  public func savedDataImage(_ old: String, as new: String) throws { try callEditor("savedDataImage", old, new) }

  // MARK: Documents of tests

  /// Sets HTML whose markers are the selection: one a cursor, two a range. Resets the history.
  public func setTestHTML(_ html: String, marker: String? = "|") throws { try callEditor("setTestHTML", html, marker) }

  /// The HTML with the selection as markers.
  public func testHTML(marker: String? = "|") throws -> String { try callEditor("getTestHTML", marker).decode(String.self) }
}
