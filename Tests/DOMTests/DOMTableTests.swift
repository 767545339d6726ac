import Foundation
import JSBridge
import Testing

@testable import MarkupHost

/// The tables of Tests/DOM. Each is a script whose value is `{ title, rows: [{ reason, html, run, expected }] }`; each row
/// runs in a window of its own.
@Suite("The DOM") struct DOMTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let file, title, reason: String
    let index: Int
    var testDescription: String { "\(title): \(reason)" }
  }

  @Test("Tables", arguments: rows)
  func row(_ row: Row) throws {
    let source = try String(contentsOf: Folder.tables.appendingPathComponent(row.file), encoding: .utf8)
    let (actual, expected) = try DOMWindow.run { window in
      let check = try window.context.evaluate(Self.checker, sourceURL: "host:checker")
      let table = try window.context.evaluate(source, sourceURL: row.file)
      let promise = try check.call(try table["rows"][row.index])
      let result = try promise.settledResult()
      return (try result[0].string ?? "", try result[1].string ?? "")
    }
    #expect(actual == expected)
  }

  /// Runs a row; answers what came out and what should, as strings.
  private static let checker = """
    (async ({ html, run, expected }) => {
      const show = (value) => value === undefined ? "undefined" : JSON.stringify(value) ?? String(value)
      if (html != null) document.body.innerHTML = html
      try {
        return [show(await run()), show(expected)]
      } catch (error) {
        const name = `throws ${error?.name}`
        return [name === expected ? show(name) : `throws ${error}\\n${error?.stack}`, show(expected)]
      }
    })
    """

  private static let rows: [Row] = Folder.files(in: Folder.tables, withExtension: "js").flatMap { file in
    do {
      let source = try String(contentsOf: Folder.tables.appendingPathComponent(file), encoding: .utf8)
      return try DOMWindow.run { window in
        let table = try window.context.evaluate(source, sourceURL: file)
        let title = try table["title"].string ?? file
        return try (table["rows"].elements() ?? []).enumerated().map { index, row in
          Row(file: file, title: title, reason: try row["reason"].string ?? "row \(index + 1)", index: index)
        }
      }
    } catch {
      // The row fails with the error that keeps the table from being read.
      return [Row(file: file, title: file, reason: "the table can be read", index: 0)]
    }
  }
}
