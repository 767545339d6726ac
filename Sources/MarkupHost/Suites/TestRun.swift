import Foundation
import JSBridge

/// One test on one page.
struct TestRun {
  let page: MarkupPage
  let test: HTMLTestSuite.Test
  /// What scripts of the page threw and nobody caught.
  let uncaught: UncaughtErrors

  /// - Throws: ``TestFailure``, for the first thing that goes wrong.
  func run() throws(TestFailure) {
    switch test.kind {
    case .html(let test):
      try run(test)
    case .languageRecognition(let input, let isRecognized):
      let answer = try attempt(.act) { try page.callEditor("testIsRecognizedLanguage", input).isTruthy }
      try compare(.act, "\(answer)", with: "\(isRecognized)", "\"\(input)\" is\(answer ? "" : " not") recognized as a language")
    case .presentLanguages(let html, let expected):
      try attempt(.set) { try page.setTestHTML(html, marker: nil) }
      let languages = try attempt(.act) { try page.callEditor("testPresentCodeLanguages").decode([String].self) }
      try compare(.act, "\(languages)", with: "\(expected)", "other languages are present")
    case .languageTab(let html, let expectedLabel):
      try attempt(.set) { try page.setTestHTML(html, marker: nil) }
      let label = try attempt(.act) { try page.callEditor("testCodeLanguageTabInfo").decode(TabInfo?.self)?.label }
      try compare(.act, label ?? "null", with: expectedLabel ?? "null", "the tab of the code block says something else")
    }
  }

  private struct TabInfo: Decodable {
    let label: String
  }

  private func run(_ test: HTMLTest) throws(TestFailure) {
    if !test.skipsSet {
      try attempt(.set) { try page.setTestHTML(test.startHTML, marker: test.marker) }
      try compareHTML(.set, test.startHTML, "the HTML that was set reads differently", test)
    }
    guard test.action != nil else { return }
    let answer = try act(test)
    if let answer {
      try compare(.act, answer, with: test.endHTML, "the action answers something else")
    } else {
      try compareHTML(.act, test.endHTML, "the action leads to other HTML", test)
    }
    guard !test.skipsUndoRedo else { return }
    try attempt(.undo) { _ = try page.undo() }
    try compareHTML(.undo, test.undoHTML, "undo leads to other HTML", test)
    try attempt(.redo) { _ = try page.redo() }
    try compareHTML(.redo, test.endHTML, "redo leads to other HTML", test)
  }

  /// Runs the action; answers what it returned, if that is to be compared instead of the document.
  private func act(_ test: HTMLTest) throws(TestFailure) -> String? {
    do {
      let value = try page.call {
        let host = try page.window.part("host")
        let action = try host.call(method: "compileAction", test.action, test.argument?.rawValue)
        let second: any JSConvertible =
          switch test.argument {
          case .startHtml: test.startHTML
          case .pasteString: test.pasteString
          case nil: try host["expect"]
          }
        return try page.settle(try action.call(page.editor, second))
      }
      if let error = uncaught.take() { throw TestFailure(.act, "nobody caught \(error.summary)", at: test.actionPosition) }
      // An action without an argument answers to `expect` alone.
      return test.argument != nil && value.isTruthy ? value.description : nil
    } catch let failure as TestFailure {
      throw failure
    } catch let error as JSError {
      throw TestFailure(.act, error.summary, at: test.actionPosition)
    } catch {
      throw TestFailure(.act, "\(error)", at: test.actionPosition)
    }
  }

  private func compareHTML(_ step: TestFailure.Step, _ expected: String, _ message: String, _ test: HTMLTest) throws(TestFailure)
  {
    let actual = try attempt(step) { try page.testHTML(marker: test.marker) }
    try compare(step, actual, with: expected, message)
  }

  private func compare(_ step: TestFailure.Step, _ actual: String, with expected: String, _ message: String) throws(TestFailure) {
    // Canonically equivalent strings are not equal here: the HTML has to be the same, code unit for code unit.
    guard !actual.utf16.elementsEqual(expected.utf16) else { return }
    throw TestFailure(step, message, expected: expected, actual: actual, at: test.position)
  }

  @discardableResult
  private func attempt<R>(_ step: TestFailure.Step, _ body: () throws -> R) throws(TestFailure) -> R {
    do {
      return try body()
    } catch {
      throw TestFailure(step, "\(error)", at: test.position)
    }
  }
}

/// Keeps the exceptions and rejections of a page that no script handles, so that a test cannot pass over one.
final class UncaughtErrors: MarkupDelegate {
  private var errors: [JSError] = []

  func markup(_ page: MarkupPage, uncaught error: JSError) { errors.append(error) }

  /// The first since the last call.
  func take() -> JSError? {
    defer { errors = [] }
    return errors.first
  }
}
