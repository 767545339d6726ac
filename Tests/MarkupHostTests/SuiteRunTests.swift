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

  @Test("Files share a page, but not what a test did to the editor; with user scripts in it, not the page either")
  func editorPerFile() throws {
    func suite(_ tests: [[String: Any]]) throws -> HTMLTestSuite {
      try HTMLTestSuite(json: JSONText.object(["tests": tests]).utf8, name: "s.json")
    }
    func leave(_ html: String, _ action: String) -> [String: Any] {
      ["description": action, "startHtml": html, "endHtml": "done", "skipUndoRedo": true, "arg": "startHtml", "action": action + "; return 'done'"]
    }
    let first = try suite([
      leave("<p>|cat cat</p>", "window.left = 1; MU.searchFor('cat', 'forward', 'false', 'true')"),
      leave("<p>|cat|</p>", "MU.toggleBold(); MU.setTopLevelAttributes({ spellcheck: true })"),
      leave("<p>|cat</p>", "document.querySelector('.ProseMirror').focus(); setTimeout(() => MU.insertText('late'), 500)"),
    ])
    // What the second finds, before it sets anything.
    let checks = [
      "expect(MU.getHTML()).toBe('<p></p>')",
      "MU.doUndo(); expect(MU.getHTML()).toBe('<p></p>')",
      "expect(document.querySelectorAll('#markupeditor, .ProseMirror')).toHaveLength(2)",
      "expect(document.querySelectorAll('style')).toHaveLength(2)",
      "expect(document.activeElement === document.body).toBe(true)",
      "expect(document.querySelector('.ProseMirror').spellcheck).toBe(false)",
      "expect(window.left).toBe(1)",
    ]
    let interval = try suite([leave("<p>|</p>", "setInterval(() => MU.insertText('late'), 500)")])
    let second = try suite(checks.map { ["description": $0, "startHtml": "<p>|</p>", "skipSet": true, "skipUndoRedo": true, "action": $0] })
    func failures(_ runner: SuiteRunner) throws -> [String] {
      try runner.run([first, second, second]).flatMap(\.tests).compactMap { test in
        if case .failed(let failure) = test.outcome { "\(test.description): \(failure.message)" } else { nil }
      }
    }
    var runner = SuiteRunner()
    let shared = try failures(runner)
    #expect(shared == [])
    let results = try runner.run([interval, second])
    let descriptions = results[1].tests.filter { if case .failed = $0.outcome { true } else { false } }.map(\.description)
    #expect(descriptions == ["expect(window.left).toBe(1)"], "An interval ends with its page")
    runner.configuration.userScripts = [UserScript(source: "window.left = 2", name: "u.js")]
    let separate = try failures(runner)
    #expect(separate == Array(repeating: "expect(window.left).toBe(1): ExpectationError: expected 2 to be 1", count: 2))
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
