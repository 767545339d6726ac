import Foundation
import Testing

@Suite("markuphost test") struct TestCommandTests {
  static let passing = #"{ "description": "d", "tests": [{ "description": "bold", "startHtml": "<p>a|b|c</p>", "endHtml": "<p>a|<strong>b|</strong>c</p>", "action": "MU.toggleBold()" }] }"#
  static let failing = #"{ "description": "d", "tests": [{ "description": "off", "startHtml": "<p>a|b|c</p>", "endHtml": "<p>a|<em>b|</em>c</p>", "action": "MU.toggleBold()" }, { "description": "later", "skipTest": "not yet", "startHtml": "<p>|</p>" }] }"#

  @Test("Tests that pass are counted, a line a suite")
  func passes() throws {
    let outcome = try run(["a.json": Self.passing], ["a.json"])
    #expect(outcome.status == 0)
    #expect(outcome.output == "ok    a.json: 1 passed, 0 failed\n1 passed, 0 failed\n")
    #expect(outcome.errors == "")
  }

  @Test("A failure shows both strings and marks where they part")
  func failure() throws {
    let outcome = try run(["a.json": Self.failing], ["a.json"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        FAIL  a.json: 0 passed, 1 failed, 1 skipped
          a.json:1:33: off
            after the action: the action leads to other HTML
              expected  <p>a|<em>b|</em>c</p>
              actual    <p>a|<strong>b|</strong>c</p>
                              ^
          skipped  later: not yet
        0 passed, 1 failed, 1 skipped

        """)
  }

  @Test("The mark stands under the difference, however wide the characters before it are", arguments: [("日本", 4), ("😀", 2), ("👨‍👩‍👧", 2), ("e\u{301}", 1), ("❤️", 2), ("한", 2), ("ｱ", 1)])
  func wideCharacters(text: String, columns: Int) throws {
    let suite = Self.failing.replacing("<p>a|", with: "<p>\(text)|")
    let lines = try run(["a.json": suite], ["a.json"]).output.split(separator: "\n")
    // "      expected  <p>" and "|<" come before and after the text.
    #expect(lines.first { $0.hasSuffix("^") }.map(String.init) == String(repeating: " ", count: 19 + columns + 2) + "^")
  }

  @Test("The other formats say the same", arguments: [
    ("tap", ["TAP version 14", "1..2", "not ok 1 - a.json: off", "  expected: \"<p>a|<em>b|</em>c</p>\"", "ok 2 - a.json: later # SKIP not yet"]),
    ("junit", ["<testsuites name=\"markuphost\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\">", "expected  &lt;p&gt;a|&lt;em&gt;b|&lt;/em&gt;c&lt;/p&gt;", "<skipped message=\"not yet\"/>"]),
    ("json", ["\"failed\" : 1", "\"firstDifference\" : 6", "\"reason\" : \"not yet\""]),
  ])
  func formats(format: String, parts: [String]) throws {
    let outcome = try run(["a.json": Self.failing], ["a.json", "--format", format])
    #expect(outcome.status == 1)
    for part in parts { #expect(outcome.output.contains(part)) }
  }

  @Test("Results come in the order of the suites, however many tests run at a time")
  func jobs() throws {
    let outcome = try run(["b.json": Self.passing, "a.json": Self.failing], ["b.json", "a.json", "-j", "4", "--format", "tap"])
    let lines = outcome.output.split(separator: "\n").filter { $0.contains("ok ") }
    #expect(lines == ["ok 1 - b.json: bold", "not ok 2 - a.json: off", "ok 3 - a.json: later # SKIP not yet"])
  }

  @Test("A filter chooses by file and description")
  func filter() throws {
    let outcome = try run(["b.json": Self.passing, "a.json": Self.failing], ["b.json", "a.json", "--filter", "^b.*bold$"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test("An action fails with an exception that nobody caught, at once or later", arguments: [
    "Promise.reject(new Error('late'))", "setTimeout(() => { throw new Error('late') })", "return new Promise((_, no) => setTimeout(() => no(new Error('late')), 50))",
  ])
  func uncaught(action: String) throws {
    let suite = #"{ "description": "d", "tests": [{ "description": "x", "startHtml": "<p>|</p>", "action": "\#(action)" }] }"#
    let outcome = try run(["a.json": suite], ["a.json"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("late"))
  }

  @Test("User scripts serve the actions")
  func userScripts() throws {
    let suite = Self.passing.replacing("MU.toggleBold()", with: "MU.fat()")
    let outcome = try run(["a.json": suite, "u.js": "MU.fat = () => MU.toggleBold()"], ["a.json", "--user-script", "u.js"])
    #expect(outcome.status == 0)
  }

  @Test("A suite that can not be run is an error at its place, and the others run", arguments: [
    ("{\n  \"tests\": [\n    { \"description\": \"x\", \"startHtml\": \"\", \"endHtml\": 3 }\n  ]\n}", "a.json:3:55: \"endHtml\" is a number; give the expected HTML as a string\n"),
    ("{ \"tests\": [ ] ", "a.json:1:16: the end of the file stands where a comma or the \"}\" of the object should be\n"),
    ("{ \"tests\": [\n  { \"description\": \"x\", \"startHtml\": \"\", \"endHmtl\": \"\" } ] }", "a.json:2:42: \"endHmtl\" is no member of a test; write \"endHtml\"\n"),
    ("{ \"tests\": [ { \"description\": \"x\", \"startHtml\": \"\", \"notes\": 1 } ] }", "a.json:1:53: \"notes\" is no member of a test; take it out, or begin its name with \"comment\"\n"),
    ("{ \"tests\": [], \"test\": [] }", "a.json:1:16: \"test\" is no member of a suite; write \"tests\"\n"),
    ("{ \"description\": \"x\" }", "a.json:1:1: the suite has no \"tests\"; give an array of tests\n"),
    ("[]", "a.json:1:1: the suite is an array; give an object\n"),
  ])
  func malformed(json: String, error: String) throws {
    let outcome = try run(["a.json": json, "good.json": Self.passing], ["good.json", "a.json"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "ok    good.json: 1 passed, 0 failed\nFAIL  a.json: the suite cannot be read\n1 passed, 0 failed; 1 suite could not be read\n")
    #expect(outcome.errors.hasPrefix(error) && outcome.errors.hasSuffix("\n"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("Every form of report has the suites that can not be read", arguments: [
    ("tap", ["1..3", "ok 1 - a.json: bold", "not ok 2 - none.json: the suite cannot be read", "not ok 3 - b.json: the suite cannot be read", "  message: \"b.json:1:1: "]),
    ("junit", ["tests=\"3\" failures=\"0\" errors=\"2\" skipped=\"0\">", "<error message=\"markuphost: none.json: No such file or directory\"/>"]),
    ("json", ["\"passed\" : 1", "\"message\" : \"markuphost: none.json: No such file or directory\""]),
    ("pretty", ["1 passed, 0 failed; 2 suites could not be read\n"]),
  ])
  func unread(format: String, parts: [String]) throws {
    let outcome = try run(["a.json": Self.passing, "b.json": "[]"], ["none.json", "a.json", "b.json", "--format", format])
    #expect(outcome.status == 1)
    for part in parts { #expect(outcome.output.contains(part)) }
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "markuphost: none.json: No such file or directory")
    #expect(lines.last?.hasPrefix("b.json:1:1: ") == true)
  }

  @Test("A suite is text in UTF-8")
  func notText() throws {
    let folder = try Folder()
    let outcome = try Command.shell("printf '{ \"tests\": [],\\n \"description\": \"\\377\" }' > a.json; \"$0\" test a.json", in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "a.json:2:18: the byte 0xFF is not UTF-8; save the suite in UTF-8\n")
  }

  @Test("Without one that can be read there is no report")
  func noneRead() throws {
    let outcome = try run([:], ["none.json", "--format", "junit"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors == "markuphost: none.json: No such file or directory\n")
  }

  @Test("No report has what a terminal would obey", arguments: ["pretty", "tap", "junit", "json"])
  func controls(format: String) throws {
    let suite = #"{ "description": "d", "tests": [{ "description": "x\u001b[2Jy\u009b\u202ez", "startHtml": "<p>\u001b\u009b|</p>", "endHtml": "\u001b\u202e", "action": "1" }, { "description": "s\u001b", "skipTest": "\u0007\u009b\u2066", "startHtml": "<p>|</p>" }] }"#
    let outcome = try run(["a\u{1B}\u{9B}.json": suite], ["a\u{1B}\u{9B}.json", "--format", format])
    #expect(outcome.status == 1)
    let unsafe: Set<Unicode.Scalar> = ["\u{1B}", "\u{9B}", "\u{7}", "\u{202E}", "\u{2066}"]
    #expect(!outcome.output.unicodeScalars.contains { unsafe.contains($0) })
  }

  @Test("A wrong command line is a usage error", arguments: [
    ([], "give a suite: SUITE.json"), (["none.json", "--format", "xml"], "there is no format \"xml\"; give one of pretty, tap, junit, json"),
    (["none.json", "--jobs", "0"], "--jobs is \"0\"; give a number from 1 to 256"), (["none.json", "--filter", "("], "--filter \"(\" is no regular expression"),
    ([""], "a suite's name is empty; give a file (see markuphost test --help)"), (["a.json", "--timeout", "0"], "--timeout is \"0\"; give seconds above 0 and up to 86400, such as 2.5 (see markuphost test --help)"),
    (["a.json", "--filter", "nothing"], "no test matches the filter; it is compared with \"file: description\""),
  ])
  func usage(arguments: [String], error: String) throws {
    let outcome = try run(["a.json": Self.passing], arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("markuphost: " + error))
  }

  private func run(_ files: [String: String], _ arguments: [String]) throws -> Command.Outcome {
    let folder = try Folder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try Command.run(["test"] + arguments, in: folder.url)
  }
}
