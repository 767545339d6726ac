import Foundation
import JSBridge
import Testing

@testable import MarkupHost

@Suite("Places of errors") struct ErrorPlaceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription, script, expected: String
  }

  @Test(
    "What a script throws says where, however it comes out",
    arguments: [
      Row(
        testDescription: "in a function", script: "function a(){ null.x }\n\n   a()",
        expected: "user.js:1:19: TypeError: null is not an object (evaluating 'null.x')"),
      Row(testDescription: "a syntax error", script: "let z = ;", expected: "user.js:1:9: SyntaxError: Unexpected token ';'"),
      Row(
        testDescription: "a syntax error at the end", script: "\nfunction f() {",
        expected: "user.js:2:15: SyntaxError: Unexpected end of script"),
      Row(testDescription: "a string", script: "\n throw 'plain'", expected: "user.js: plain"),
      Row(testDescription: "an object", script: "throw {code:3}", expected: "user.js: {\"code\":3}"),
      Row(
        testDescription: "a rejection that is awaited", script: "(async () => { await 0\n  null.x })()",
        expected: "user.js:2:7: TypeError: null is not an object (evaluating 'null.x')"),
      Row(
        testDescription: "a wrong argument of the DOM", script: "\n  document.body.appendChild(3)",
        expected: "user.js:2:28: TypeError"),
      Row(
        testDescription: "an exception of the DOM", script: "document.body.\n  querySelector('::::')",
        expected: "user.js:2:16: SyntaxError"),
      Row(testDescription: "a body that is no JSON", script: "await new Response('{').json()", expected: "user.js:1:29: SyntaxError"),
      Row(
        testDescription: "a signal's time that is up",
        script: "await new Promise((_, no) => {\n const signal = AbortSignal.timeout(9)\n signal.onabort = () => no(signal.reason)\n})",
        expected: "user.js:2:36: TimeoutError"),
      Row(
        testDescription: "inside the editor", script: "\n\n MU.setSelection(-4)",
        expected: "user.js:3:17: TypeError: setSelection takes positions"),
    ])
  func evaluated(_ row: Row) throws {
    let error = try Pages.run { page in
      let page = try page()
      do {
        _ = try page.evaluateSettled(row.script, sourceURL: "user.js")
        return "nothing"
      } catch {
        return "\(error)"
      }
    }
    #expect(error.hasPrefix(row.expected), "\(error)")
  }

  @Test(
    "What nobody catches is told with its place",
    arguments: [
      Row(testDescription: "in a timer", script: "setTimeout(() => {\n  null.x\n})", expected: "uncaught user.js:2:7: TypeError"),
      Row(
        testDescription: "in a microtask", script: "queueMicrotask(() => null.x)", expected: "uncaught user.js:1:26: TypeError"),
      Row(
        testDescription: "in a listener", script: "addEventListener('x', () => null.x)\ndispatchEvent(new Event('x'))",
        expected: "uncaught user.js:1:33: TypeError"),
      Row(
        testDescription: "in a mutation observer",
        script:
          "new MutationObserver(() => null.x).observe(document, { childList: true, subtree: true })\ndocument.body.append('x')",
        expected: "uncaught user.js:1:32: TypeError"),
      Row(testDescription: "a rejection", script: "\nPromise.reject(new Error('r'))", expected: "uncaught user.js:2:"),
      Row(testDescription: "a rejection with no error", script: "Promise.reject('r')", expected: "uncaught r"),
      Row(
        testDescription: "in an async function", script: "(async () => { await 0; null.x })(); 0",
        expected: "uncaught user.js:1:29: TypeError"),
      Row(testDescription: "in fetch()", script: "\nfetch('./gone.txt'); 0", expected: "uncaught user.js:2:6: TypeError"),
      Row(testDescription: "in import()", script: "import('./gone.js'); 0", expected: "uncaught user.js:1:8: TypeError"),
      Row(
        testDescription: "in a frame", script: "requestAnimationFrame(() => null.x)", expected: "uncaught user.js:1:33: TypeError"
      ),
    ])
  func uncaught(_ row: Row) throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    let lines = try Pages.run { page in
      let recorder = Recorder()
      let page = try page(delegate: recorder) { $0.baseDirectory = path }
      _ = recorder.taken()
      try page.evaluate(row.script, sourceURL: "user.js") as JSValue
      try page.runUntilIdle()
      return recorder.lines.filter { $0.hasPrefix("uncaught") }
    }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix(row.expected) == true, "\(lines)")
  }

  @Test("The first line of a module has its own columns")
  func firstLine() throws {
    let errors = try Pages.run { page in
      try ["export const f = null.x", "import { MU } from './markup-editor.js'; null.x", "null.x; export {}"].map { source in
        let error = #expect(throws: JSError.self) {
          _ = try page { $0.userScripts = [UserScript(source: source, name: "m.js", kind: .module)] }
        }
        return "\(error?.line ?? 0):\(error?.column ?? 0)"
      }
    }
    #expect(errors == ["1:22", "1:46", "1:5"])
  }
}
