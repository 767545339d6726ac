import Foundation
import JSBridge
import Testing

@testable import MarkupHost

@Suite("User scripts and style sheets") struct UserScriptTests {
  @Test("Scripts run in order within their time, classic ones in the global scope")
  func order() throws {
    try Pages.run { page in
      let page = try page("<p>a b</p>") { configuration in
        configuration.userScripts = [
          UserScript(source: "log = ['end ' + MU.getHTML()]", at: .documentEnd),
          UserScript(source: "var one = 1; let two = 2; function three() { return one + two }"),
          UserScript(source: "first = typeof three, MU.wordCount = () => MU.getHTML().split(' ').length"),
          UserScript(source: "log.push('second')", at: .documentEnd),
        ]
      }
      #expect(try page.evaluate("first") == "function")
      #expect(try page.evaluate("three()") == 3)
      #expect(try page.evaluate("MU.wordCount()") == 2)
      #expect(try page.evaluate("log") == ["end <p>a b</p>", "second"])
    }
  }

  @Test("MU is a global, and a property of the editor's element, and can be extended")
  func editorObject() throws {
    try Pages.run { page in
      let page = try page("<p>x</p>") {
        $0.userScripts = [UserScript(source: "MU.count = () => document.querySelectorAll('p').length")]
      }
      #expect(try page.evaluate("MU === window.MU && document.getElementById('markupeditor').MU === MU"))
      #expect(try page.evaluate("(() => document.getElementById('markupeditor')?.MU.count())()") == 1)
      #expect(try page.evaluate("document.querySelector('#editor > .ProseMirror').innerHTML") == "<p>x</p>")
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var files: [String: String] = [:]
    let module: String
    let expected: String
  }

  static let modules: [Row] = [
    Row(
      testDescription: "the editor's module by its file",
      module: "import { MU } from \"./markup-editor.js\"\nresult = String(MU === globalThis.MU)",
      expected: "true"),
    Row(
      testDescription: "the editor's module by its package, and its other exports",
      module:
        "import { MU, loadPlugins, Schema, EditorState, TextSelection, EditorView } from 'markupeditor'\nresult = [MU.setHTML, loadPlugins, Schema, EditorState, TextSelection, EditorView].map((x) => typeof x).join()",
      expected: "function,function,function,function,function,function"),
    Row(
      testDescription: "ProseMirror is the editor's own",
      module:
        "import { EditorState } from 'prosemirror-state'\nimport { EditorState as S } from './markup-editor.js'\nresult = String(EditorState === S)",
      expected: "true"),
    Row(
      testDescription: "files, with live bindings",
      files: [
        "lib/a.js": "import { inc } from '../b.js'\nexport let n = 1\nexport const bump = () => { n = inc(n) }",
        "b.js": "export const inc = (x) => x + 1",
      ],
      module: "import { n, bump } from './lib/a.js'\nconst before = n; bump(); result = `${before} ${n}`", expected: "1 2"),
    Row(
      testDescription: "circles",
      files: [
        "a.js": "import { b } from './b.js'\nexport function a() { return 'a' + b() }\nexport const late = 1",
        "b.js": "import { a, late } from './a.js'\nexport const b = () => 'b' + late\nexport const kind = typeof a",
      ],
      module: "import { a } from './a.js'\nimport { kind } from './b.js'\nresult = a() + kind", expected: "ab1function"),
    Row(
      testDescription: "export * and namespaces",
      files: [
        "s.js": "export * from './a.js'; export * as all from './a.js'; export { x as default } from './a.js'",
        "a.js": "export const x = 5, y = 6",
      ],
      module: "import * as s from './s.js'\nresult = Object.keys(s) + ' ' + s.all.y + s.default", expected: "all,default,x,y 65"),
    Row(
      testDescription: "awaiting at the top",
      files: ["a.js": "export const x = await new Promise((resolve) => setTimeout(resolve, 1000, 7))"],
      module: "import { x } from './a.js'\nresult = String(x)", expected: "7"),
    Row(
      testDescription: "import() and import.meta", files: ["a.js": "export const { url } = import.meta"],
      module: "const m = await import('./a.js')\nresult = m.url.slice(m.url.lastIndexOf('/'))", expected: "/a.js"),
    Row(
      testDescription: "JSON", files: ["d.json": "{\"a\": [1, 2]}"],
      module: "import d from './d.json' with { type: 'json' }\nresult = d.a.join()", expected: "1,2"),
    Row(
      testDescription: "a style sheet", files: ["d.css": "p { color: red }"],
      module: "import s from './d.css' with { type: 'css' }\nresult = s.cssRules[0].selectorText", expected: "p"),
    Row(
      testDescription: "this is undefined, code is strict",
      module: "export {}\nresult = String(this) + (function () { return this })()", expected: "undefinedundefined"),
    Row(
      testDescription: "a module sees what classic scripts define", module: "export {}\nresult = classic", expected: "from before"
    ),
  ]

  @Test("Modules", arguments: modules)
  func module(_ row: Row) throws {
    let folder = try TemporaryFolder()
    for (name, text) in row.files { try folder.write(text, to: name) }
    try folder.write(row.module, to: "main.js")
    let path = folder.path
    let results = try Pages.run { page in
      // Once from the file, once as text.
      try [UserScript(file: "\(path)/main.js"), UserScript(source: row.module)].map { script in
        let page = try page { configuration in
          configuration.baseDirectory = path
          configuration.userScripts = [UserScript(source: "var classic = 'from before', result"), script]
        }
        return try page.evaluate("result", as: String?.self)
      }
    }
    #expect(results == [row.expected, row.expected])
  }

  @Test("import() works in classic scripts and in what the host evaluates")
  func dynamicImport() throws {
    let folder = try TemporaryFolder()
    try folder.write("export const x = 4", to: "lib/a.js")
    try folder.write("load = () => import('./a.js')", to: "lib/classic.js")
    let path = folder.path
    try Pages.run { page in
      let page = try page { configuration in
        configuration.baseDirectory = path
        configuration.userScripts = [UserScript(file: "\(path)/lib/classic.js")]
      }
      #expect(try page.evaluateSettled("load().then((m) => m.x)").number == 4)
      #expect(try page.evaluateSettled("import('./lib/a.js').then((m) => m.x)").number == 4)
      #expect(try page.evaluateSettled("Promise.all([load(), import('./lib/a.js')]).then(([a, b]) => a === b)").bool == true)
    }
  }

  @Test("MU.loadUserFiles, script and link elements, and fetch read files of the base directory")
  func elements() throws {
    let folder = try TemporaryFolder()
    try folder.write("import { MU } from './markup-editor.js'\nMU.fromFile = () => 'yes'", to: "user.js")
    try folder.write("p { color: rgb(1, 2, 3) }", to: "user.css")
    try folder.write("text", to: "data.txt")
    let path = folder.path
    try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>x</p>", delegate: recorder) { $0.baseDirectory = path }
      try page.evaluate("MU.loadUserFiles('user.js', 'user.css')") as JSValue
      try page.runUntilIdle()
      #expect(try page.evaluate("MU.fromFile()") == "yes")
      #expect(try page.evaluate("getComputedStyle(document.querySelector('p')).color") == "rgb(1, 2, 3)")
      #expect(try page.evaluateSettled("fetch('data.txt').then((response) => response.text())").string == "text")
      #expect(try page.evaluateSettled("fetch('../x').then(() => 'loaded', (error) => error.name)").string == "TypeError")
    }
  }

