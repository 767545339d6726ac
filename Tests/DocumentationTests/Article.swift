import Foundation
import Testing

/// An article of the documentation, whose code the tests compile and run.
///
/// A test holds the code of all blocks of an article in their order, word for word, and prints with ``print(_:)``. What the
/// article says after `//` on a line that prints is what has to be printed.
final class Article {
  private let name: String
  private var printed: [String] = []

  /// - Parameter name: the module and the file, as in `JSBridge/EmbedJavaScriptCore`.
  init(_ name: String) { self.name = name }

  func print(_ items: [Any]) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }

  /// Compares the article with the file of the test.
  func check(_ test: String = #filePath, _ location: SourceLocation = #_sourceLocation) throws {
    let parts = name.split(separator: "/")
    let root = URL(filePath: test).deletingLastPathComponent().appending(path: "../..")
    let text = try String(contentsOf: root.appending(path: "Sources/\(parts[0])/\(parts[0]).docc/\(parts[1]).md"), encoding: .utf8)
    let blocks = Self.codeBlocks(in: text)
    #expect(!blocks.isEmpty, "\(name) has no code", sourceLocation: location)
    let source = Self.lines(try String(contentsOfFile: test, encoding: .utf8))
    for block in blocks where !source.contains(block) {
      Issue.record("\(name): no test has this block:\n\(block.joined(separator: "\n"))", sourceLocation: location)
    }
    #expect(printed == blocks.flatMap(\.self).compactMap(Self.promisedOutput), sourceLocation: location)
  }

  /// The Swift and JavaScript blocks of an article, as lines without their indentation.
  private static func codeBlocks(in text: String) -> [[String]] {
    text.matches(of: /(?ms)^```(?:swift|js)\n(.*?)^```$/).map { lines(String($0.1)) }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// `6` of `print(sum)  // 6`.
  private static func promisedOutput(_ line: String) -> String? {
    guard line.hasPrefix("print("), let comment = line.range(of: ")  // ") else { return nil }
    return String(line[comment.upperBound...])
  }
}
