import MarkupHost

/// The Test Anything Protocol, version 14 (https://testanything.org/tap-version-14-specification.html).
enum TAPReport {
  static func text(of report: SuiteReport) -> String {
    let tests = report.results.flatMap { suite in suite.tests.map { (suite, $0) } }
    var lines = ["TAP version 14", "1..\(tests.count + report.unread.count)"]
    for (index, (suite, test)) in tests.enumerated() {
      let title = "\(index + 1) - \(escaped("\(suite.name): \(test.description)"))"
      switch test.outcome {
      case .passed: lines.append("ok \(title)")
      case .skipped(let reason): lines.append("ok \(title) # SKIP \(escaped(reason))")
      case .failed(let failure):
        lines += ["not ok \(title)", "  ---", "  message: \(quoted("\(failure.stepPhrase): \(failure.message)"))"]
        lines.append("  at: \(quoted("\(failure.place(in: test))"))")
        if let expected = failure.expected { lines.append("  expected: \(quoted(expected))") }
        if let actual = failure.actual { lines.append("  actual: \(quoted(actual))") }
        lines.append("  ...")
      }
    }
    for (index, suite) in report.unread.enumerated() {
      let title = "\(tests.count + index + 1) - \(escaped("\(suite.name): the suite cannot be read"))"
      lines += ["not ok \(title)", "  ---", "  message: \(quoted(suite.problem))", "  ..."]
    }
    return lines.joined(separator: "\n")
  }

  /// A description holds no line end or other control character, and no `#` that would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.split(whereSeparator: \.isUnsafeInTerminals).map { String($0) }.joined(separator: " ")
      .replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A double-quoted scalar of YAML, which has the escapes of JSON.
  private static func quoted(_ text: String) -> String { JSONReport.literal(text) }
}