  @Test("Style sheets of the user come last, and can be read")
  func styleSheets() throws {
    let folder = try TemporaryFolder()
    try folder.write("p { color: rgb(0, 0, 1) }", to: "a.css")
    let path = folder.path
    try Pages.run { page in
      let page = try page("<p>x</p>") { configuration in
        configuration.userStyleSheets = [
          UserStyleSheet(source: "p { color: red; margin: 1px }"), UserStyleSheet(file: "\(path)/a.css"),
        ]
      }
      #expect(try page.evaluate("document.styleSheets.length") == 4)
      #expect(try page.evaluate("document.styleSheets[3].cssRules[0].cssText") == "p { color: rgb(0, 0, 1); }")
      #expect(try page.evaluate("getComputedStyle(document.querySelector('p')).color") == "rgb(0, 0, 1)")
      #expect(try page.evaluate("getComputedStyle(document.querySelector('p')).marginTop") == "1px")
    }
  }

  @Test("A script that cannot be read or run keeps the page from loading, with its place")
  func failures() throws {
    let folder = try TemporaryFolder()
    try folder.write("ok = 1\n  null.x", to: "throws.js")
    try folder.write("import './gone.js'", to: "imports.mjs")
    let path = folder.path
    struct Case: Sendable {
      let script: UserScript
      let expected: String
    }
    let cases = [
      Case(
        script: UserScript(file: "\(path)/throws.js"),
        expected: "\(path)/throws.js:2:7: TypeError: null is not an object (evaluating 'null.x')"),
      Case(script: UserScript(source: "let z = ;", name: "z.js"), expected: "z.js:1:9: SyntaxError: Unexpected token ';'"),
      Case(
        script: UserScript(source: "export {}\nlet z = ;", name: "z.js"), expected: "z.js:2:9: SyntaxError: Unexpected token ';'"),
      Case(script: UserScript(file: "\(path)/gone.js"), expected: "\(path)/gone.js: No such file or directory"),
      Case(
        script: UserScript(file: "\(path)/imports.mjs"),
        expected: "\(path)/imports.mjs:1:8: TypeError: \(path)/gone.js: No such file or directory"),
      Case(
        script: UserScript(source: "import x from 'lodash'", name: "m.js"),
        expected: "m.js:1:15: TypeError: Module name, 'lodash' does not resolve to a valid URL; begin the name of a file with ./"),
      Case(
        script: UserScript(source: "import { nope } from './markup-editor.js'", name: "m.js"),
        expected: "m.js:1:10: SyntaxError: './markup-editor.js' does not export 'nope'"),
      Case(script: UserScript(source: "await Promise.reject(new RangeError('r')); export {}", name: "m.js"), expected: "m.js:1:"),
    ]
    let errors = try Pages.run { page in
      cases.map { row in
        do {
          _ = try page { configuration in
            configuration.baseDirectory = path
            configuration.userScripts = [row.script]
          }
          return "loaded"
        } catch {
          return "\(error)"
        }
      }
    }
    for (row, error) in zip(cases, errors) { #expect(error.hasPrefix(row.expected), "\(error)") }
  }

  @Test("A style sheet imports files below the base directory, relative to itself")
  func importedSheets() throws {
    let folder = try TemporaryFolder()
    try folder.write("#x { top: 9px; left: 9px }", to: "secret.css")
    try folder.write("@import '../b.css'; @import '../../secret.css'; #x { left: 1px }", to: "base/sub/a.css")
    try folder.write("#x { top: 1px }", to: "base/b.css")
    let path = folder.path
    let answer = try Pages.run { page in
      let page = try page { $0.baseDirectory = "\(path)/base" }
      return try page.evaluateSettled(
        """
        const style = document.createElement("style")
        style.textContent = "@import 'sub/a.css'; @import 'none.css'"
        document.head.append(style)
        document.body.insertAdjacentHTML("beforeend", "<p id=x></p>")
        new Promise((resolve) => setTimeout(resolve, 1)).then(() => {
          const { top, left } = getComputedStyle(document.querySelector("#x"))
          const [a, none] = style.sheet.cssRules
          return [top, left, a.styleSheet.cssRules[1].styleSheet, none.styleSheet].join(" ")
        })
        """
      ).description
    }
    #expect(answer == "1px 1px  ")
  }

  @Test("Nothing outside of the base directory is read")
  func confinement() throws {
    let folder = try TemporaryFolder()
    try folder.write("export const x = 'secret'", to: "secret.js")
    try folder.write("export const x = 1", to: "base/a.js")
    try folder.link("base/link.js", to: "../secret.js")
    let path = folder.path
    let answers = try Pages.run { page in
      let page = try page { $0.baseDirectory = "\(path)/base" }
      return try ["./a.js", "../secret.js", "./link.js", "/etc/passwd", "file:///etc/passwd", "https://a.example/x.js"].map {
        try page.evaluateSettled(
          "import('\($0)').then((m) => m.x, (error) => error.name + ' ' + error.message.includes('base directory'))"
        ).description
      }
    }
    #expect(answers.prefix(5) == ["1", "TypeError true", "TypeError true", "TypeError true", "TypeError true"])
    #expect(answers.last?.hasPrefix("TypeError") == true)
  }
}
