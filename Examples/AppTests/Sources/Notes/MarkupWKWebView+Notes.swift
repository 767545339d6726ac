import MarkupEditor

/// What the app's own script adds to the editor.
public let notesScript = """
  MU.wordCount = () => document.getElementById("editor").innerText.split(/\\s+/).filter((word) => word !== "").length
  """

extension MarkupWKWebView {
  public func wordCount() async throws -> Int? {
    try await evaluateJavaScript("MU.wordCount()") as? Int
  }

  /// Makes the current line a heading, and back.
  public func toggleHeading() async {
    let state = await getSelectionState()
    await setStyle(to: state.style == .H1 ? .P : .H1)
  }
}
