import MarkupHost

/// The results of a run, and what all forms of report say of them.
struct SuiteReport {
  let results: [SuiteResult]
  /// Suites that could not be read, with the reason.
  var unread: [(name: String, problem: String)] = []

  var passed: Int { results.reduce(0) { $0 + $1.passed } }
  var failed: Int { results.reduce(0) { $0 + $1.failed } }
  var skipped: Int { results.reduce(0) { $0 + $1.skipped } }

  /// The closing line.
  var summary: String {
    "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
      + (unread.isEmpty ? "" : "; \(unread.count == 1 ? "1 suite" : "\(unread.count) suites") could not be read")
  }
}

/// The forms of a report.
enum ReportFormat: String, CaseIterable {
  case pretty, tap, junit, json

  func text(of report: SuiteReport, coloured: Bool) throws -> String {
    switch self {
    case .pretty: PrettyReport.text(of: report, coloured: coloured)
    case .tap: TAPReport.text(of: report)
    case .junit: JUnitReport.text(of: report)
    case .json: try JSONReport.text(of: report)
    }
  }
}

extension TestFailure {
  /// Where the failure stands, else where its test does.
  func place(in test: TestResult) -> SourcePosition { position ?? test.position }

  /// What the test was doing, as a phrase.
  var stepPhrase: String {
    switch step {
    case .load: "loading the page"
    case .set: "after setting startHtml"
    case .act: "after the action"
    case .undo: "after undo"
    case .redo: "after redo"
    }
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
