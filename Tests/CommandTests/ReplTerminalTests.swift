import Foundation
import Testing

/// What is waited for in each is the text of an answer, never a time.
@Suite("markuphost repl in a terminal", .serialized) struct ReplTerminalTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("<p>foo <b>bar</b></p>", to: "a.html")
  }

  private func start(_ arguments: [String] = []) throws -> TerminalSession {
    let session = try TerminalSession(["repl"] + arguments, in: folder.url)
    try session.expect("> ")
    return session
  }

  private func end(_ session: TerminalSession) throws {
    #expect(try session.waitForEnd(pressing: "\u{4}") == 0)
  }

  @Test("It greets, shows values, and ends with Ctrl-D")
  func values() throws {
    let session = try TerminalSession(["repl", "a.html"], in: folder.url)
    try session.expect("a.html; .help lists the commands\n> ")
    try session.type("MU.getHTML()\r")
    try session.expect("\"<p>foo <strong>bar</strong></p>\"\n> ")
    try session.type("MU.toggleBold()\r")
    try session.expect("undefined\n> ")
    try end(session)
  }

  @Test("An error does not end it")
  func errors() throws {
    let session = try start()
    try session.type("nothing\r")
    try session.expect("repl:1:8: ReferenceError: Can't find variable: nothing\n> ")
    try session.type("[1,\r")
    try session.expect("... ")
    try session.type("nothing]\r")
    try session.expect("repl:3:8: ReferenceError: Can't find variable: nothing\n> ")
    try end(session)
  }

  @Test("Ctrl-C clears the line, and an input of several lines")
  func clearing() throws {
    let session = try start()
    try session.type("nothing at all\u{3}")
    try session.expect("^C\n> ")
    try session.type("(\r")
    try session.expect("... ")
    try session.type("\u{3}")
    try session.expect("^C\n> ")
    try session.type("6*7\r")
    try session.expect("42\n> ")
    try end(session)
  }

  @Test("Ctrl-C stops a script, and a wait", arguments: ["await new Promise((done) => setTimeout(done, 1)); for (;;);", "await new Promise((done) => setTimeout(done, 1e6))"])
  func stopping(script: String) throws {
    let session = try start(["--timeout", "100"])
    // What is logged is shown when the script first waits.
    try session.type("console.log('run' + 's'); \(script)\r")
    try session.expect("runs\n")
    try session.type("\u{3}")
    try session.expect("stopped\n> ")
    try session.type("6*7\r")
    try session.expect("42\n> ")
    try end(session)
  }

  @Test("Timers run while nothing is typed, and the line is drawn again")
  func timers() throws {
    let session = try start()
    try session.type("setTimeout(() => console.log('ti' + 'ck'), 200)\r")
    try session.expect("\n> ")
    try session.type("6*")
    try session.expect("tick\n> 6*")
    try session.type("7\r")
    try session.expect("42\n")
    try end(session)
  }

  @Test("Tab completes, and shows what there is", arguments: [
    ("MU.setHT\t", "MU.setHTML"), ("MU.setHTML(\t", "setHTML(contents, focusAfterLoad = true, base, editorView)\n> MU.setHTML("), ("docum\t.bod\t", "document.body"),
    ("document.body.innerH\t", "innerHTML"), ("window['MU'].selectT\t", "selectText"), ("'x'.toUpperC\t", "toUpperCase"), (".he\t", ".help"), (".load scr\t", ".load scripts/"), ("MU.toggleStri\t\t", "toggleStrike()"),
  ])
  func completion(keys: String, shown: String) throws {
    try folder.write("1", to: "scripts/a.js")
    let session = try start()
    try session.type(keys)
    try session.expect(shown)
    try session.type("\u{3}")
    try session.expect("^C\n> ")
    try end(session)
  }

  @Test("Completing runs nothing of a user's")
  func harmlessCompletion() throws {
    let session = try start()
    try session.type("let hits = 0; var o = { get a() { hits++; return {} } }, p = new Proxy({}, { ownKeys() { hits++; return [] }, get() { hits++ } }); 'set'\r")
    try session.expect("\"set\"\n> ")
    for keys in ["o.a.\t", "p.\t", "p.a.\t"] {
      try session.type(keys + "\u{3}")
      try session.expect("^C\n> ")
    }
    try session.type("hits\r")
    try session.expect("hits\n0\n> ")
    try end(session)
  }

  @Test("Variables are completed, with their members")
  func variables() throws {
    let session = try start()
    try session.type("const settings = { zebra: 1, zoo(a, b) {} }\r")
    try session.expect("\n> ")
    try session.type("setti\t.z\t")
    try session.expect("zebra      zoo(a, b)\n> settings.z")
    // What is typed behind Ctrl-C before it is served is lost, as in every terminal.
    try session.type("\u{3}")
    try session.expect("^C\n> ")
    try end(session)
  }

  @Test("The history goes on in the next session, and is nobody else's to read")
  func history() throws {
    let first = try start()
    try first.type("[1,\r")
    try first.expect("... ")
    try first.type("2].length\r")
    try first.expect("2\n> ")
    try first.type("'secret'.length\r")
    try first.expect("6\n> ")
    try first.type(" 'not kept'.length\r")
    try first.expect("8\n> ")
    try end(first)
    #expect(try folder.read("state/markuphost/history") == "[1,\\n2].length\n'secret'.length\n")
    for (path, mode) in [("state/markuphost/history", 0o600), ("state/markuphost", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: path).path(percentEncoded: false))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
    let second = try start()
    try second.type("\u{1B}[A")
    try second.expect("'secret'.length")
    try second.type("\r")
    try second.expect("6\n> ")
    try end(second)
  }

  @Test("A history that cannot be kept does not end it")
  func noHistory() throws {
    try folder.write("a file, no folder", to: "state")
    let session = try start()
    try session.type("6*7\r")
    try session.expect("42\nthe history cannot be kept")
    try session.expect("> ")
    try session.type("6*8\r")
    try session.expect("48\n> ")
    try end(session)
  }

  @Test("Characters beyond ASCII, whatever the locale")
  func characters() throws {
    let session = try start()
    try session.type("'日本é😀'.length\r")
    try session.expect("7\n".replacing("7", with: "5") + "> ")
    try end(session)
  }

  @Test("A signal ends it and leaves the terminal as it was", arguments: [SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let session = try start()
    session.send(number)
    #expect(try session.waitForEnd() == -number)
  }

  @Test("A terminal of another size is drawn for")
  func resizing() throws {
    let session = try start()
    session.send(SIGWINCH)
    try session.type("6*7\r")
    try session.expect("42\n> ")
    try end(session)
  }
}
