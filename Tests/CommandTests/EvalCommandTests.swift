import Foundation
import Testing

@Suite("markuphost eval") struct EvalCommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var files: [String: String] = [:]
    let arguments: [String]
    var input = ""
    var status: Int32 = 0
    var output = ""
    var errors = ""
  }

  static func value(_ reason: String, _ expression: String, _ output: String) -> Row {
    Row(testDescription: reason, arguments: [expression], output: output + "\n")
  }

  @Test(
    "How values are printed",
    arguments: [
      value("A string is printed as it is", "'a \"b\" \\n c'", "a \"b\" \n c"),
      value("A whole number has no fraction", "6 * 7", "42"),
      value("A fraction is the shortest that reads back", "0.1 + 0.2", "0.30000000000000004"),
      value("What JSON has no number for is written as the language does", "NaN", "NaN"),
      value("Zero keeps its sign", "0 * -1", "-0"),
      value("A BigInt keeps all digits", "2n ** 70n", "1180591620717411303424"),
      value("true is no number", "1 < 2", "true"),
      value("null", "null", "null"),
      value("undefined is a value too", "void 0", "undefined"),
      value("An object is JSON on one line", "({ a: [1, 'x', null], b: undefined })", #"{"a":[1,"x",null]}"#),
      value("A Date is JSON's string", "new Date(0)", #""1970-01-01T00:00:00.000Z""#),
      value("A Map is its entries", "new Map([['a', 1]])", #"[["a",1]]"#),
      value("A Set is its members", "new Set([1, 2])", "[1,2]"),
      value("Binary data are numbers", "new Uint8Array([1, 255])", "[1,255]"),
      value("A promise is awaited", "Promise.resolve([1])", "[1]"),
      value("A timer is waited for without sleeping", "new Promise((done) => setTimeout(() => done('later'), 3600000))", "later"),
      value("It may await", "const a = await Promise.resolve(2); a * await 3", "6"),
      value("A loop that awaits", "let sum = 0; for await (const x of [1, 2]) sum += x; sum", "3"),
      value("await as a name", "var await = 3; await", "3"),
      value("Text beyond the BMP", "'\u{1F600} ü'", "\u{1F600} ü"),
    ])
  func values(_ row: Row) throws { try check(row) }

  @Test(
    "Where the document comes from",
    arguments: [
      Row(testDescription: "A fragment is edited whole", files: ["a.html": "<p>x<b>y</b>"], arguments: ["a.html", "MU.getHTML('false')"], output: "<p>x<strong>y</strong></p>\n"),
      Row(testDescription: "Of a page it is the body", files: ["a.html": "<!DOCTYPE html><title>t</title><body class=c>\n<h1>x</h1>"], arguments: ["a.html", "MU.getHTML('false')"], output: "<h1>x</h1>\n"),
      Row(testDescription: "A hyphen is standard input", arguments: ["-", "MU.getHTML('false')"], input: "<p>in", output: "<p>in</p>\n"),
      Row(testDescription: "Without one the editor is empty", arguments: ["MU.getHTML('false')"], output: "<p></p>\n"),
      Row(testDescription: "An empty file is an empty document", files: ["a.html": ""], arguments: ["a.html", "MU.getHTML('false')"], output: "<p></p>\n"),
      Row(testDescription: "User scripts find the document's elements", files: ["a.html": "<p>one two</p><h1>three</h1>"], arguments: ["a.html", "[...document.querySelectorAll('p, h1')].map((e) => e.textContent).join('|')"], output: "one two|three\n"),
      Row(testDescription: "Scripts of the document do not run", files: ["a.html": "<p>x<img src=q onerror='window.hit = 1'></p><script>window.hit = 2</script>"], arguments: ["a.html", "String(window.hit)"], output: "undefined\n"),
    ])
  func documents(_ row: Row) throws { try check(row) }

  @Test(
    "User scripts and style sheets",
    arguments: [
      Row(testDescription: "A classic script extends MU", files: ["u.js": "MU.two = () => 2"], arguments: ["MU.two()", "--user-script", "u.js"], output: "2\n"),
      Row(testDescription: "A module imports it", files: ["u.js": "import { MU } from './markup-editor.js'\nimport { three } from './lib/three.js'\nMU.three = () => three", "lib/three.js": "export const three = 3"], arguments: ["MU.three()", "--user-script", "u.js"], output: "3\n"),
      Row(testDescription: "In a cycle, reading what is not initialised yet is an error", files: ["a.js": "import { b } from './b.js'\nexport const a = 1\nMU.b = b", "b.js": "import { a } from './a.js'\nlet b = 'no error'\ntry { a } catch (error) { b = error.name }\nexport { b }"], arguments: ["MU.b", "--user-script", "a.js"], output: "ReferenceError\n"),
      Row(testDescription: "They run in the order given", files: ["a.js": "MU.log = ['a']", "b.js": "MU.log.push('b')"], arguments: ["MU.log", "--user-script", "a.js", "--user-script", "b.js"], output: "[\"a\",\"b\"]\n"),
      Row(testDescription: "The expression may import", files: ["m.js": "export const a = 1; export default 2"], arguments: ["import two, { a } from './m.js'; [a, two, (await import('./m.js')).a]"], output: "[1,2,1]\n"),
      Row(testDescription: "A style sheet follows the editor's own", files: ["u.css": "p { color: red }"], arguments: ["document.styleSheets[document.styleSheets.length - 1].cssRules[0].cssText", "--user-css", "u.css"], output: "p { color: red; }\n"),
      Row(testDescription: "The base directory bounds what a module may import", files: ["in/u.js": "import '../out.js'", "out.js": "1"], arguments: ["1", "--base", "in", "--user-script", "in/u.js"], status: 1, errors: "in/u.js:1:8: TypeError: "),
    ])
  func userContent(_ row: Row) throws { try check(row) }

  @Test(
    "What goes wrong is said in a line, with its place",
    arguments: [
      Row(testDescription: "An exception", arguments: ["foo.bar"], status: 1, errors: "expression:1:4: ReferenceError: Can't find variable: foo\n"),
      Row(testDescription: "A syntax error has its column", arguments: ["let z = ;"], status: 1, errors: "expression:1:9: SyntaxError: Unexpected token ';'\n"),
      Row(testDescription: "A place in an expression that awaits", arguments: ["const a = await 1;\n a + foo.bar"], status: 1, errors: "expression:2:9: ReferenceError: Can't find variable: foo\n"),
      Row(testDescription: "A syntax error in one that awaits", arguments: ["await 1; let z = ;"], status: 1, errors: "expression:1:18: SyntaxError: Unexpected token ';'\n"),
      Row(testDescription: "One that awaits and ends too early", arguments: ["await foo("], status: 1, errors: "expression:1:11: SyntaxError: Unexpected end of script\n"),
      Row(testDescription: "A module that is not there, by the place of its specifier", arguments: ["1; import('./none.js')"], status: 1, errors: "expression:1:11: TypeError: none.js: No such file or directory\n"),
      Row(testDescription: "The same in a module", files: ["u.js": "export {}\nawait import('./none.js')"], arguments: ["1", "--user-script", "u.js"], status: 1, errors: "u.js:2:14: TypeError: none.js: No such file or directory\n"),
      Row(testDescription: "A rejection", arguments: ["Promise.reject(new TypeError('no'))"], status: 1, errors: "expression:1:29: TypeError: no\n"),
      Row(testDescription: "An exception in a user script names its file", files: ["u.js": "\n  null.x"], arguments: ["1", "--user-script", "u.js"], status: 1, errors: "u.js:2:7: TypeError: null is not an object (evaluating 'null.x')\n"),
      Row(testDescription: "An exception in a timer comes after the value", arguments: ["setTimeout(() => { throw new Error('late') }), 1"], status: 1, output: "1\n", errors: "expression:1:35: Error: late\n"),
      Row(testDescription: "The console is on standard error", arguments: ["console.log('a %d', 1), console.error({ b: 2 }), 3"], output: "3\n", errors: "a 1\n{b: 2}\n"),
      Row(testDescription: "A function is no data", arguments: ["MU.getHTML"], status: 1, errors: "expression: the value is the function getHTML; call it, or give an expression whose value is data\n"),
      Row(testDescription: "A node is no data", arguments: ["document.body"], status: 1, errors: "expression: the value is a node (HTMLBodyElement), which JSON cannot hold; ask for its outerHTML or its textContent\n"),
      Row(testDescription: "What is no data is told with its place in the value", arguments: ["({ list: [1, { body: document.body }] })"], status: 1, errors: "expression: the value has a node (HTMLBodyElement) at list[1].body, which JSON cannot hold; ask for its outerHTML or its textContent\n"),
      Row(testDescription: "The window is no data", arguments: ["window"], status: 1, errors: "expression: the value is the window, which JSON cannot hold; ask for a member of it\n"),
      Row(testDescription: "A symbol is no data", arguments: ["[Symbol()]"], status: 1, errors: "expression: the value has a symbol at [0]; give an expression whose value is data\n"),
      Row(testDescription: "An object that contains itself", arguments: ["const a = {}; a.self = a; a"], status: 1, errors: "expression: the value contains itself at self, which JSON cannot hold; give an expression that leaves that member out\n"),
      Row(testDescription: "A Map that contains itself", arguments: ["const map = new Map(); map.set(1, { map }); [map]"], status: 1, errors: "expression: the value contains itself at [0][0][1].map, which JSON cannot hold; give an expression that leaves that member out\n"),
      Row(testDescription: "An object that is in another twice does not contain itself", arguments: ["const a = {}; [a, a, { a }]"], output: "[{},{},{\"a\":{}}]\n"),
      Row(testDescription: "An object without an end", arguments: ["const make = () => ({ get next() { return make() } }); make()"], status: 1, errors: "expression: the value is nested too deep for JSON; give an expression whose value is flatter\n"),
      Row(testDescription: "An object that answers that it has no JSON", arguments: ["({ toJSON() {} })"], output: "undefined\n"),
      Row(testDescription: "An exception of a method toJSON", arguments: ["({ toJSON() { null.x } })"], status: 1, errors: "expression:1:19: TypeError: null is not an object (evaluating 'null.x')\n"),
      Row(testDescription: "What a getter throws that is no error", arguments: ["({ get a() { throw 3 } })"], status: 1, errors: "expression: 3 was thrown; throw an Error, which says where it comes from\n"),
      Row(testDescription: "A loop is stopped", arguments: ["for (;;);", "--timeout", "0.1"], status: 1, errors: "expression: TimeoutError: the script ran longer than its time limit; raise the limit or make it do less\n"),
      Row(testDescription: "An endless chain of promises is stopped", arguments: ["(async () => { for (;;) await 0 })()", "--timeout", "0.1"], status: 1, errors: "expression: TimeoutError: the script ran longer than its time limit; raise the limit or make it do less\n"),
      Row(testDescription: "Timers that start each other are stopped", arguments: ["(function again() { setTimeout(again) })(), new Promise(() => {})", "--timeout", "0.2"], status: 1, errors: "expression: TimeoutError: the script ran longer than its time limit; raise the limit or make it do less\n"),
      Row(testDescription: "A thrown value that is no error", files: ["u.js": "throw 'plain'"], arguments: ["1", "--user-script", "u.js"], status: 1, errors: "u.js: plain was thrown; throw an Error, which says where it comes from\n"),
      Row(testDescription: "A script that takes JSON away", arguments: ["JSON = null, ({ a: 1 })"], output: "{\"a\":1}\n"),
      Row(testDescription: "A promise that nothing can settle", arguments: ["new Promise(() => {})"], status: 1, errors: "expression: the promise never settles; no timer, job or message is left that could settle it\n"),
      Row(testDescription: "A document that is not there", arguments: ["none.html", "1"], status: 1, errors: "none.html: No such file or directory\n"),
      Row(testDescription: "A document that is a folder", files: ["d/a.html": ""], arguments: ["d", "1"], status: 1, errors: "d: Is a directory\n"),
      Row(testDescription: "A user script that is not there", files: ["a.html": "<p>x"], arguments: ["a.html", "1", "--user-script", "none.js"], status: 1, errors: "none.js: No such file or directory\n"),
      Row(testDescription: "Each exception that nobody caught is told", arguments: ["Promise.reject(1); Promise.reject(new Error('b')); setTimeout(() => null.x), 3"], status: 1, output: "3\n", errors: "1 was thrown; throw an Error, which says where it comes from\nexpression:1:44: Error: b\nexpression:1:73: TypeError: null is not an object (evaluating 'null.x')\n"),
      Row(testDescription: "A function that is thrown", arguments: ["throw () => 1"], status: 1, errors: "expression: function without a name was thrown; throw an Error, which says where it comes from\n"),
      Row(testDescription: "A flag with a value", arguments: ["1", "--json=2"], status: 64, errors: "--json takes no value (see markuphost eval --help)\n"),
      Row(testDescription: "A document without an expression", files: ["a.html": "x"], arguments: ["a.html"], status: 64, errors: "a.html is a document; give an expression after it (see markuphost eval --help)\n"),
      Row(testDescription: "Nothing", arguments: [], status: 64, errors: "give a document and an expression, or an expression (see markuphost eval --help)\n"),
      Row(testDescription: "One operand too many", arguments: ["a.html", "1", "2"], status: 64, errors: "\"2\" is one operand too many; quote the expression (see markuphost eval --help)\n"),
      Row(testDescription: "An unknown option", arguments: ["--jsn", "1"], status: 64, errors: "there is no option --jsn (see markuphost eval --help)\n"),
      Row(testDescription: "An option without its value", arguments: ["1", "--timeout"], status: 64, errors: "--timeout needs a value: --timeout SECONDS (see markuphost eval --help)\n"),
      Row(testDescription: "An option given twice", arguments: ["1", "--timeout", "1", "--timeout=2"], status: 64, errors: "--timeout is given twice; give it once (see markuphost eval --help)\n"),
      Row(testDescription: "A time that is none", arguments: ["1", "--timeout", "soon"], status: 64, errors: "--timeout is \"soon\"; give seconds above 0 and up to 86400, such as 2.5 (see markuphost eval --help)\n"),
      Row(testDescription: "A base that is no folder", arguments: ["1", "--base", "none"], status: 64, errors: "--base none is no folder; give the one that scripts may read from (see markuphost eval --help)\n"),
      Row(testDescription: "A document without a name", arguments: ["", "1"], status: 64, errors: "the document's name is empty; give a file (see markuphost eval --help)\n"),
      Row(testDescription: "A file without a name", arguments: ["1", "--user-script", ""], status: 64, errors: "--user-script is empty; give a name: --user-script FILE (see markuphost eval --help)\n"),
      Row(testDescription: "A folder without a name", arguments: ["1", "--base="], status: 64, errors: "--base is empty; give a name: --base DIR (see markuphost eval --help)\n"),
      Row(testDescription: "The console cannot command a terminal", arguments: ["console.log('a\\u001b[2J\\u009b\\u202e\\r\\n\\tb'), 1"], output: "1\n", errors: "a\\u{1B}[2J\\u{9B}\\u{202E}\\r\n\tb\n"),
      Row(testDescription: "Nor can the message of an error", arguments: ["throw new Error('\\u001b]0;x\\u0007')"], status: 1, errors: "expression:1:16: Error: \\u{1B}]0;x\\u{7}\n"),
      Row(testDescription: "Nor can a name", files: ["a.html": ""], arguments: ["\u{1B}[2J.html", "1"], status: 1, errors: "\\u{1B}[2J.html: No such file or directory\n"),
      Row(testDescription: "A document that is too deep for the time is named", files: ["a.html": String(repeating: "<div>", count: 100_000)], arguments: ["a.html", "1", "--timeout", "0.05"], status: 1, errors: "a.html: TimeoutError: the script ran longer than its time limit; raise the limit or make it do less\n"),
    ])
  func errors(_ row: Row) throws { try check(row) }

  @Test("--json writes a string as JSON, and null for what JSON has no word for", arguments: [("'a\"'", #""a\"""#), ("void 0", "null"), ("NaN", "null")])
  func json(expression: String, output: String) throws {
    #expect(try Command.run(["eval", "--json", expression]).output == output + "\n")
  }

  @Test("What cannot be read is said in the system's words", arguments: [
    ("\"$0\" eval - 1 < .", "markuphost: standard input: Is a directory\n"),
    ("ln -s loop loop; \"$0\" eval loop 1", "markuphost: loop: Too many levels of symbolic links\n"),
    ("printf 'a = \"\\377\"' > u.js; \"$0\" eval 1 --user-script u.js", "u.js:1:6: the byte 0xFF is not UTF-8; save the file in UTF-8\n"),
    ("printf 'p {}\\n\\377' > u.css; \"$0\" eval 1 --user-css u.css", "u.css:2:1: the byte 0xFF is not UTF-8; save the file in UTF-8\n"),
  ])
  func unreadable(line: String, errors: String) throws {
    let folder = try Folder()
    let outcome = try Command.shell(line, in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors == errors)
  }

  /// Errors are compared up to the end of the expected ones, and without the name of the program.
  private func check(_ row: Row) throws {
    let folder = try Folder()
    for (name, text) in row.files { try folder.write(text, to: name) }
    let outcome = try Command.run(["eval"] + row.arguments, input: row.input, in: folder.url)
    #expect(outcome.status == row.status)
    #expect(outcome.output == row.output)
    let errors = outcome.errors.hasPrefix("markuphost: ") ? String(outcome.errors.dropFirst(12)) : outcome.errors
    if row.errors.isEmpty || row.errors.hasSuffix("\n") {
      #expect(errors == row.errors)
    } else {
      #expect(errors.hasPrefix(row.errors))
    }
  }
}
