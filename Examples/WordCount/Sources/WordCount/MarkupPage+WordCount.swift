import MarkupHost

/// What a script of ours adds to `MU`, as methods of the page.
extension MarkupPage {
  /// The script. A user script may as well be a file: `UserScript(file: "custom.js")`.
  static let wordCountScript = UserScript(
    source: """
      MU.wordCount = () => (document.getElementById("markupeditor").innerText.match(/[\\p{L}\\p{N}]+(['’-][\\p{L}\\p{N}]+)*/gu) ?? []).length
      """, name: "word-count.js")

  func wordCount() throws -> Int { try evaluate("MU.wordCount()") }
}
