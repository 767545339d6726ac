import MarkupEditor
import Testing

// Suites whose actions are calls of a view, each fired without waiting, as an app's buttons do. Each test has a view of its own.

extension HtmlTest {
  /// Runs the test's own action, in a new view.
  @MainActor
  fileprivate func runAction() async throws {
    let action = try #require(SwiftAction(self), "no method of a view does \(action ?? "nothing")")
    let page = HtmlTestPage()
    try await page.start()
    try await run(action: { action($0) }, in: try #require(page.webView))
  }
}

extension ViewSuites {
  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct FormatOn {
    @Test(arguments: HtmlTestSuite.markupEditor("format-on")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct FormatOff {
    @Test(arguments: HtmlTestSuite.markupEditor("format-off")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct FormatMulti {
    @Test(arguments: HtmlTestSuite.markupEditor("format-multi")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct List {
    @Test(arguments: HtmlTestSuite.markupEditor("list")) func run(_ test: HtmlTest) async throws { try await test.runAction() }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct ListMulti {
    @Test(arguments: HtmlTestSuite.markupEditor("list-multi")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct ListEnterCollapsed {
    @Test(arguments: HtmlTestSuite.markupEditor("list-enter-collapsed")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct ListEnterRange {
    @Test(arguments: HtmlTestSuite.markupEditor("list-enter-range")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct Denting {
    @Test(arguments: HtmlTestSuite.markupEditor("denting")) func run(_ test: HtmlTest) async throws { try await test.runAction() }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct DentingMulti {
    @Test(arguments: HtmlTestSuite.markupEditor("denting-multi")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct InsertTable {
    @Test(arguments: HtmlTestSuite.markupEditor("insert-table")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct InsertLink {
    @Test(arguments: HtmlTestSuite.markupEditor("insert-link")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct InsertImageUrl {
    @Test(arguments: HtmlTestSuite.markupEditor("insert-image-url")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct TableActions {
    @Test(arguments: HtmlTestSuite.markupEditor("table-actions")) func run(_ test: HtmlTest) async throws {
      try await test.runAction()
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct PasteHtml {
    @Test(arguments: HtmlTestSuite.markupEditor("paste-html")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      try await test.run(action: { $0.pasteHtml(test.pasteString) }, in: try #require(page.webView))
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct PasteText {
    @Test(arguments: HtmlTestSuite.markupEditor("paste-text")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      try await test.run(action: { $0.pasteText(test.pasteString) }, in: try #require(page.webView))
    }
  }

  /// The project's own suites, so far as their actions are calls of a view.
  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct ProjectSuites {
    @Test(arguments: HtmlTestSuite.project()) func run(_ test: HtmlTest) async throws {
      if test.action != nil { return try await test.runAction() }
      let page = HtmlTestPage()
      try await page.start()
      try await test.run(action: nil, in: try #require(page.webView))
    }
  }
}
