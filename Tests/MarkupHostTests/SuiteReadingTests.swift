import Testing

@testable import MarkupHost

@Suite("Reading test suites") struct SuiteReadingTests {
  struct Fault: CustomTestStringConvertible {
    let testDescription, json, expected: String
  }

  @Test(
    "What is wrong is said with its place, and what to do",
    arguments: [
      Fault(
        testDescription: "an empty file", json: "",
        expected: "s.json:1:1: the end of the file stands where a JSON value should be; give a string, number, array or object"),
      Fault(
        testDescription: "something after the end", json: "{\"tests\": []} x",
        expected: "s.json:1:15: \"x\" stands after the end of the JSON value; take it out"),
      Fault(
        testDescription: "no comma", json: "{\"a\": 1\n \"b\": 2}",
        expected: "s.json:2:2: \"\"\" stands where a comma or the \"}\" of the object should be"),
      Fault(
        testDescription: "a comma too many", json: "{\"tests\": [1,]}",
        expected: "s.json:1:14: a comma stands before \"]\"; take the comma out"),
      Fault(
        testDescription: "columns are UTF-16 units", json: "{\"😀é\": x}",
        expected: "s.json:1:9: \"x\" stands where a JSON value should be; give a string, number, array or object"),
      Fault(
        testDescription: "CR LF is one line end", json: "{\r\n\"a\": x}",
        expected: "s.json:2:6: \"x\" stands where a JSON value should be; give a string, number, array or object"),
      Fault(
        testDescription: "an open string", json: "{\"tests",
        expected: "s.json:1:2: the string has no end; close it with a double quote"),
      Fault(
        testDescription: "a line end in a string", json: "{\"te\nsts\"",
        expected: "s.json:1:5: a string cannot hold a line end or control character as it is; write it as an escape such as \\n"),
      Fault(
        testDescription: "a bad escape", json: "[\"\\x\"]",
        expected: "s.json:1:3: \\x is no escape of JSON; write a backslash as \\\\"),
      Fault(testDescription: "a short \\u", json: "[\"\\u12\"]", expected: "s.json:1:3: \\u needs four hexadecimal digits"),
      Fault(testDescription: "a leading zero", json: "[01]", expected: "s.json:1:2: \"01\" is no JSON number"),
      Fault(testDescription: "a word", json: "[nul]", expected: "s.json:1:2: \"n\" starts no JSON value; did you mean null?"),
      Fault(
        testDescription: "a key twice", json: "{\"a\": 1, \"a\": 2}",
        expected: "s.json:1:10: \"a\" is given twice; take one of the two out"),
      Fault(testDescription: "no object", json: "[]", expected: "s.json:1:1: the suite is an array; give an object"),
      Fault(testDescription: "no tests", json: "{}", expected: "s.json:1:1: the suite has no \"tests\"; give an array of tests"),
      Fault(
        testDescription: "tests of the wrong kind", json: "{\"tests\": {}}",
        expected: "s.json:1:11: \"tests\" is an object; give an array"),
      Fault(
        testDescription: "no description", json: "{\"tests\": [{\"startHtml\": \"\"}]}",
        expected: "s.json:1:12: the test has no \"description\"; say in a sentence what it shows"),
      Fault(
        testDescription: "no start", json: "{\"tests\": [{\"description\": \"d\"}]}",
        expected: "s.json:1:12: the test has no \"startHtml\"; give the HTML that it starts with"),
      Fault(
        testDescription: "a number for HTML",
        json: "{\"tests\": [{\"description\": \"d\",\n\"startHtml\": \"\",\n  \"endHtml\": 3}]}",
        expected: "s.json:3:14: \"endHtml\" is a number; give the expected HTML as a string"),
      Fault(
        testDescription: "a flag that is a string",
        json: "{\"tests\": [{\"description\": \"d\", \"startHtml\": \"\", \"skipSet\": \"no\"}]}",
        expected: "s.json:1:61: \"skipSet\" is a string; give true or false"),
      Fault(
        testDescription: "a member in the wrong case", json: "{\"tests\": [{\"description\": \"d\", \"startHTML\": \"\"}]}",
        expected: "s.json:1:33: \"startHTML\" is no member of a test; write \"startHtml\""),
      Fault(
        testDescription: "an unknown argument",
        json: "{\"tests\": [{\"description\": \"d\", \"startHtml\": \"\", \"arg\": \"html\"}]}",
        expected: "s.json:1:57: \"arg\" is \"html\"; give \"startHtml\" or \"pasteString\""),
      Fault(
        testDescription: "half a language test", json: "{\"tests\": [{\"description\": \"d\", \"input\": \"js\"}]}",
        expected: "s.json:1:12: the test has \"input\" but no \"recognized\"; give true or false"),
      Fault(
        testDescription: "no answer to compare", json: "{\"tests\": [{\"description\": \"d\", \"html\": \"\"}]}",
        expected: "s.json:1:12: the test has \"html\" but neither \"expected\" nor \"expectedLabel\"; give what it should find"),
      Fault(
        testDescription: "nested to do harm", json: String(repeating: "[", count: 20_000),
        expected: "s.json:1:257: the JSON is nested more than 256 levels deep; make it flatter"),
    ])
  func fault(_ row: Fault) {
    let error = #expect(throws: MarkupError.self) { try HTMLTestSuite(json: row.json.utf8, name: "s.json") }
    #expect(error?.description == row.expected)
  }

  @Test("Members have the defaults of the format")
  func defaults() throws {
    let suite = try HTMLTestSuite(
      json: """
        {"description": "d", "tests": [
          {"description": "plain", "startHtml": "<p>|</p>", "comment": 3},
          {"description": "skipped", "skipTest": "why", "startHtml": "a", "endHtml": "b", "undoHtml": "c", "sel": "¦",
           "pasteString": "p", "action": "MU.x()", "arg": "pasteString", "skipSet": true, "skipUndoRedo": true}]}
        """.utf8, name: "s.json")
    #expect(suite.description == "d")
    guard case .html(let plain) = suite.tests[0].kind, case .html(let full) = suite.tests[1].kind else {
      Issue.record("both are HTML tests")
      return
    }
    #expect(suite.tests[0].skipReason == nil)
    #expect(suite.tests[0].position == SourcePosition(file: "s.json", line: 2, column: 3))
    #expect(plain.endHTML == "<p>|</p>")
    #expect(plain.undoHTML == "<p>|</p>")
    #expect(plain.marker == "|")
    #expect(!plain.skipsSet && !plain.skipsUndoRedo)
    #expect(plain.action == nil && plain.argument == nil)
    #expect(suite.tests[1].skipReason == "why")
    #expect([full.endHTML, full.undoHTML, full.marker] == ["b", "c", "¦"])
    #expect(full.argument == .pasteString && full.pasteString == "p")
    #expect(full.skipsSet && full.skipsUndoRedo)
    #expect(full.actionPosition == SourcePosition(file: "s.json", line: 4, column: 34))
  }

  @Test("Escapes and characters of every length are read")
  func strings() throws {
    let node = try JSONReader.read(#"["\ud83d\ude00 é 😀 \"\\\/\b\f\n\r\t\u0000"]"#.utf8, file: "s.json")
    guard case .array(let elements) = node.value, case .string(let text) = elements[0].value else {
      Issue.record("an array with a string")
      return
    }
    #expect(text == "😀 é 😀 \"\\/\u{8}\u{c}\n\r\t\0")
  }
}
