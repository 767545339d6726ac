import Foundation
import Testing

@Suite("markuphost repl without a terminal") struct ReplCommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var files: [String: String] = [:]
    var arguments: [String] = []
    let input: String
    var output = ""
    var status: Int32 = 0
    var errors = ""
    var after: [String: String] = [:]
  }

  static func shown(_ reason: String, _ input: String, _ output: String) -> Row {
    Row(testDescription: reason, input: input, output: output + "\n")
  }

  @Test("Values are shown as in a browser's console", arguments: [
    shown("A string is quoted", "'a \"b\" \\n'", #""a \"b\" \n""#),
    shown("What a terminal would obey is an escape", "'\\u001b[2J\\u009b\\u202e'", #""\u001b[2J\u009b\u202e""#),
    shown("A lone surrogate is an escape", "'\\ud800'", #""\ud800""#),
    shown("Zero keeps its sign", "-0", "-0"),
    shown("A BigInt has its suffix", "10n", "10n"),
    shown("A symbol", "Symbol('x')", "Symbol(x)"),
    shown("null", "null", "null"),
    shown("An object", "({ a: 1, 'b c': [true, 'x'] })", #"{a: 1, "b c": [true, "x"]}"#),
    shown("Braces alone are an object", "{ a: 1 }", "{a: 1}"),
    shown("Symbols are keys too", "({ [Symbol.iterator]: 1 })", "{[Symbol(Symbol.iterator)]: 1}"),
    shown("Nesting has an end", "({ a: { b: { c: { d: 1 } } } })", "{a: {b: {c: {…}}}}"),
    shown("An empty object is never cut", "({ a: { b: { c: {} } } })", "{a: {b: {c: {}}}}"),
    shown("What does not fit on a line has a line each", "({ first: 'x'.repeat(40), second: 'y'.repeat(40) })", "{\n  first: \"\(String(repeating: "x", count: 40))\",\n  second: \"\(String(repeating: "y", count: 40))\"\n}"),
    shown("Holes of an array", "[1, , , 2]", "[1, empty × 2, 2]"),
    shown("A huge array is not walked", "new Array(1e9)", "[empty × 100, … 999999900 more]"),
    shown("Properties of an array", "Object.assign([1], { a: 2 })", "[1, a: 2]"),
    shown("A Map", "new Map([['a', { b: 1 }]])", #"Map(1) {"a" => {b: 1}}"#),
    shown("A Set", "new Set([1, 'x'])", #"Set(2) {1, "x"}"#),
    shown("A Date", "new Date(0)", "1970-01-01T00:00:00.000Z"),
    shown("A Date that is none", "new Date(NaN)", "Invalid Date"),
    shown("A regular expression", "/a/gi", "/a/gi"),
    shown("A typed array", "new Uint8Array([1, 255])", "Uint8Array(2) [1, 255]"),
    shown("A buffer", "new ArrayBuffer(8)", "ArrayBuffer(8)"),
    shown("A boxed value", "Object('x')", #"[String: "x"]"#),
    shown("A cycle", "var o = { a: 1 }; o.self = o; o", "{a: 1, self: [Circular]}"),
    shown("The same twice is no cycle", "var p = {}; [p, p]", "[{}, {}]"),
    shown("Getters do not run", "({ get a() { throw 1 }, set b(v) {}, get c() { throw 1 }, set c(v) {} })", "{a: [Getter], b: [Setter], c: [Getter/Setter]}"),
    shown("Traps of a proxy do not run", "new Proxy({ a: 1 }, new Proxy({}, { get() { throw 1 } }))", "Proxy {a: 1}"),
    shown("toString does not run", "({ toString() { throw 1 }, toJSON() { throw 1 } })", "{toString(), toJSON()}"),
    shown("An object of a class", "class P { x = 1 }; new P", "P {x: 1}"),
    shown("A class says what it extends", "(class Q extends Map {})", "class Q extends Map"),
    shown("Without a prototype", "Object.create(null)", "[Object: null prototype] {}"),
    shown("A function has its parameters", "(function add(a, { b }, ...c) {})", "function add(a, { b }, ...c)"),
    shown("An arrow", "async (a, b = 2) => a", "async (a, b = 2) => {…}"),
    shown("Parameters that differ by their numbers", "(x1, x2, { y }) => 0", "(x1, x2, { y }) => {…}"),
    shown("Defaults of parameters", "(f=(a)=>a==1, s = 'a=b,c1', n=!0) => 0", "(f = (a) => a==1, s = 'a=b,c1', n = true) => {…}"),
    shown("A function of MU", "MU.setHTML", "function setHTML(contents, focusAfterLoad = true, base, editorView)"),
    shown("A generator", "(function* g() {})", "function* g()"),
    shown("An error has its place, and what it carries", "Object.assign(new RangeError('no'), { code: 4 })", "RangeError: no\n    at standard input:1:29 {code: 4}"),
    shown("An error among other things is short", "[new Error('no')]", "[[Error: no]]"),
    shown("A promise is waited for, and has its state", "Promise.resolve([1])", "Promise {<fulfilled>: [1]}"),
    shown("Timers pass without sleeping", "new Promise((done) => setTimeout(done, 3600000, 1))", "Promise {<fulfilled>: 1}"),
    shown("A promise that nothing settles", "new Promise(() => {})", "Promise {<pending>}"),
    shown("An element is HTML", "MU.setHTML('<h2 id=\"a\">x <b>y</b></h2>'); document.querySelector('h2')", #"<h2 id="a">x <strong>y</strong></h2>"#),
    shown("Blocks have lines", "MU.setHTML('<ul><li>a</li><li>b</li></ul>'); document.querySelector('ul')", "<ul>\n  <li>\n    <p>a</p>\n  </li>\n  <li>\n    <p>b</p>\n  </li>\n</ul>"),
    shown("A text node", "document.createTextNode('a\\n')", #"#text "a\n""#),
    shown("Nodes in a list", "MU.setHTML('<p>a</p><p>b</p>'); document.querySelectorAll('p')", "NodeList(2) [<p>a</p>, <p>b</p>]"),
    shown("Objects of the DOM have attributes", "new DOMRect(1, 2)", "DOMRect {x: 1, y: 2, width: 0, height: 0, top: 2, right: 1, bottom: 2, left: 1}"),
    shown("The window is not told whole", "window", "Window {…}"),
    shown("undefined is no value to print", "void 0; undefined", "").with(output: ""),
  ])
  func values(_ row: Row) throws { try check(row) }

  @Test("Inputs", arguments: [
    Row(testDescription: "An input goes on until it is complete", input: "[\n  1,\n\n  2\n]\n`a\nb`\n/* c\n*/ 3\n", output: "[1, 2]\n\"a\\nb\"\n3\n"),
    Row(testDescription: "The first key after the focus moves the caret, to the start too", input: "MU.setHTML('<p>ab</p>'), MU.selectText('ab')\n.press ArrowLeft\n.sel\n.press Backspace\n.html\n", output: "true\n<p>|ab</p>\n<p>ab</p>\n"),
    Row(testDescription: "The last one needs no line end", input: "1 +\n1", output: "2\n"),
    Row(testDescription: "Windows' line ends", input: "1\r\n[\r\n2]\r\n", output: "1\n[2]\n"),
    Row(testDescription: "No input", input: ""),
    Row(testDescription: "Blank lines and comments", input: "\n// c\n   \n"),
    Row(testDescription: "Declarations live on", input: "let a = 1, { b } = { b: 2 }\nconst c = a + b\nclass D { e = c }\nfunction f() { return new D().e }\nf()\n", output: "3\n"),
    Row(testDescription: "A name can be declared again", input: "const a = 1\nlet a = 2\na\nclass a {}\na\nfunction a() {}\na\nvar a = 3\na\n", output: "2\nclass a\nfunction a()\n3\n"),
    Row(testDescription: "A variable of a script can be declared again", files: ["u.js": "let a = 1\nvar b = 1\nMU.a = () => [a, b]"], arguments: ["--user-script", "u.js"], input: "let a = 2\nlet b = 3\nMU.a()\n", output: "[2, 3]\n"),
    Row(testDescription: "A variable may have the name of a property of the window", input: "let name = { a: 1 }\nname\nconst MU = 5\nMU\nwindow.name\n", output: "{a: 1}\n5\n\"\"\n"),
    Row(testDescription: "A constant stays what it is", input: "const a = { b: 1 }\na.b = 2\na\na = 3\n", output: "2\n{b: 2}\n", status: 1, errors: "standard input:4:2: TypeError: Attempted to assign to the constant a.\n"),
    Row(testDescription: "The name is free again after an initialiser that throws", input: "try { eval('nothing') } catch {}\nlet a; a = 1\na\n", output: "1\n1\n"),
    Row(testDescription: "Functions see what is declared later", input: "const f = () => g()\nconst g = () => 7\nf()\n", output: "7\n"),
    Row(testDescription: "await", input: "const a = await Promise.resolve(5)\na + await 1\nfor await (const x of [1, 2]) var last = x\nlast\nasync function f() { return await a }\nawait f()\n", output: "6\n2\n5\n"),
    Row(testDescription: "await as a name", input: "var await = 3\nawait\n", output: "3\n"),
    Row(testDescription: "An awaited timer", input: "await new Promise((done) => setTimeout(done, 60000)); 'done'\n", output: "\"done\"\n"),
    Row(testDescription: "Modules", files: ["m.js": "export const a = 1\nexport default 2"], input: "import two, { a as one } from './m.js'\n[one, two]\nimport * as m from './m.js'\nm.a\n(await import('./m.js')).default\n", output: "[1, 2]\n1\n2\n"),
    Row(testDescription: "The last value", input: "21\n_ * 2\n_\nvoid 0\n_\n_ = 5\n1\n_\n", output: "21\n42\n42\n42\n5\n1\n5\n"),
    Row(testDescription: "A library with the name keeps it", files: ["u.js": "var _ = { isLibrary: true }"], arguments: ["--user-script", "u.js"], input: "1\n_.isLibrary\n", output: "1\ntrue\n"),
    Row(testDescription: "The console is on standard error", input: "console.log('a'); 1\n", output: "1\n", errors: "a\n"),
    Row(testDescription: "A hash-bang line", files: ["a.js": "#!/usr/bin/env markuphost\nconst a = 1"], input: ".load a.js\na\n", output: "1\n"),
    Row(testDescription: "A very long line", input: "'\(String(repeating: "x", count: 300_000))'.length\n", output: "300000\n"),
  ])
  func inputs(_ row: Row) throws { try check(row) }

  @Test("The first error ends it", arguments: [
    Row(testDescription: "An exception", input: "1\n\n  nothing\n2\n", output: "1\n", status: 1, errors: "standard input:3:10: ReferenceError: Can't find variable: nothing\n"),
    Row(testDescription: "A syntax error", input: "let = ;\n", status: 1, errors: "standard input:1:7: SyntaxError: Unexpected token ';'\n"),
    Row(testDescription: "A place after what has been rewritten", input: "const a = 1, b = nothing\n", status: 1, errors: "standard input:1:25: ReferenceError: Can't find variable: nothing\n"),
    Row(testDescription: "A place in what awaits", input: "await null; nothing\n", status: 1, errors: "standard input:1:20: ReferenceError: Can't find variable: nothing\n"),
    Row(testDescription: "A place in a function of an earlier line", input: "const f = () => {\n  return null.x\n}\nf()\n", status: 1, errors: "standard input:2:14: TypeError: null is not an object (evaluating 'null.x')\n"),
    Row(testDescription: "The input ends too early", input: "1\nfoo(\n  1", output: "1\n", status: 1, errors: "standard input:3:4: SyntaxError: Unexpected end of script\n"),
    Row(testDescription: "A rejection", input: "Promise.reject(new TypeError('no'))\n1\n", status: 1, errors: "standard input:1:29: TypeError: no\n"),
    Row(testDescription: "A timer's", input: "setTimeout(() => { throw new Error('late') }), 'x'\n1\n", output: "\"x\"\n", status: 1, errors: "standard input:1:35: Error: late\n"),
    Row(testDescription: "A thrown value that is no error", input: "1\n\n'a' +\n(() => { throw 3 })()\n", output: "1\n", status: 1, errors: "standard input:3: 3 was thrown; throw an Error, which says where it comes from\n"),
    Row(testDescription: "A rejection with no error", input: "1\nPromise.reject(3), 4\n", output: "1\n4\n", status: 1, errors: "standard input:2: 3 was thrown; throw an Error, which says where it comes from\n"),
    Row(testDescription: "A loop", arguments: ["--timeout", "0.2"], input: "for (;;);\n1\n", status: 1, errors: "standard input:1: TimeoutError: the script ran longer than its time limit; raise the limit or make it do less\n"),
    Row(testDescription: "A command that there is not", input: ".nothing\n", status: 1, errors: "standard input:1: .nothing is no command; .help lists those there are\n"),
    Row(testDescription: "A file that is not there", input: "1\n.load none.js\n", output: "1\n", status: 1, errors: "standard input:2: none.js: No such file or directory\n"),
    Row(testDescription: "A script that fails names its file", files: ["a.js": "\n nothing"], input: ".load a.js\n", status: 1, errors: "a.js:2:9: ReferenceError: Can't find variable: nothing\n"),
    Row(testDescription: "A script is in UTF-8, whatever stands in it", files: ["a.js": "'<meta charset=latin1>ä'.length === 22 || nothing"], input: ".load a.js\n", output: "true\n"),
    Row(testDescription: "A script that ends too early", files: ["a.js": "foo(\n"], input: ".load a.js\n", status: 1, errors: "a.js:2:1: SyntaxError: Unexpected end of script\n"),
    Row(testDescription: "An export", input: "export const a = 1\n", status: 1, errors: "standard input:1:1: SyntaxError: Unexpected token 'export'\n"),
    Row(testDescription: "A user script that fails", files: ["u.js": "null.x"], arguments: ["--user-script", "u.js"], input: "1\n", status: 1, errors: "u.js:1:5: TypeError: null is not an object (evaluating 'null.x')\n"),
    Row(testDescription: "A document that is not there", arguments: ["none.html"], input: "1\n", status: 1, errors: "markuphost: none.html: No such file or directory\n"),
    Row(testDescription: "A document that is a folder", files: ["d/a.html": ""], arguments: ["d"], input: "1\n", status: 1, errors: "markuphost: d: Is a directory\n"),
    Row(testDescription: "The document cannot come from standard input", arguments: ["-"], input: "1\n", status: 64, errors: "markuphost: standard input is what the console reads; name the document's file (see markuphost repl --help)\n"),
    Row(testDescription: "One document too many", arguments: ["a.html", "b.html"], input: "", status: 64, errors: "markuphost: \"b.html\" is one operand too many; give one document (see markuphost repl --help)\n"),
  ])
  func errors(_ row: Row) throws { try check(row) }

  @Test("Commands", arguments: [
    Row(testDescription: "The document as HTML", files: ["a.html": "<p>x<b>y</b>"], arguments: ["a.html"], input: ".html\n.html pretty\n", output: "<p>x<strong>y</strong></p>\n<p>x<strong>y</strong></p>\n"),
    Row(testDescription: "The selection in its block", files: ["a.html": "<p>one</p><p>two</p>"], arguments: ["a.html"], input: ".sel two\n.sel\n", output: "<p>|two|</p>\n<p>|two|</p>\n"),
    Row(testDescription: "A text that is not there", input: ".sel x\n", status: 1, errors: "standard input:1: \"x\" is not in the document; select text that is, within one block\n"),
    Row(testDescription: "Typing, keys, undo and redo", files: ["a.html": "<p>a</p>"], arguments: ["a.html"], input: ".sel a\n.press ArrowRight\n.type bc d\n.press Enter Mod-b\n.type e\n.html\n.undo\n.redo\n.undo\n", output: "<p>|a|</p>\n<p>abc d</p><p><strong>e</strong></p>\n<p>a|</p>\n<p><strong>e|</strong></p>\n<p>a|</p>\n"),
    Row(testDescription: "Nothing to undo", input: ".undo\n.redo\n", output: "nothing to undo\nnothing to redo\n"),
    Row(testDescription: "Messages are shown from when they are asked for", files: ["a.html": "<p>a</p>"], arguments: ["a.html"], input: ".type x\n.messages on\n.type y\n.messages off\n.type z\n", errors: "message: input\nmessage: selectionChanged\n"),
    Row(testDescription: "Saving keeps what the editor does not know", files: ["a.html": "<!DOCTYPE html><title>t</title><body class=c>\n<p data-x=1>a</p><p>b</p>\n"], arguments: ["a.html"], input: "MU.replaceAll('b', 'c')\n.save\n.save\n.save b.html\n", output: "true\na.html: 72 bytes written\na.html has not changed\nb.html: 72 bytes written\n", after: ["a.html": "<!DOCTYPE html><title>t</title><body class=c>\n<p data-x=1>a</p><p>c</p>\n", "b.html": "<!DOCTYPE html><title>t</title><body class=c>\n<p data-x=1>a</p><p>c</p>\n"]),
    Row(testDescription: "Saving what came from no file", input: ".type a\n.save a.html\n", output: "a.html: 9 bytes written\n", after: ["a.html": "<p>a</p>\n"]),
    Row(testDescription: "Saving it needs a name", input: ".save\n", status: 1, errors: "standard input:1: .save needs a file, since the document came from none: .save FILE\n"),
    Row(testDescription: "Nothing comes after the end", input: "1\n.exit\n2\n", output: "1\n"),
    Row(testDescription: "A number is no command", input: ".5 + .5\n", output: "1\n"),
    Row(testDescription: "A wrong argument", input: "[\n]\n.messages maybe\n", output: "[]\n", status: 1, errors: "standard input:3: .messages takes on or off, not \"maybe\"\n"),
    Row(testDescription: "A key that there is not", input: ".press Hyper-x\n", status: 1, errors: "standard input:1: \"Hyper\" in \"Hyper-x\" is no modifier; use Mod, Ctrl, Shift, Alt or Meta\n"),
    Row(testDescription: "A key of no keyboard", input: ".press Foo\n", status: 1, errors: "standard input:1: \"Foo\" is not a key; give a key value of UI Events, such as \"Enter\", \"ArrowLeft\" or \"a\"\n"),
    Row(testDescription: "A file that cannot be written", input: ".save none/a.html\n", status: 1, errors: "standard input:1: none/a.html cannot be written: No such file or directory\n"),
  ])
  func commands(_ row: Row) throws { try check(row) }

  @Test("A file that another program has changed is not overwritten")
  func changedFile() throws {
    let folder = try Folder()
    try folder.write("<p>a</p>", to: "a.html")
    try folder.write("<p>a</p>", to: "b.html")
    let outcome = try Command.run(["repl", "a.html"], input: ".type x\n.save b.html\n.load s.js\n", in: folder.url)
    #expect(outcome.errors == "standard input:3: s.js: No such file or directory\n")
    #expect(try folder.read("a.html") == "<p>a</p>")
    #expect(try folder.read("b.html") == "<p>xa</p>")
  }

  @Test("A timer that throws without an end is told a bounded number of times")
  func endlessErrors() throws {
    let outcome = try Command.run(["repl", "--timeout", "1"], input: "setInterval(() => { throw new Error('again') }), 1\n")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasSuffix("standard input:1:36: Error: again\n"))
    #expect(outcome.errors.split(separator: "\n").count <= 101)
  }

  @Test("A script's file that is no text is an error at its place")
  func binaryScript() throws {
    let folder = try Folder()
    let outcome = try Command.shell("printf '1\\n\\377' > a.js; echo .load a.js | \"$0\" repl", in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "a.js:2:1: the byte 0xFF is not UTF-8; save the file in UTF-8\n")
  }

  @Test("Input that is no text is an error at its line")
  func binaryInput() throws {
    let folder = try Folder()
    try (Data("1\n".utf8) + Data([0xFF, 0xFE, 0x00, 0x0A])).write(to: folder.url.appending(path: "in"))
    let outcome = try Command.shell("\"$0\" repl < in", in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output == "1\n")
    #expect(outcome.errors == "standard input:2:1: the line is not text in UTF-8; save the script in that encoding\n")
  }

  @Test("A reader that goes away early ends it without a word")
  func closedOutput() throws {
    let folder = try Folder()
    try folder.write(String(repeating: "'x'.repeat(100000)\n", count: 20), to: "in")
    let outcome = try Command.shell("\"$0\" repl < in | head -c 5", in: folder.url)
    #expect(outcome.output == "\"xxxx")
    #expect(outcome.errors == "")
  }

  private func check(_ row: Row) throws {
    let folder = try Folder()
    for (name, text) in row.files { try folder.write(text, to: name) }
    let outcome = try Command.run(["repl"] + row.arguments, input: row.input, in: folder.url)
    #expect(outcome.output == row.output)
    #expect(outcome.errors == row.errors)
    #expect(outcome.status == row.status)
    for (name, text) in row.after { #expect(try folder.read(name) == text) }
  }
}

extension ReplCommandTests.Row {
  fileprivate func with(output: String) -> Self {
    var row = self
    row.output = output
    return row
  }
}
