import Foundation
import JSBridge
import MarkupHost

/// `markuphost test`: HTML test suites.
enum TestCommand: Command {
  static let specification = CommandSpecification(
    name: "test",
    usage: ["SUITE.json... [options]"],
    summary: "Runs HTML test suites in the format of MarkupEditor's: set, act, compare, undo, redo.",
    discussion: """
      The tests of a file share an editor; after one that fails comes a fresh page. A failure shows what was expected and what
      came, with the selection as markers and the first difference marked.
      """,
    options: PageOptions.all + [
      .value("filter", "REGEX", "run the tests whose \"file: description\" it matches"),
      JobsOption.option("how many files run at a time"),
      .flag("page-per-test", "gives each test a page of its own, and runs tests of a file in parallel"),
      .value(
        "format", "FORMAT", "pretty (the default), tap, junit or json", choices: ReportFormat.allCases.map(\.rawValue)),
    ],
    examples: [
      ("Tests/Suites/*.json", "all suites, a line each"),
      ("list.json --filter 'nested'", "some tests of one suite"),
      ("*.json --format junit > report.xml", "a report for a CI system"),
    ])

  static func workload(_ arguments: Arguments) -> JSEngine.Workload {
    arguments.has("page-per-test") ? .manyContexts : .longRuns
  }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw UsageError("give a suite: SUITE.json", command: "test") }
    guard !arguments.operands.contains("") else { throw UsageError("a suite's name is empty; give a file", command: "test") }
    let format = try reportFormat(arguments)
    let isIncluded = try filter(arguments)
    var configuration = try PageOptions(arguments).configuration(from: SuiteRunner.defaultConfiguration)
    // Suites expect the editor as it is by default.
    configuration.behavior = SuiteRunner.defaultConfiguration.behavior
    var runner = SuiteRunner(configuration: configuration)
    runner.jobs = try JobsOption.value(arguments, command: "test")
    runner.usesPagePerTest = arguments.has("page-per-test")
    // All suites are read before the first runs, so that what is wrong with the files is said at once.
    var suites: [HTMLTestSuite] = []
    var unread: [(name: String, problem: String)] = []
    for path in arguments.operands {
      do {
        suites.append(try HTMLTestSuite(contentsOf: path).filter { isIncluded("\(path): \($0.description)") })
      } catch {
        unread.append((path, Diagnostics.line(for: error)))
      }
    }
    for suite in unread { Terminal.note(suite.problem) }
    guard !suites.isEmpty else { return .failed }
    guard arguments.value("filter") == nil || suites.contains(where: { !$0.tests.isEmpty }) || !unread.isEmpty else {
      throw UsageError("no test matches the filter; it is compared with \"file: description\"", command: "test")
    }
    let report = SuiteReport(results: try runner.run(suites), unread: unread)
    try Terminal.print(format.text(of: report, coloured: Terminal.outputIsColoured))
    return report.failed == 0 && unread.isEmpty ? .done : .failed
  }

  private static func reportFormat(_ arguments: Arguments) throws(UsageError) -> ReportFormat {
    let name = arguments.value("format") ?? "pretty"
    guard let format = ReportFormat(rawValue: name) else {
      let known = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no format \"\(name)\"; give one of \(known)", command: "test")
    }
    return format
  }

  private static func filter(_ arguments: Arguments) throws(UsageError) -> (String) -> Bool {
    guard let pattern = arguments.value("filter") else { return { _ in true } }
    do {
      let regex = try Regex(pattern)
      return { $0.contains(regex) }
    } catch {
      throw UsageError("--filter \"\(pattern)\" is no regular expression; \(error)", command: "test")
    }
  }
}
