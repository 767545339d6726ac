import Foundation
import JSBridge
import Testing

@testable import MarkupHost

/// Random sessions of the editor, from Tests/Properties: whatever is called on whatever document, it stays valid, reads back as it is
/// written, and can be undone.
///
/// `scripts/fuzz` runs more of them than the fixed ones, by the environment: `MARKUPHOST_SEEDS` is a range, `1-500`,
/// `MARKUPHOST_STEPS` the length of a session, `MARKUPHOST_SESSION` one session as JSON, as a failure prints it.
@Suite("Random sessions") struct EditorPropertyTests {
  struct Seeds: Sendable, CustomTestStringConvertible {
    let range: ClosedRange<Int>
    var testDescription: String { "seeds \(range.lowerBound) to \(range.upperBound)" }
  }

  @Test("What always holds of the editor", arguments: batches)
  func sessions(_ seeds: Seeds) throws {
    let failures = try PageThread.run {
      let page = try Self.makePage()
      defer { page.close() }
      let input = try page.window.controller["input"]
      return try seeds.range.compactMap { seed in
        try page.call {
          try page.settle(try page.context.globalObject["EditorProperty"].call(method: "check", seed, Self.length, input)).string
        }
      }
    }
    for failure in failures { Issue.record("\(failure)") }
  }

  @Test("One session", .enabled(if: session != nil))
  func replay() throws {
    let failure = try PageThread.run {
      let page = try Self.makePage()
      defer { page.close() }
      let input = try page.window.controller["input"]
      return try page.call {
        try page.settle(try page.context.globalObject["EditorProperty"].call(method: "replay", Self.session ?? "", input)).string
      }
    }
    if let failure { Issue.record("\(failure)") }
  }

  private static func makePage() throws -> MarkupPage {
    var configuration = MarkupPage.Configuration()
    configuration.baseDirectory = folder
    configuration.userScripts = [UserScript(file: "\(folder)/editor.js")]
    // A session that fails is cut down by running many others.
    configuration.timeLimit = nil
    return try MarkupPage(configuration: configuration)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Properties").path

  private static let environment = ProcessInfo.processInfo.environment
  private static let length = Int(environment["MARKUPHOST_STEPS"] ?? "") ?? 50
  private static let session = environment["MARKUPHOST_SESSION"]

  /// As many as there are processors, of about the same size: a page is used by one thread at a time.
  private static let batches: [Seeds] = {
    guard session == nil else { return [] }
    let bounds = (environment["MARKUPHOST_SEEDS"] ?? "1-40").split(separator: "-").compactMap { Int($0) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return [] }
    let count = bounds[1] - bounds[0] + 1
    let size = max(1, count / max(1, ProcessInfo.processInfo.activeProcessorCount))
    return stride(from: bounds[0], through: bounds[1], by: size).map { Seeds(range: $0...min($0 + size - 1, bounds[1])) }
  }()
}
