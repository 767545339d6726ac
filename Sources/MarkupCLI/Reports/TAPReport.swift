import MarkupHost

/// The Test Anything Protocol, version 14 (https://testanything.org/tap-version-14-specification.html).
enum TAPReport {
  static func text(of report: SuiteReport) -> String {
    let tests = report.results.flatMap { suite in suite.tests.map { (suite, $0) } }
    var lines = ["TAP version 14", "1..\(tests.count)"]
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
    return lines.joined(separator: "\n")
  }

  /// A description holds no line end or other control character, and no `#` that would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.split { $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }.joined(separator: " ")
      .replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A double-quoted scalar of YAML, which has the escapes of JSON.
  private static func quoted(_ text: String) -> String { JSONReport.literal(text) }
}
