import Foundation
import Testing

@testable import MarkupHost

@Suite("Running test suites") struct SuiteRunTests {
  @Test("Each step is compared, and the first difference told")
  func steps() throws {
    let suite = try HTMLTestSuite(
      json: #"""
        {"tests": [
          {"description": "passes", "startHtml": "<p>|a|</p>", "endHtml": "<p><strong>|a|</strong></p>", "action": "MU.toggleBold()"},
          {"description": "set", "startHtml": "<p><b>|a</b></p>"},
          {"description": "act", "startHtml": "<p>|a|</p>", "endHtml": "<p><em>|a|</em></p>", "action": "MU.toggleBold()"},
          {"description": "undo", "startHtml": "<p>|a|</p>", "endHtml": "<p><strong>|a|</strong></p>", "undoHtml": "<p>a</p>", "action": "MU.toggleBold()"},
          {"description": "skipped", "skipTest": "not yet", "startHtml": "", "action": "throw 1"},
          {"description": "throws", "startHtml": "<p>|</p>", "action": "null.x"},
          {"description": "syntax", "startHtml": "<p>|</p>", "action": "let z = ;"},
          {"description": "returns", "startHtml": "a", "endHtml": "a!", "skipSet": true, "skipUndoRedo": true, "action": "return startHtml + '!'", "arg": "startHtml"},
          {"description": "argument", "startHtml": "<p>|</p>", "endHtml": "<p>x\"y|</p>", "pasteString": "x\"y", "action": "MU.pasteText(pasteString)", "arg": "pasteString"},
          {"description": "expects", "startHtml": "<p>|</p>", "skipUndoRedo": true, "action": "expect(1).toBe(2)"},
          {"description": "the return value of an action without argument is ignored", "startHtml": "<p>|</p>", "skipUndoRedo": true, "action": "return 'x'"},
          {"description": "waits", "startHtml": "<p>|</p>", "endHtml": "<p>|</p>", "skipUndoRedo": true, "action": "return new Promise((r) => setTimeout(r, 500))"},
          {"description": "a marker of two characters", "sel": "[]", "startHtml": "<p>a[]b</p>"},
          {"description": "known", "input": "JavaScript", "recognized": true},
          {"description": "unknown", "input": "nonsense", "recognized": true},
          {"description": "languages", "html": "<pre><code class=\"language-Python\">a</code></pre>", "expected": ["python"]},
          {"description": "no tab", "html": "<p>a</p>", "expectedLabel": null}
        ]}
        """#.utf8, name: "s.json")
    let result = try SuiteRunner().run([suite])[0]
    #expect(result.passed == 9)
    #expect(result.failed == 7)
    #expect(result.skipped == 1)
    let outcomes = result.tests.map { test in
      switch test.outcome {
      case .passed: "\(test.description): passed"
      case .skipped(let reason): "\(test.description): skipped, \(reason)"
      case .failed(let failure):
        "\(test.description): \(failure.step) \(failure.firstDifference.map(String.init) ?? failure.message)"
      }
    }
    #expect(
      outcomes == [
        "passes: passed", "set: set 4", "act: act 4", "undo: undo 3", "skipped: skipped, not yet",
        "throws: act TypeError: null is not an object (evaluating 'null.x')", "syntax: act SyntaxError: Unexpected token ';'",
        "returns: passed", "argument: passed", "expects: act ExpectationError: expected 1 to be 2",
        "the return value of an action without argument is ignored: passed", "waits: passed",
        "a marker of two characters: passed",
        "known: passed", "unknown: act 0", "languages: passed", "no tab: passed",
      ])
  }

  struct Assertion: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let passes: Bool
  }

  @Test(
    "expect asserts as Jest's does",
    arguments: [
      ("expect(1).toBe(1)", true), ("expect(NaN).toBe(NaN)", true), ("expect(0).toBe(-0)", false), ("expect({}).toBe({})", false),
      ("expect({ a: [1, { b: 2 }] }).toEqual({ a: [1, { b: 2 }] })", true), ("expect({ a: undefined }).toEqual({})", true),
      ("expect({ a: undefined }).toStrictEqual({})", false), ("expect([1]).toEqual([1, 2])", false),
      ("expect(new Date(1)).toEqual(new Date(2))", false),
      ("expect(new Map([[1, { a: 1 }]])).toEqual(new Map([[1, { a: 1 }]]))", true),
      ("expect(new Set([1])).toEqual(new Set([2]))", false),
      ("expect('').toBeTruthy()", false), ("expect('').toBeFalsy()", true), ("expect(null).toBeDefined()", true),
      ("expect(undefined).toBeUndefined()", true),
      ("expect(null).toBeNull()", true), ("expect(undefined).toBeNull()", false), ("expect('abc').toContain('b')", true),
      ("expect([{ a: 1 }]).toContain({ a: 1 })", false),
      ("expect([{ a: 1 }]).toContainEqual({ a: 1 })", true), ("expect('abc').toMatch(/B/i)", true),
      ("expect('abc').toMatch('d')", false),
      ("expect(() => { throw new TypeError('x y') }).toThrow()", true),
      ("expect(() => { throw new TypeError('x y') }).toThrow(RangeError)", false),
      ("expect(() => { throw new TypeError('x y') }).toThrow('y')", true), ("expect(() => {}).toThrow()", false),
      ("expect(3).toThrow()", false),
      ("expect(1).not.toBe(2)", true), ("expect(1).not.toBe(1)", false), ("expect([1, 2]).toHaveLength(2)", true),
      ("expect(2).toBeGreaterThan(2)", false),
    ])
  func expectations(assertion: String, passes: Bool) throws {
    let json = try JSONText.object([
      "tests": [["description": "d", "startHtml": "<p>|</p>", "skipUndoRedo": true, "action": assertion]]
    ])
    let result = try SuiteRunner().run([HTMLTestSuite(json: json.utf8, name: "s.json")])[0]
    #expect((result.passed == 1) == passes)
  }

  @Test("Several threads come to the same results, in the same order")
  func jobs() throws {
    let tests = (0..<12).map {
      [
        "description": "\($0)", "startHtml": "<p>|\($0)|</p>", "endHtml": "<p><strong>|\($0 % 5)|</strong></p>",
        "action": "MU.toggleBold()",
      ]
    }
    let suite = try HTMLTestSuite(json: JSONText.object(["tests": tests]).utf8, name: "s.json")
    var runner = SuiteRunner()
    runner.jobs = 4
    let result = try runner.run([suite, suite])
    #expect(result.count == 2)
    #expect(result[0].tests.map(\.description) == (0..<12).map(String.init))
    #expect(result.allSatisfy { $0.passed == 5 && $0.failed == 7 })
  }

  @Test("The tests of a file share a page, until one fails or if each is to have its own")
  func sharedPage() throws {
    func test(_ action: String) -> String {
      #"{"description": "t", "startHtml": "<p>|</p>", "skipUndoRedo": true, "action": "\#(action)"}"#
    }
    let tests = [
      test("window.left = 1"), test("expect(window.left).toBe(1)"), test("expect(1).toBe(2)"), test("expect(window.left).toBeUndefined()"),
    ]
    let suite = try HTMLTestSuite(json: "{\"tests\": [\(tests.joined(separator: ","))]}".utf8, name: "s.json")
    func passed(_ runner: SuiteRunner) throws -> [Bool] { try runner.run([suite])[0].tests.map { if case .passed = $0.outcome { true } else { false } } }
    var runner = SuiteRunner()
    #expect(try passed(runner) == [true, true, false, true])
    runner.usesPagePerTest = true
    #expect(try passed(runner) == [true, false, false, true])
  }

  /// A suite of tests that set `html`, act, and compare nothing.
  private func suite(_ tests: [(html: String, action: String)]) throws -> HTMLTestSuite {
    let tests = tests.map { html, action in
      ["description": action, "startHtml": html, "endHtml": "done", "skipUndoRedo": true, "arg": "startHtml", "action": action + "; return 'done'"]
    }
    return try HTMLTestSuite(json: JSONText.object(["tests": tests]).utf8, name: "s.json")
  }

  /// A suite of expectations of what is there before anything is set.
  private func suite(expecting checks: [String]) throws -> HTMLTestSuite {
    let tests = checks.map { ["description": $0, "startHtml": "<p>|</p>", "skipSet": true, "skipUndoRedo": true, "action": $0] }
    return try HTMLTestSuite(json: JSONText.object(["tests": tests]).utf8, name: "s.json")
  }

  private func failures(_ results: [SuiteResult]) -> [String] {
    results.flatMap(\.tests).compactMap { test in
      if case .failed(let failure) = test.outcome { "\(test.description): \(failure.message)" } else { nil }
    }
  }

  @Test("Files share a page, but not what a test did to the editor; with user scripts in it, not the page either")
  func editorPerFile() throws {
    // What nobody looks at tells whether the page is another.
    let first = try suite([
      ("<p>|cat cat</p>", "navigator.left = 1; MU.searchFor('cat', 'forward', 'false', 'true')"),
      ("<p>|cat|</p>", "MU.toggleBold(); MU.setTopLevelAttributes({ spellcheck: true })"),
      ("<p>|cat</p>", "document.querySelector('.ProseMirror').focus(); setTimeout(() => MU.insertText('late'), 500)"),
    ])
    let checks = [
      "expect(MU.getHTML()).toBe('<p></p>')",
      "MU.doUndo(); expect(MU.getHTML()).toBe('<p></p>')",
      "expect(document.querySelectorAll('#markupeditor, .ProseMirror')).toHaveLength(2)",
      "expect(document.querySelectorAll('style')).toHaveLength(2)",
      "expect(document.activeElement === document.body).toBe(true)",
      "expect(getSelection().rangeCount).toBe(0)",
      "expect(document.querySelector('.ProseMirror').spellcheck).toBe(false)",
    ]
    let isShared = "expect(navigator.left).toBe(1)"
    let second = try suite(expecting: checks + [isShared])
    let third = try suite(expecting: [isShared])
    var runner = SuiteRunner()
    let shared = failures(try runner.run([first, second, third]))
    #expect(shared == [])
    runner.configuration.userScripts = [UserScript(source: "", name: "u.js")]
    let separate = failures(try runner.run([first, second, third]))
    #expect(separate == Array(repeating: "\(isShared): ExpectationError: expected undefined to be 1", count: 2))
  }

  @Test(
    "A page that a test has changed is not the next file's",
    arguments: [
      "window.left = 1", "delete window.webkit", "window.webkit = { messageHandlers: {} }", "webkit.messageHandlers.markup.postMessage = () => {}",
      "MU.getTestHTML = () => '<p>a</p>'", "MU.doUndo = () => {}", "Object.freeze(MU)", "Object.defineProperty(MU, 'setTestHTML', { get() { for (;;); } })",
      "Array.prototype.map = () => []", "Object.prototype.then = (done) => done(1)", "RegExp.prototype.exec = () => null", "Reflect.apply = null",
      "Reflect.ownKeys = () => []; window.left = 1", "Node.prototype.appendChild = null", "document.createElement = null", "Object.setPrototypeOf(MU, {})",
      "MU.registerPlugin({ name: 'p', type: 't' })", "MU.registerConfig({}, 'c')", "MU.registerMessageHandler({ postMessage() {} }, 'h')",
      "document.body.append('text')", "document.body.className = 'a'", "document.documentElement.lang = 'de'", "document.title = 'a'", "document.head.remove()",
      "location.hash = 'a'", "document.body.innerHTML = ''", "document.replaceChildren()", "document.querySelector('#markupeditor').remove()",
      "setInterval(() => MU.insertText('late'), 500)", "setTimeout(() => { throw 1 }, 500)", "MU.toggleSearch()",
    ])
  func changedPage(action: String) throws {
    let next = try suite(expecting: [
      "expect(navigator.left).toBe(undefined)", "expect(Array.isArray([1].map(String))).toBe(true); MU.insertText('a'); expect(MU.getHTML()).toBe('<p>a</p>'); MU.doUndo()",
      "expect(MU.getPlugins()).toHaveLength(0)",
    ])
    let results = failures(try SuiteRunner().run([try suite([("<p>|</p>", "navigator.left = 1; " + action)]), next]))
    #expect(results == [])
  }

  static let ownSuites = suites(in: "../Suites")
  static let handedSuites = suites(in: "../../../shared/suites")

  @Test("The project's suites pass", arguments: ownSuites)
  func own(path: String) throws { try Self.run(path) }

  @Test("MarkupEditor's suites pass", .enabled(if: areThere), arguments: handedSuites)
  func handed(path: String) throws { try Self.run(path) }

  private static let areThere: Bool = {
    if handedSuites.isEmpty { print("skipped: MarkupEditor's suites are not beside the package, in ../shared/suites") }
    return !handedSuites.isEmpty
  }()

  private static func suites(in folder: String) -> [String] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(folder).standardizedFileURL
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().map { url.appendingPathComponent($0).path }
  }

  private static func run(_ path: String) throws {
    let result = try SuiteRunner().run([HTMLTestSuite(contentsOf: path)])[0]
    #expect(result.tests.count > 0)
    for test in result.tests {
      guard case .failed(let failure) = test.outcome else { continue }
      Issue.record(
        "\(test.position): \(test.description): \(failure.step): \(failure.message)\n  expected \(failure.expected ?? "-")\n  actual   \(failure.actual ?? "-")"
      )
    }
  }
}

/// JSON of the values of a test.
enum JSONText {
  static func object(_ value: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }
}
