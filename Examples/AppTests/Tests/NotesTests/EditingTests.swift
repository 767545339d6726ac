import MarkupEditor
import Notes
import Testing

/// An edit, with the selection as markers: what the note is before and after it.
struct Edit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: String
  let after: String
  let action: @MainActor @Sendable (MarkupWKWebView) async throws -> Void
}

@MainActor @Suite("Editing a note") struct EditingTests {
  @Test(arguments: [
    Edit(testDescription: "a heading from a paragraph", before: "<p>To|do</p>", after: "<h1>To|do</h1>") { await $0.toggleHeading() },
    Edit(testDescription: "and back", before: "<h1>To|do</h1>", after: "<p>To|do</p>") { await $0.toggleHeading() },
    Edit(testDescription: "bold", before: "<p>buy |milk|</p>", after: "<p>buy |<strong>milk|</strong></p>") { try await $0.bold() },
    Edit(testDescription: "a list", before: "<p>mi|lk</p>", after: "<ul><li><p>mi|lk</p></li></ul>") {
      await $0.toggleListItem(type: .UL)
    },
    Edit(testDescription: "a link", before: "<p>see |here|</p>", after: "<p>see |<a href=\"https://example.org\">here</a>|</p>") {
      await $0.insertLink("https://example.org")
    },
  ])
  func edit(_ edit: Edit) async throws {
    let page = await NotePage()
    #expect(await page.view.setTestHtml(edit.before, sel: "|") == edit.before)
    try await edit.action(page.view)
    #expect(await page.view.getTestHtml(sel: "|") == edit.after)
    await page.view.undo()
    #expect(await page.view.getTestHtml(sel: "|") == edit.before)
    await page.view.redo()
    #expect(await page.view.getTestHtml(sel: "|") == edit.after)
  }
}
