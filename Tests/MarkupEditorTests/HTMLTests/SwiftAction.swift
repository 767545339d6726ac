import Foundation
import MarkupEditor
import Testing

/// The action of a test as calls of a view, made from the calls of `MU` that suites for JavaScript have.
struct SwiftAction: Sendable {
  typealias Step = @MainActor @Sendable (MarkupWKWebView) -> Void

  private let steps: [Step]

  /// Nil where a statement of the action is no call with literal arguments, or no method of a view does the same.
  init?(_ test: HtmlTest) {
    guard let action = test.action else { return nil }
    var steps: [Step] = []
    for statement in action.split(separator: ";").map({ $0.trimmingCharacters(in: .whitespaces) }) where !statement.isEmpty {
      guard let call = Call(statement, test), let step = Self.step(call) else { return nil }
      steps.append(step)
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps
  }

  @MainActor
  func callAsFunction(_ view: MarkupWKWebView) {
    for step in steps { step(view) }
  }

  private static func step(_ call: Call) -> Step? {
    let arguments = call.arguments
    switch (call.name, arguments.count) {
    case ("toggleBold", 0): return { $0.bold() }
    case ("toggleItalic", 0): return { $0.italic() }
    case ("toggleUnderline", 0): return { $0.underline() }
    case ("toggleStrike", 0): return { $0.strike() }
    case ("toggleCode", 0): return { $0.code() }
    case ("toggleSubscript", 0): return { $0.subscriptText() }
    case ("toggleSuperscript", 0): return { $0.superscript() }
    case ("indent", 0): return { $0.indent() }
    case ("outdent", 0): return { $0.outdent() }
    case ("insertHRule", 0): return { $0.insertHRule() }
    case ("testListEnter", 0): return { $0.testListEnter() }
    case ("doUndo", 0): return { $0.undo(handler: nil) }
    case ("doRedo", 0): return { $0.redo(handler: nil) }
    case ("nextCell", 0): return { $0.nextCell() }
    case ("prevCell", 0): return { $0.prevCell() }
    case ("deleteLink", 0): return { $0.insertLink(nil) }
    case ("cutImage", 0): return nil
    case ("toggleListItem", 1):
      guard ["UL", "OL"].contains(arguments[0]) else { return nil }
      return { $0.toggleListItem(type: ListContext.with(tag: arguments[0])) }
    case ("setStyle", 1): return { $0.setStyle(to: StyleContext.with(tag: arguments[0])) }
    case ("insertLink", 1): return { $0.insertLink(arguments[0]) }
    case ("insertImage", 1): return { $0.insertImage(src: arguments[0], alt: nil) }
    case ("insertImage", 2): return { $0.insertImage(src: arguments[0], alt: arguments[1]) }
    case ("insertTable", 2):
      guard let rows = Int(arguments[0]), let columns = Int(arguments[1]) else { return nil }
      return { $0.insertTable(rows: rows, cols: columns) }
    case ("addRow", 1): return { $0.addRow(arguments[0] == "BEFORE" ? .before : .after) }
    case ("addCol", 1): return { $0.addCol(arguments[0] == "BEFORE" ? .before : .after) }
    case ("addHeader", 0): return { $0.addHeader() }
    case ("addHeader", 1): return { $0.addHeader(colspan: arguments[0] == "true") }
    case ("deleteTableArea", 1):
      switch arguments[0] {
      case "ROW": return { $0.deleteRow() }
      case "COL": return { $0.deleteCol() }
      default: return { $0.deleteTable() }
      }
    case ("borderTable", 1):
      guard let border = MarkupEditor.TableBorder(rawValue: arguments[0]) else { return nil }
      return { $0.borderTable(border) }
    case ("searchFor", 1): return { $0.search(for: arguments[0], direction: .forward) }
    case ("searchFor", 2):
      return { $0.search(for: arguments[0], direction: arguments[1] == "backward" ? .backward : .forward) }
    case ("pasteHTML", _): return { $0.pasteHtml(arguments[0]) }
    case ("pasteText", _): return { $0.pasteText(arguments[0]) }
    case ("pasteCode", 1): return { $0.pasteCode(arguments[0]) }
    // What a view has no method for is a call of the editor's element.
    case ("insertText", 1), ("insertHTML", 1), ("selectText", _), ("selectElement", _), ("setSelection", _), ("selectAll", 0),
      ("resetSelection", 0), ("emptyDocument", 0):
      let statement = call.statement
      return { view in
        view.executeJavaScript(statement) { _, error in
          if let error { Issue.record("\(statement): \(error.localizedDescription)") }
        }
      }
    default: return nil
    }
  }

  /// A call of a function of `MU` with literals, or with the members of the test that arguments may name.
  private struct Call {
    let statement: String
    let name: String
    let arguments: [String]

    init?(_ statement: String, _ test: HtmlTest) {
      guard let match = statement.wholeMatch(of: /MU\.(\w+)\((.*)\)/.dotMatchesNewlines()) else { return nil }
      self.statement = statement
      name = String(match.1)
      var arguments: [String] = []
      var rest = match.2[...]
      let argument = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+|true|false|pasteString|startHtml|event))\s*(?:,|$)/
      while !rest.isEmpty {
        guard let found = rest.prefixMatch(of: argument) else { return nil }
        if let text = found.1 ?? found.2 {
          guard !text.contains("\\") else { return nil }
          arguments.append(String(text))
        } else {
          switch found.3 ?? "" {
          case "pasteString": arguments.append(test.pasteString ?? "")
          case "startHtml": arguments.append(test.startHtml)
          case let literal: arguments.append(String(literal))
          }
        }
        rest = rest[found.range.upperBound...]
      }
      self.arguments = arguments
    }
  }
}
