import Foundation
import MarkupHost

/// All results as one JSON object.
enum JSONReport {
  private struct Report: Encodable {
    let passed, failed, skipped: Int
    let suites: [Suite]
    /// Nil where all could be read.
    let unread: [Unread]?
  }

  private struct Unread: Encodable {
    let file, message: String
  }

  private struct Suite: Encodable {
    let file, description: String
    let tests: [Test]
  }

  private struct Test: Encodable {
    let description: String
    let line, column: Int
    let outcome: String
    let seconds: Double
    var reason, step, message, place, expected, actual: String?
    /// How many UTF-16 code units of expected and actual are alike.
    var firstDifference: Int?

    init(_ result: TestResult) {
      description = result.description
      line = result.position.line
      column = result.position.column
      seconds = (result.duration.seconds * 1e6).rounded() / 1e6
      switch result.outcome {
      case .passed: outcome = "passed"
      case .skipped(let why):
        outcome = "skipped"
        reason = why
      case .failed(let failure):
        outcome = "failed"
        step = failure.step.rawValue
        message = failure.message
        place = "\(failure.place(in: result))"
        expected = failure.expected
        actual = failure.actual
        firstDifference = failure.firstDifference
      }
    }
  }

  static func text(of report: SuiteReport) throws -> String {
    let suites = report.results.map { Suite(file: $0.name, description: $0.description, tests: $0.tests.map(Test.init)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let unread = report.unread.isEmpty ? nil : report.unread.map { Unread(file: $0.name, message: $0.problem) }
    let data = try encoder.encode(
      Report(passed: report.passed, failed: report.failed, skipped: report.skipped, suites: suites, unread: unread))
    return withEscapes(String(decoding: data, as: UTF8.self))
  }

  /// The encoder leaves controls beyond those of ASCII as they are. In JSON they can be in strings alone.
  private static func withEscapes(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar.isUnsafeInTerminals, scalar != "\n" { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// A string as a JSON literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isUnsafeInTerminals: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
