import Foundation
import MarkupEditor
import Testing

// Suites whose actions ask the view for something, or that have a format of their own.

extension ViewSuites {
  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct Baseline {
    @Test(arguments: HtmlTestSuite.markupEditor("baseline")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      try await test.run(action: nil, in: try #require(page.webView))
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct CodeLanguage {
    @Test(arguments: HtmlTestSuite.markupEditor("code-language")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let view = try #require(page.webView)
      guard test.skipSet else { return try await test.run(action: nil, in: view) }
      try await test.run(
        action: { view in
          _ = await view.setTestHtml(test.startHtml, sel: test.sel)
          return await view.getTestHtml(sel: test.sel)
        }, in: view)
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct FormatSelection {
    @Test(arguments: HtmlTestSuite.markupEditor("format-selection")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      try await test.run(
        action: { view in
          view.getSelectionState { state in
            switch test.action?.firstMatch(of: /\)\)\.(\w+)\)/)?.1 ?? "" {
            case "bold": #expect(state.bold)
            case "italic": #expect(state.italic)
            case "underline": #expect(state.underline)
            case "strike": #expect(state.strike)
            case "sub": #expect(state.sub)
            case "sup": #expect(state.sup)
            case "code": #expect(state.code)
            case let format: Issue.record("the test looks for \"\(format)\", which is no format")
            }
          }
        }, in: try #require(page.webView))
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct Search {
    @Test(arguments: HtmlTestSuite.markupEditor("search")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let direction: MarkupEditor.FindDirection = test.action?.contains("backward") == true ? .backward : .forward
      try await test.run(
        action: { view in
          await view.search(for: test.pasteString ?? "", direction: direction, activate: false)
          return await view.getSelectionState().selection
        }, in: try #require(page.webView))
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct Style {
    @Test(arguments: HtmlTestSuite.markupEditor("style") + HtmlTestSuite.markupEditor("style-multi"))
    func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let tag = String(test.action?.firstMatch(of: /"(\w+)"/)?.1 ?? "")
      let action: @MainActor (MarkupWKWebView) async throws -> Void = { view in
        let state = await view.getSelectionState()
        await view.replaceStyle(state.style, with: StyleContext.with(tag: tag))
      }
      try await test.run(action: action, in: try #require(page.webView))
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct PasteHtmlPreprocessing {
    @Test(arguments: HtmlTestSuite.markupEditor("paste-html-preprocessing")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      try await test.run(
        action: { await $0.testPasteHtmlPreprocessing(html: test.startHtml) }, in: try #require(page.webView))
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct PasteTextPreprocessing {
    @Test(arguments: HtmlTestSuite.markupEditor("paste-text-preprocessing")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      try await test.run(
        action: { await $0.testPasteTextPreprocessing(html: test.startHtml) }, in: try #require(page.webView))
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct Correction {
    @Test(arguments: HtmlTestSuite.markupEditor("correction")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let action = test.action ?? ""
      let correct: @MainActor (MarkupWKWebView) async throws -> Void = { view in
        if action.contains("toggleBold") { try await view.bold() }
        if action.contains("doUndo") { await view.undo() }
        if action.contains("doRedo") { await view.redo() }
        if action.contains("canUndo()") {
          if await view.canUndo() { view.setHtml("<p>canUndo: true</p>") } else { view.setHtml("<p>canUndo: false</p>") }
        } else {
          if await view.canRedo() { view.setHtml("<p>canRedo: true</p>") } else { view.setHtml("<p>canRedo: false</p>") }
        }
      }
      try await test.run(action: correct, in: try #require(page.webView))
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct PluginRegistry {
    @Test(arguments: HtmlTestSuite.markupEditor("pluginregistry")) func run(_ test: HtmlTest) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let action = test.action ?? ""
      let match = try #require(action.firstMatch(of: /name: '([^']*)', type: '([^']*)', filename: '([^']*)'/))
      let plugin = Plugin(name: String(match.1), type: String(match.2), filename: String(match.3))
      try await test.run(
        action: { view in
          try await view.registerPlugin(plugin)
          let plugins = await view.getPlugins()
          #expect(plugins == [plugin])
          let ofType = await view.getPlugins(type: plugin.type)
          #expect(ofType.first?.filename == plugin.filename)
          let ofOtherType = await view.getPlugins(type: "another")
          #expect(ofOtherType.isEmpty)
          let found = await view.getPlugin(name: plugin.name)
          #expect(found?.type == plugin.type)
          let none = await view.getPlugin(name: "No Such Plugin")
          #expect(none == nil)
          guard action.contains("unregisterPlugin") else { return }
          try await view.unregisterPlugin(plugin)
          let gone = await view.getPlugin(name: plugin.name)
          #expect(gone == nil)
        }, in: try #require(page.webView))
    }
  }
}

/// A suite with tests of another kind.
private struct Fixtures<Test: Decodable>: Decodable {
  let tests: [Test]

  static func markupEditor(_ name: String) -> [Test] {
    guard let path = HtmlTestSuite.markupEditorPath(name) else { return [] }
    do {
      return try JSONDecoder().decode(Fixtures<Test>.self, from: try Data(contentsOf: URL(fileURLWithPath: path))).tests
    } catch {
      Issue.record("\(path): \(error)")
      return []
    }
  }
}

extension ViewSuites {
  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct Highlighting {
    struct Fixture: Decodable, Sendable {
      let description, input: String
      let recognized: Bool
    }

    @Test(arguments: Fixtures<Fixture>.markupEditor("highlighting")) func run(_ test: Fixture) async throws {
      let page = HtmlTestPage()
      try await page.start()
      let isRecognized = await page.webView.testIsRecognizedLanguage(test.input)
      #expect(isRecognized == test.recognized, "\(test.description)")
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct CodeLanguageMenu {
    struct Fixture: Decodable, Sendable {
      let description, html: String
      let expected: [String]
    }

    @Test(arguments: Fixtures<Fixture>.markupEditor("code-language-menu")) func run(_ test: Fixture) async throws {
      let page = HtmlTestPage()
      try await page.start()
      _ = await page.webView.setTestHtml(test.html, sel: "")
      let languages = await page.webView.testPresentCodeLanguages()
      #expect(languages == test.expected, "\(test.description)")
    }
  }

  @Suite(.timeLimit(.minutes(HtmlTest.timeLimit))) @MainActor struct CodeLanguageTab {
    struct Fixture: Decodable, Sendable {
      let description, html: String
      let expectedLabel: String?
    }

    @Test(arguments: Fixtures<Fixture>.markupEditor("code-language-tab")) func run(_ test: Fixture) async throws {
      let page = HtmlTestPage()
      try await page.start()
      _ = await page.webView.setTestHtml(test.html, sel: "")
      let info = await page.webView.testCodeLanguageTabInfo()
      #expect(info?.label == test.expectedLabel, "\(test.description)")
    }
  }
}
