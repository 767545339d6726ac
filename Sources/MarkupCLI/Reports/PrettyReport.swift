import MarkupHost

/// For people: a line a suite, the failures in full, and a closing line.
enum PrettyReport {
  static func text(of report: SuiteReport, coloured: Bool) -> String {
    var lines: [String] = []
    for suite in report.results {
      let counts = SuiteReport(results: [suite]).summary
      lines.append("\(suite.failed == 0 ? "ok  " : "FAIL")  \(suite.name.onOneLine): \(counts)")
      for test in suite.tests {
        switch test.outcome {
        case .passed: continue
        case .skipped(let reason): lines.append("  skipped  \("\(test.description): \(reason)".onOneLine)")
        case .failed(let failure): lines += description(of: failure, in: test, coloured: coloured).map { "  " + $0 }
        }
      }
    }
    for suite in report.unread { lines.append("FAIL  \(suite.name.onOneLine): the suite cannot be read") }
    return (lines + [report.summary]).joined(separator: "\n")
  }

  private static func description(of failure: TestFailure, in test: TestResult, coloured: Bool) -> [String] {
    var lines = ["\(failure.place(in: test)): \(test.description)".onOneLine, "  \(failure.stepPhrase): \(failure.message.onOneLine)"]
    if let expected = failure.expected, let actual = failure.actual {
      lines += Comparison(expected: expected, actual: actual).lines(coloured: coloured).map { "    " + $0 }
    }
    return lines
  }
}
