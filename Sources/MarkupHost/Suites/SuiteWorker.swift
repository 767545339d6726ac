import JSBridge

/// Runs tests of suites one after another on a thread, with a virtual machine of its own.
final class SuiteWorker {
  private let configuration: MarkupPage.Configuration
  /// Whether suites share a page, with an editor for each.
  private let sharesPages: Bool
  private let report: Reporter
  private var machine = JSVirtualMachine()
  /// The page holds it weakly.
  private let uncaught = UncaughtErrors()
  private var page: MarkupPage?
  /// Tells whether the page is but for its editor as it was when it was made.
  private var isAsMade: JSValue?

  /// What is run of the timers of a suite that has ended. An interval never ends.
  private static let leftovers = EventLoop.Limits(time: .seconds(60), turns: 10_000)

  init(_ configuration: MarkupPage.Configuration, sharesPages: Bool, _ report: Reporter) {
    self.configuration = configuration
    // On the real clock, to wait for what is left would take longer than another page.
    self.sharesPages = sharesPages && configuration.clock == .virtual
    self.report = report
  }

  deinit { closePage() }

  /// Runs some tests of a suite, none of which sees what a test of another suite did to its editor.
  func run(_ suite: HTMLTestSuite, _ tests: Range<Int>) -> [TestResult] {
    renewEditor()
    return tests.map { number in
      let test = suite.tests[number]
      let clock = ContinuousClock()
      let start = clock.now
      let outcome = run(test)
      if case .failed = outcome { closePage() }
      let result = TestResult(
        description: test.description, position: test.position, outcome: outcome, duration: clock.now - start)
      report(suite, result)
      return result
    }
  }

  private func run(_ test: HTMLTestSuite.Test) -> TestResult.Outcome {
    if let reason = test.skipReason { return .skipped(reason: reason) }
    do throws(TestFailure) {
      try TestRun(page: try currentPage(for: test), test: test, uncaught: uncaught).run()
      return .passed
    } catch {
      return .failed(error)
    }
  }

  private func currentPage(for test: HTMLTestSuite.Test) throws(TestFailure) -> MarkupPage {
    if let page { return page }
    do {
      let made = try MarkupPage(configuration: configuration, delegate: uncaught, virtualMachine: machine)
      page = made
      if sharesPages { isAsMade = try made.watch() }
      return made
    } catch {
      throw TestFailure(.load, "\(error)", at: test.position)
    }
  }

  private func renewEditor() {
    guard sharesPages, let page else { return closePage() }
    do {
      // What tests have left to be done later is done before the next suite, or never.
      guard try page.runUntilIdle(Self.leftovers) == .idle, try isAsMade?.call(page.element).isTruthy == true else { return closePage() }
      try page.replaceEditor()
      if uncaught.take() != nil { closePage() }
    } catch {
      // A test has made the page such that it takes no editor; the next test gets another, and so loses nothing.
      closePage()
    }
  }

  private func closePage() {
    isAsMade = nil
    page?.close()
    page = nil
    // A script can leave behind jobs that cannot be brought to an end.
    if machine.isUnusable { machine = JSVirtualMachine() }
  }
}
