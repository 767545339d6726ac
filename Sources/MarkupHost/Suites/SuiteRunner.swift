import Foundation
import JSBridge
import Synchronization

/// Runs HTML test suites.
public struct SuiteRunner: Sendable {
  /// How the pages of the tests are set up. Unlike that of other pages, the editor takes no focus and colours no code.
  public var configuration: MarkupPage.Configuration
  /// Whether each test has a page of its own. If not, the tests of a file share an editor, as in MarkupEditor's runner, which takes
  /// a tenth of the time; files have an editor each, and share pages that tests have left as they were, unless user scripts are in
  /// them. After a test that fails comes a fresh page, so that the next does not fail for it.
  public var usesPagePerTest = false
  /// How many files, or tests with a page of their own, run at a time, each on a thread with a virtual machine of its own.
  public var jobs = 1
  /// Called with each result as it comes, on the thread that has it, one at a time.
  public var onResult: (@Sendable (HTMLTestSuite, TestResult) -> Void)?

  public init(configuration: MarkupPage.Configuration = Self.defaultConfiguration) {
    self.configuration = configuration
  }

  /// Nothing takes the focus, and no colours of code disturb the HTML.
  public static var defaultConfiguration: MarkupPage.Configuration {
    var configuration = MarkupPage.Configuration()
    configuration.selectsAfterLoad = false
    configuration.behavior.focusAfterLoad = false
    configuration.behavior.highlightCode = false
    return configuration
  }

  /// Runs the tests of all suites.
  ///
  /// - Returns: a result for each suite, in their order.
  /// - Throws: ``MarkupError`` when the configuration cannot be used. What goes wrong in a test is a result.
  public func run(_ suites: [HTMLTestSuite]) throws -> [SuiteResult] {
    // A page with the same configuration tells of a script that cannot be read before it fails every test.
    let resources = try Resources(configuration)
    for script in configuration.userScripts { if case .file(let path) = script.content { _ = try resources.ownedFile(path) } }

    let batches = suites.indices.flatMap { suite in
      usesPagePerTest
        ? suites[suite].tests.indices.map { Batch(suite: suite, tests: $0..<$0 + 1) }
        : [Batch(suite: suite, tests: suites[suite].tests.indices)]
    }
    let report = Reporter(onResult)
    let sharesPages = suites.count > 1 && !usesPagePerTest && configuration.userScripts.isEmpty
    let results = try PageThread.map(count: batches.count, threads: jobs) {
      let worker = SuiteWorker(configuration, sharesPages: sharesPages, report)
      return { number in
        let batch = batches[number]
        return worker.run(suites[batch.suite], batch.tests)
      }
    }
    let bySuite = Dictionary(grouping: zip(batches, results), by: \.0.suite)
    return suites.indices.map { suite in
      SuiteResult(
        name: suites[suite].name, description: suites[suite].description, tests: bySuite[suite, default: []].flatMap(\.1))
    }
  }

  private struct Batch: Sendable {
    let suite: Int
    let tests: Range<Int>
  }
}

/// Passes results on, one at a time.
final class Reporter: Sendable {
  private let onResult: (@Sendable (HTMLTestSuite, TestResult) -> Void)?
  private let turn = Mutex(())

  init(_ onResult: (@Sendable (HTMLTestSuite, TestResult) -> Void)?) { self.onResult = onResult }

  func callAsFunction(_ suite: HTMLTestSuite, _ result: TestResult) {
    guard let onResult else { return }
    turn.withLock { _ in onResult(suite, result) }
  }
}
