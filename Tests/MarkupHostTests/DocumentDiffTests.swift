import Foundation
import Testing

@testable import MarkupHost

@Suite("Unified diffs") struct DocumentDiffTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, old, new, expected: String

    init(_ reason: String, _ old: String, _ new: String, _ expected: String) {
      testDescription = reason
      self.old = old
      self.new = new
      self.expected = expected
    }
  }

  @Test(
    "Hunks as diff writes them",
    arguments: [
      Row("The same is nothing", "a\nb\n", "a\nb\n", ""),
      Row("A changed line", "a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
      Row(
        "Three lines of context", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
        "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"),
      Row(
        "Changes that are far apart have a hunk each", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "x\n2\n3\n4\n5\n6\n7\n8\ny\n",
        "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n"),
      Row(
        "Changes whose context meets share one", "1\n2\n3\n4\n5\n6\n7\n8\n", "x\n2\n3\n4\n5\n6\n7\ny\n",
        "@@ -1,8 +1,8 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n"),
      Row("All is new", "", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      Row("All is gone", "a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
      Row("An added line", "a\nb\n", "a\nx\nb\n", "@@ -1,2 +1,3 @@\n a\n+x\n b\n"),
      Row(
        "A line end at the end of the file that goes", "a\nb\n", "a\nb",
        "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n"),
      Row(
        "None before, none after", "a", "b", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
      Row("Changed line ends are changes", "a\r\nb\n", "a\nb\n", "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n"),
      Row("Characters that look the same are not", "e\u{301}\n", "\u{E9}\n", "@@ -1 +1 @@\n-e\u{301}\n+\u{E9}\n"),
      Row(
        "A moved line is one that goes and one that comes", "a\nb\nc\nd\n", "b\nc\nd\na\n",
        "@@ -1,4 +1,4 @@\n-a\n b\n c\n d\n+a\n"),
    ])
  func hunks(_ row: Row) {
    let diff = UnifiedDiff(from: row.old, to: row.new, oldName: "a.html", newName: "b.html")
    #expect(
      diff.text().utf8.elementsEqual((row.expected.isEmpty ? "" : "--- a.html\n+++ b.html\n" + row.expected).utf8),
      "\(diff.text())")
    #expect(diff.isEmpty == row.expected.isEmpty)
  }

  @Test("Colours of a terminal")
  func colours() {
    let diff = UnifiedDiff(from: "a\nb\n", to: "a\nc\n", oldName: "a", newName: "a").text(colored: true)
    #expect(
      diff
        == "\u{1B}[1m--- a\u{1B}[m\n\u{1B}[1m+++ a\u{1B}[m\n\u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[m\n a\n\u{1B}[31m-b\u{1B}[m\n\u{1B}[32m+c\u{1B}[m\n"
    )
  }

  @Test("A diff applied to the old text gives the new one", arguments: [UInt64](1...60))
  func applies(seed: UInt64) throws {
    var generator = DocumentEditorTests.Generator(state: seed)
    func lines() -> [String] {
      (0..<Int.random(in: 0...30, using: &generator)).map { _ in "\(Int.random(in: 0...4, using: &generator))\n" }
    }
    let old = lines()
    var new = old
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let at = Int.random(in: 0...new.count, using: &generator)
      if Bool.random(using: &generator) || at == new.count {
        new.insert(contentsOf: lines().prefix(2), at: at)
      } else {
        new.remove(at: at)
      }
    }
    let diff = UnifiedDiff(from: old.joined(), to: new.joined(), oldName: "a", newName: "b").text()
    #expect(try apply(diff, to: old) == new, "seed \(seed)\n\(diff)")
  }

  /// Applies as `patch` does: every line that stays or goes has to be there.
  private func apply(_ diff: String, to old: [String]) throws -> [String] {
    var result: [String] = []
    var at = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      if let header = line.wholeMatch(of: /@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/) {
        let first = try #require(Int(header.output.1))
        let start = header.output.2 == "0" ? first : first - 1
        result += old[at..<start]
        at = start
      } else if line.hasPrefix("+") {
        result.append(line.dropFirst() + "\n")
      } else {
        #expect(old[at] == line.dropFirst() + "\n")
        if line.hasPrefix(" ") { result.append(old[at]) }
        at += 1
      }
    }
    return result + old[at...]
  }
}
