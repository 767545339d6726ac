import MarkupHost

/// The XML that CI systems read, after JUnit's.
enum JUnitReport {
  static func text(of report: SuiteReport) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let count = report.passed + report.failed + report.skipped + report.unread.count
    let counts = "tests=\"\(count)\" failures=\"\(report.failed)\" errors=\"\(report.unread.count)\" skipped=\"\(report.skipped)\""
    lines.append("<testsuites name=\"markuphost\" \(counts)>")
    for suite in report.results {
      let seconds = suite.tests.reduce(0) { $0 + $1.duration.seconds }
      lines.append(
        "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.tests.count)\" failures=\"\(suite.failed)\" "
          + "skipped=\"\(suite.skipped)\" time=\"\(rounded(seconds))\">")
      lines += suite.tests.flatMap { element(for: $0, in: suite) }
      lines.append("  </testsuite>")
    }
    for suite in report.unread {
      let name = escaped(suite.name)
      lines.append("  <testsuite name=\"\(name)\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0.000\">")
      lines.append("    <testcase classname=\"\(name)\" name=\"the suite cannot be read\" time=\"0.000\">")
      lines.append("      <error message=\"\(escaped(suite.problem))\"/>")
      lines += ["    </testcase>", "  </testsuite>"]
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private static func element(for test: TestResult, in suite: SuiteResult) -> [String] {
    let start =
      "    <testcase classname=\"\(escaped(suite.name))\" name=\"\(escaped(test.description))\" "
      + "line=\"\(test.position.line)\" time=\"\(rounded(test.duration.seconds))\""
    switch test.outcome {
    case .passed: return [start + "/>"]
    case .skipped(let reason): return [start + ">", "      <skipped message=\"\(escaped(reason))\"/>", "    </testcase>"]
    case .failed(let failure):
      var text = "\(failure.place(in: test))"
      if let expected = failure.expected { text += "\nexpected  \(expected)" }
      if let actual = failure.actual { text += "\nactual    \(actual)" }
      let message = escaped("\(failure.stepPhrase): \(failure.message)")
      return [start + ">", "      <failure message=\"\(message)\">\(escaped(text))</failure>", "    </testcase>"]
    }
  }

  /// Milliseconds are enough, and the same in every locale.
  private static func rounded(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    return "\(milliseconds / 1000).\(String(milliseconds % 1000 + 1000).dropFirst())"
  }

  /// Text for an attribute or element. What XML 1.0 can not hold at all becomes U+FFFD; other controls, and marks that turn the
  /// direction of text, are references.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.isUnsafeInTerminals: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
