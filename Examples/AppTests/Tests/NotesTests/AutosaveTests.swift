import Foundation
import MarkupEditor
import Notes
import Testing

@MainActor @Suite("Saving a note") struct AutosaveTests {
  @Test("What is typed is in the file a moment later")
  func savesInput() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = await NotePage(html: "<p>Milk</p>", file: file)
    #expect(!FileManager.default.fileExists(atPath: file.path))

    await page.view.emptyDocument()
    await page.view.pasteHtml("<p>Bread and <b>butter</b></p>")

    let saved = try await firstContents(of: file) { $0.contains("butter") }
    #expect(saved.contains("<p>Bread and <strong>butter</strong></p>"))
  }

  @Test("The app's script counts the words of the note")
  func countsWords() async throws {
    let page = await NotePage(html: "<h1>To do</h1><p>Buy milk and bread</p>")
    #expect(try await page.view.wordCount() == 6)
  }

  /// The contents of the file once they are as they should be.
  private func firstContents(of file: URL, where condition: (String) -> Bool) async throws -> String {
    for _ in 0..<500 {
      if let contents = try? String(contentsOf: file, encoding: .utf8), condition(contents) { return contents }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
