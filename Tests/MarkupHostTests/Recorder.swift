import Foundation
import JSBridge
import Synchronization

@testable import MarkupHost

/// A delegate that writes down what it is told, a line each.
final class Recorder: MarkupDelegate {
  var lines: [String] = []
  /// Called with each line as it comes.
  var onLine: ((String, MarkupPage) -> Void)?

  private func record(_ line: String, _ page: MarkupPage) {
    lines.append(line)
    onLine?(line, page)
  }

  /// What has been told since the last call.
  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }

  func markupWillLoad(_ page: MarkupPage) { record("willLoad", page) }
  func markupDidLoad(_ page: MarkupPage) { record("didLoad", page) }
  func markupPluginsDidLoad(_ page: MarkupPage, plugins: [MarkupMessage.Plugin]) {
    record("plugins \(plugins.map { $0.sorted { $0.key < $1.key }.map { "\($0)=\($1)" } })", page)
  }
  func markupInput(_ page: MarkupPage) { record("input", page) }
  func markupInput(_ page: MarkupPage, divID: String) { record("input \(divID)", page) }
  func markupSelectionChanged(_ page: MarkupPage) { record("selectionChanged", page) }
  func markupTookFocus(_ page: MarkupPage) { record("focus", page) }
  func markupLostFocus(_ page: MarkupPage) { record("blur", page) }
  func markup(_ page: MarkupPage, heightDidChange height: Int) { record("height \(height)", page) }
  func markupUndoSet(_ page: MarkupPage) { record("undoSet", page) }
  func markupLinkSelected(_ page: MarkupPage, selectionState: SelectionState) {
    record("link \(selectionState.href ?? "")", page)
  }
  func markupImageSelected(_ page: MarkupPage, selectionState: SelectionState) {
    record("image \(selectionState.imageSource ?? "")", page)
  }
  func markupTableSelected(_ page: MarkupPage, selectionState: SelectionState) {
    record("table \(selectionState.rowCount)×\(selectionState.columnCount)", page)
  }
  func markupButtonClicked(_ page: MarkupPage, id: String, rect: MarkupMessage.Rect) { record("button \(id)", page) }
  func markupSelectImage(_ page: MarkupPage) { record("selectImage", page) }
  func markupInsertLink(_ page: MarkupPage) { record("insertLink", page) }
  func markupInsertImage(_ page: MarkupPage) { record("insertImage", page) }
  func markupImageAdded(_ page: MarkupPage, url: URL) { record("imageAdded \(url)", page) }
  func markupImageAdded(_ page: MarkupPage, url: URL, divID: String) { record("imageAdded \(url) \(divID)", page) }
  func markupImageDeleted(_ page: MarkupPage, url: URL) { record("imageDeleted \(url)", page) }
  func markupImageDeleted(_ page: MarkupPage, url: URL, divID: String) { record("imageDeleted \(url) \(divID)", page) }
  func markupCopyImage(_ page: MarkupPage, image: MarkupMessage.CopiedImage) { record("copyImage \(image.source)", page) }
  func markupSearched(_ page: MarkupPage) { record("searched", page) }
  func markupActivateSearch(_ page: MarkupPage) { record("activateSearch", page) }
  func markupDeactivateSearch(_ page: MarkupPage) { record("deactivateSearch", page) }
  func markup(_ page: MarkupPage, handle action: String) { record("action \(action)", page) }
  func markupLog(_ page: MarkupPage, message: String) { record("log \(message)", page) }
  func markupError(_ page: MarkupPage, code: String, message: String, info: String?, alert: Bool) {
    record("error \(code): \(message) \(info ?? "-") \(alert)", page)
  }
  func markup(_ page: MarkupPage, console message: ConsoleMessage) { record("console.\(message.level) \(message.text)", page) }
  func markup(_ page: MarkupPage, uncaught error: JSError) { record("uncaught \(error)", page) }
}

/// Pages of one virtual machine, one test at a time, each on a thread with a deep stack.
enum Pages {
  // Whoever holds the lock runs the machine.
  private static let maker = Mutex<PageMaker?>(nil)

  /// Runs `body` where pages can be made.
  static func run<R: Sendable>(_ body: @escaping @Sendable (PageMaker) throws -> R) throws -> R {
    try PageThread.run {
      try maker.withLock { maker in
        let current = maker ?? PageMaker()
        maker = current
        return try body(current)
      }
    }
  }
}

/// Makes pages that share a virtual machine.
final class PageMaker {
  let virtualMachine = JSVirtualMachine()

  func callAsFunction(
    _ html: String = "", delegate: (any MarkupDelegate)? = nil, _ configure: (inout MarkupPage.Configuration) -> Void = { _ in }
  ) throws -> MarkupPage {
    var configuration = MarkupPage.Configuration()
    configuration.selectsAfterLoad = false
    configure(&configuration)
    return try MarkupPage(html: html, configuration: configuration, delegate: delegate, virtualMachine: virtualMachine)
  }
}
