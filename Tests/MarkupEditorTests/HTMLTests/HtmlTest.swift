import Foundation
import MarkupEditor
import Testing

/// A test of HTML in MarkupEditor's format: a document with its selection before and after an action, and after undoing it.
final class HtmlTest: Codable, Sendable, CustomStringConvertible, CustomTestStringConvertible {
  /// Minutes that one test may take.
  static let timeLimit = 10

  let description: String
  /// Why the test is not run.
  let skipTest: String?
  /// Acts without setting `startHtml` first.
  let skipSet: Bool
  /// Does not undo and redo.
  let skipUndoRedo: Bool
  /// The marker of the selection.
  let sel: String
  let startHtml: String
  let endHtml: String
  let undoHtml: String
  /// What the action takes: text, an address, what to search for.
  let pasteString: String?
  /// What suites for JavaScript do; ``SwiftAction`` makes calls of the view of it.
  let action: String?

  var testDescription: String { description }

  private enum CodingKeys: String, CodingKey {
    case description, skipTest, skipSet, skipUndoRedo, sel, startHtml, endHtml, undoHtml, pasteString, action
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? { try members.decodeIfPresent(String.self, forKey: key) }
    func flag(_ key: CodingKeys) throws -> Bool { try members.decodeIfPresent(Bool.self, forKey: key) ?? false }
    skipTest = try text(.skipTest)
    description = (skipTest == nil ? "" : "SKIPPED... ") + (try members.decode(String.self, forKey: .description))
    skipSet = try flag(.skipSet)
    skipUndoRedo = try flag(.skipUndoRedo)
    sel = try text(.sel) ?? "|"
    startHtml = try members.decode(String.self, forKey: .startHtml)
    endHtml = try text(.endHtml) ?? startHtml
    undoHtml = try text(.undoHtml) ?? startHtml
    pasteString = try text(.pasteString)
    action = try text(.action)
  }

  init(
    description: String, skipTest: String? = nil, skipSet: Bool = false, skipUndoRedo: Bool = false, sel: String = "|",
    startHtml: String, endHtml: String? = nil, undoHtml: String? = nil, pasteString: String? = nil, action: String? = nil
  ) {
    self.description = description
    self.skipTest = skipTest
    self.skipSet = skipSet
    self.skipUndoRedo = skipUndoRedo
    self.sel = sel
    self.startHtml = startHtml
    self.endHtml = endHtml ?? startHtml
    self.undoHtml = undoHtml ?? startHtml
    self.pasteString = pasteString
    self.action = action
  }

  /// Sets the document, acts, compares; then undoes and redoes, and compares.
  @MainActor
  func run(action: (@MainActor (MarkupWKWebView) async throws -> Void)?, in view: MarkupWKWebView) async throws {
    if skipTest != nil { return }
    try await set(view)
    guard let action else { return }
    try await action(view)
    try await expect(endHtml, in: view, "after the action")
    if skipUndoRedo { return }
    await view.undo()
    try await expect(undoHtml, in: view, "after undoing it")
    await view.redo()
    try await expect(endHtml, in: view, "after redoing it")
  }

  /// The same for an action that answers what is compared.
  @MainActor
  func run(action: @MainActor (MarkupWKWebView) async throws -> String?, in view: MarkupWKWebView) async throws {
    if skipTest != nil { return }
    try await set(view)
    let result = try await action(view)
    #expect(result == endHtml)
    if skipUndoRedo { return }
    await view.undo()
    try await expect(undoHtml, in: view, "after undoing it")
    await view.redo()
    try await expect(endHtml, in: view, "after redoing it")
  }

  @MainActor
  private func set(_ view: MarkupWKWebView) async throws {
    if skipSet { return }
    let html = await view.setTestHtml(startHtml, sel: sel)
    #expect(html == startHtml, "after the document was set")
  }

  @MainActor
  private func expect(_ expected: String, in view: MarkupWKWebView, _ when: Comment) async throws {
    let html = await view.getTestHtml(sel: sel)
    #expect(html == expected, when)
  }
}
