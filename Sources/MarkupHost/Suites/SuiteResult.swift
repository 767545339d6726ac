/// How the tests of a suite came out.
public struct SuiteResult: Sendable {
  public let name: String
  public let description: String
  public let tests: [TestResult]

  public var passed: Int { tests.count { $0.outcome.isPass } }
  public var failed: Int { tests.count { $0.outcome.isFailure } }
  public var skipped: Int { tests.count - passed - failed }
}

/// How a test came out.
public struct TestResult: Sendable {
  public let description: String
  public let position: SourcePosition
  public let outcome: Outcome
  /// How long it took, its page included.
  public let duration: Duration

  public enum Outcome: Sendable {
    case passed
    case skipped(reason: String)
    case failed(TestFailure)

    var isPass: Bool { if case .passed = self { true } else { false } }
    var isFailure: Bool { if case .failed = self { true } else { false } }
  }
}

/// The first thing in a test that went wrong.
public struct TestFailure: Error, Sendable {
  /// What the test was doing.
  public enum Step: String, Sendable {
    case load, set, act, undo, redo
  }

  public let step: Step
  /// What is wrong, in a line.
  public let message: String
  /// What was to come out, where two strings were compared.
  public let expected: String?
  public let actual: String?
  /// Where in the file, or in a script, it went wrong.
  public let position: SourcePosition?

  init(_ step: Step, _ message: String, expected: String? = nil, actual: String? = nil, at position: SourcePosition? = nil) {
    self.step = step
    self.message = message
    self.expected = expected
    self.actual = actual
    self.position = position
  }

  /// How far the two strings agree, in UTF-16 code units; nil when nothing was compared.
  public var firstDifference: Int? {
    guard let expected, let actual else { return nil }
    return zip(expected.utf16, actual.utf16).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(expected.utf16.count, actual.utf16.count)
  }
}
