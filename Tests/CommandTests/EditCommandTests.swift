import Foundation
import Testing

@Suite("markuphost edit") struct EditCommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var files = ["a.html": "<p class=x>Acme</p>\n"]
    let arguments: [String]
    var input = ""
    var status: Int32 = 0
    var output = ""
    var errors = ""
    /// The files after it, where they differ.
    var after: [String: String] = [:]
  }

  static let rename = ["-e", "MU.replaceAll('Acme', 'Globex')"]

  @Test("What goes where", arguments: [
    Row(testDescription: "One document goes to standard output", arguments: ["a.html"] + rename, output: "<p class=x>Globex</p>\n"),
    Row(testDescription: "A hyphen is standard input", arguments: ["-"] + rename, input: "<b>Acme</b>", output: "<b>Globex</b>"),
    Row(testDescription: "In place", arguments: ["a.html", "--in-place"] + rename, after: ["a.html": "<p class=x>Globex</p>\n"]),
    Row(testDescription: "Below a folder, under the same paths", files: ["a.html": "Acme", "x/b.html": "none"], arguments: ["a.html", "x/b.html", "-o", "out"] + rename, after: ["out/a.html": "Globex", "out/x/b.html": "none"]),
    Row(testDescription: "A diff alone writes nothing", arguments: ["a.html", "--diff"] + rename, output: "--- a.html\n+++ a.html\n@@ -1 +1 @@\n-<p class=x>Acme</p>\n+<p class=x>Globex</p>\n"),
    Row(testDescription: "Diffs come in the order of the documents", files: ["a.html": "Acme\n", "b.html": "none\n", "c.html": "Acme\n"], arguments: ["c.html", "b.html", "a.html", "--diff", "-i"] + rename, output: "--- c.html\n+++ c.html\n@@ -1 +1 @@\n-Acme\n+Globex\n--- a.html\n+++ a.html\n@@ -1 +1 @@\n-Acme\n+Globex\n", after: ["a.html": "Globex\n", "c.html": "Globex\n"]),
    Row(
      testDescription: "Of several at a time each is told in its turn, whichever ends first",
      files: Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0).html", "Acme \($0)\n") }),
      arguments: (0..<9).map { "\($0).html" } + ["-j", "4", "--diff", "-i", "-e", "const html = MU.getHTML(); console.log(html); if (html.includes('0')) for (const start = Date.now(); Date.now() - start < 300;); if (html.includes('3')) throw new Error('no'); console.log('then'); if (!html.includes('4')) MU.replaceAll('Acme', 'Globex')"],
      status: 1,
      output: (0..<9).filter { $0 != 3 && $0 != 4 }.map { "--- \($0).html\n+++ \($0).html\n@@ -1 +1 @@\n-Acme \($0)\n+Globex \($0)\n" }.joined(),
      errors: (0..<9).map { "<p>Acme \($0)</p>\n" + ($0 == 3 ? "-e:1:169: Error: no (in 3.html)\n" : "then\n") }.joined(),
      after: Dictionary(uniqueKeysWithValues: (0..<9).filter { $0 != 3 && $0 != 4 }.map { ("\($0).html", "Globex \($0)\n") })),
    Row(testDescription: "No number of jobs", arguments: ["a.html", "-j", "0"] + rename, status: 64, errors: "markuphost: --jobs is \"0\"; give a number from 1 to 256 (see markuphost edit --help)\n"),
    Row(testDescription: "A check tells of a change and writes nothing", arguments: ["a.html", "--check"] + rename, status: 1, errors: "a.html would change\n"),
    Row(testDescription: "A check without a change", arguments: ["a.html", "--check", "-e", "1"]),
    Row(testDescription: "Strict refuses what the editor cannot hold", files: ["a.html": "<p>Acme</p>\n  <video></video>"], arguments: ["a.html", "-i", "--strict"] + rename, status: 1, errors: "a.html:2:3: <video> cannot be held by the editor; take it out, or leave out --strict to drop it\n"),
    Row(testDescription: "Without it that is kept", files: ["a.html": "<p>Acme</p>\n  <video></video>"], arguments: ["a.html", "-i"] + rename, after: ["a.html": "<p>Globex</p>\n  <video></video>"]),
    Row(testDescription: "What an edit loses is told", files: ["a.html": "<p class=y>Acme</p>"], arguments: ["a.html", "-e", "MU.setHTML('<h1>n</h1>')"], output: "<h1>n</h1>", errors: "a.html:1:4: class=\"y\" of <p> is lost: the edit wrote this place anew and the editor cannot hold it\n"),
    Row(testDescription: "A stray end tag stays where it is, and what is around it stays as it was written", files: ["a.html": "<p dir=rtl class=k>keep  <b>me</b></p>\n<p>intro<ul><li>x</ul></p>\n<p>Acme</p>x</br>y"], arguments: ["a.html"] + rename, output: "<p dir=rtl class=k>keep  <b>me</b></p>\n<p>intro<ul><li>x</ul></p>\n<p>Globex</p>x</br>y"),
    Row(testDescription: "A link that would run a script and that the edit puts in is told", files: ["a.html": "<p>Acme <a href=\"javascript:old()\">x</a></p>"], arguments: ["a.html", "-e", "MU.selectText('Acme'), MU.insertHTML('<a href=\"java&#10;script:alert(1)\">y</a>')"], output: "<p><a href=\"java\nscript:alert(1)\">y</a> <a href=\"javascript:old()\">x</a></p>", errors: "a.html: the edit puts in the javascript: link of <a>, which would run a script; look at what the edit takes in\n"),
    Row(testDescription: "Strict refuses it", files: ["a.html": "<p>Acme</p>"], arguments: ["a.html", "-i", "--strict", "-e", "MU.selectAll(), MU.insertLink('javascript:x')"], status: 1, errors: "a.html: the edit puts in the javascript: link of <a>, which would run a script; take it out, or leave out --strict to write it\n"),
    Row(testDescription: "Pretty HTML", arguments: ["a.html", "--pretty", "-e", "MU.indent()"], output: "<blockquote>\n    <p>Acme</p>\n</blockquote>\n", errors: "a.html:1:4: class=\"x\" of <p> is lost: the edit wrote this place anew and the editor cannot hold it\n"),
    Row(testDescription: "A selector names the element", files: ["a.html": "<p>Acme</p><main><p>Acme</p></main>"], arguments: ["a.html", "--element", "main"] + rename, output: "<p>Acme</p><main><p>Globex</p></main>"),
    Row(testDescription: "A selector that matches nothing", arguments: ["a.html", "--element", "main"] + rename, status: 1, errors: "markuphost: a.html: no element of the document matches main; give a selector that one element matches\n"),
    Row(testDescription: "A selector that matches too much", files: ["a.html": "<p>a<p>b"], arguments: ["a.html", "--element", "p"] + rename, status: 1, errors: "markuphost: a.html: 2 elements of the document match p; give a selector that one element matches\n"),
    Row(testDescription: "What is told of a document cannot command a terminal", files: ["a.html": "<p>a</p><!-- \u{1B}[2J -->"], arguments: ["a.html", "--strict", "-e", "1"], status: 1, errors: "a.html:1:9: the comment <!-- \\u{1B}[2J --> cannot be held by the editor; take it out, or leave out --strict to drop it\n"),
    Row(testDescription: "A diff for a program has the text as it is", files: ["a.html": "\u{1B}Acme\n"], arguments: ["a.html", "--diff"] + rename, output: "--- a.html\n+++ a.html\n@@ -1 +1 @@\n-\u{1B}Acme\n+\u{1B}Globex\n"),
    Row(testDescription: "A page that is too deep for the time is named", files: ["a.html": "<!DOCTYPE html>" + String(repeating: "<div>", count: 100_000)], arguments: ["a.html", "--timeout", "0.05", "-e", "1"], status: 1, errors: "a.html: TimeoutError: the script ran longer than its time limit; raise the limit or make it do less\n"),
    Row(testDescription: "A document without a name", files: [:], arguments: ["", "-e", "1"], status: 64, errors: "markuphost: a document's name is empty; give a file (see markuphost edit --help)\n"),
    Row(testDescription: "A time that is none", arguments: ["a.html", "--timeout", "soon", "-e", "1"], status: 64, errors: "markuphost: --timeout is \"soon\"; give seconds above 0 and up to 86400, such as 2.5 (see markuphost edit --help)\n"),
    Row(testDescription: "A script in a file", files: ["a.html": "Acme", "s/edit.js": "MU.replaceAll('Acme', 'Globex')"], arguments: ["a.html", "--script", "s/edit.js"], output: "Globex"),
    Row(testDescription: "A module, and what it imports", files: ["a.html": "Acme", "edit.mjs": "import { name } from './name.js'\nMU.replaceAll('Acme', name)", "name.js": "export const name = 'Globex'"], arguments: ["a.html", "--script", "edit.mjs"], output: "Globex"),
    Row(testDescription: "Timers and promises are waited for", files: ["a.html": "Acme"], arguments: ["a.html", "-e", "setTimeout(() => Promise.resolve().then(() => MU.replaceAll('Acme', 'Globex')), 1000)"], output: "Globex"),
    Row(testDescription: "User scripts come first", files: ["a.html": "Acme", "u.js": "MU.rename = () => MU.replaceAll('Acme', 'Globex')"], arguments: ["a.html", "--user-script", "u.js", "-e", "MU.rename()"], output: "Globex"),
    Row(testDescription: "The console goes to standard error", files: ["a.html": "x"], arguments: ["a.html", "-e", "console.log('a', 1)"], output: "x", errors: "a 1\n"),
    Row(testDescription: "A script that fails leaves its document, and the others are edited", files: ["a.html": "fail", "b.html": "Acme", "edit.js": "MU.replaceAll('Acme', 'Globex')\nif (MU.selectText('fail')) {\n  throw new TypeError('no')\n}"], arguments: ["a.html", "b.html", "-i", "-s", "edit.js"], status: 1, errors: "edit.js:3:22: TypeError: no (in a.html)\n", after: ["b.html": "Globex"]),
    Row(testDescription: "An exception in a timer is one of the script", files: ["a.html": "Acme", "edit.js": "MU.replaceAll('Acme', 'Globex')\nsetTimeout(() => null.x)"], arguments: ["a.html", "-i", "-s", "edit.js"], status: 1, errors: "edit.js:2:22: TypeError: null is not an object (evaluating 'null.x')\n"),
    Row(testDescription: "A document that is not there", arguments: ["b.html"] + rename, status: 1, errors: "markuphost: b.html: No such file or directory\n"),
    Row(testDescription: "No script", arguments: ["a.html"], status: 64, errors: "markuphost: give a script: --script FILE or -e CODE (see markuphost edit --help)\n"),
    Row(testDescription: "Two scripts", arguments: ["a.html", "-e", "1", "-s", "x.js"], status: 64, errors: "markuphost: --script and -e are two scripts; give one (see markuphost edit --help)\n"),
    Row(testDescription: "Several documents do not fit into one output", files: ["a.html": "", "b.html": ""], arguments: ["a.html", "b.html", "-e", "1"], status: 64, errors: "markuphost: standard output takes one document; write several with --in-place or --output-dir (see markuphost edit --help)\n"),
    Row(testDescription: "Standard input has no place", arguments: ["-", "-i", "-e", "1"], status: 64, errors: "markuphost: standard input has no name for --in-place; leave it out, or name a file (see markuphost edit --help)\n"),
    Row(testDescription: "A check cannot write", arguments: ["a.html", "-i", "--check", "-e", "1"], status: 64, errors: "markuphost: --check writes nothing; leave out --in-place (see markuphost edit --help)\n"),
    Row(testDescription: "One file twice", arguments: ["a.html", "./a.html", "-i", "-e", "1"], status: 64, errors: "markuphost: a.html and ./a.html are the same file; give it once (see markuphost edit --help)\n"),
    Row(testDescription: "A file is no output folder", arguments: ["a.html", "-o", "a.html", "-e", "1"], status: 64, errors: "markuphost: a.html is no folder; name one, or one that is not there yet (see markuphost edit --help)\n"),
    Row(testDescription: "A folder that cannot be made", files: ["a.html": "", "b": ""], arguments: ["a.html", "-o", "b/c/d", "-e", "1"], status: 1, errors: "markuphost: b/c/d cannot be made: Not a directory\n"),
    Row(testDescription: "Options in one word", arguments: ["a.html", "-ie", "1"], status: 64, errors: "markuphost: -i takes no value; give each option a hyphen of its own (see markuphost edit --help)\n"),
    Row(testDescription: "Each exception of a timer is told, with its document", files: ["a.html": "a", "b.html": "b"], arguments: ["a.html", "b.html", "-i", "-e", "MU.insertText('x'); for (const at of [1, 2]) setTimeout(() => { throw new Error(at) })"], status: 1, errors: "-e:1:80: Error: 1 (in a.html)\n-e:1:80: Error: 2 (in a.html)\n-e:1:80: Error: 1 (in b.html)\n-e:1:80: Error: 2 (in b.html)\n"),
    Row(testDescription: "Timers that never end are the script's", arguments: ["a.html", "--timeout", "0.3", "-e", "(function again() { setTimeout(again) })(); setTimeout(() => { for (;;); })"], status: 1, errors: "-e: TimeoutError: the script ran longer than its time limit; raise the limit or make it do less\n"),
    Row(testDescription: "The folder of the documents is no output folder", arguments: ["a.html", "-o", ".", "-e", "1"], status: 64, errors: "markuphost: ./a.html is one of the documents; choose another folder, or edit in place (see markuphost edit --help)\n"),
  ])
  func outcome(_ row: Row) throws {
    let folder = try Folder()
    for (name, text) in row.files { try folder.write(text, to: name) }
    let outcome = try Command.run(["edit"] + row.arguments, input: row.input, in: folder.url)
    #expect(outcome.status == row.status)
    #expect(outcome.output == row.output)
    #expect(outcome.errors == row.errors)
    #expect(try contents(of: folder) == row.files.merging(row.after) { $1 })
  }

  @Test("A loop is stopped at its time limit and changes nothing")
  func timeout() throws {
    let folder = try Folder()
    try folder.write("Acme", to: "a.html")
    let outcome = try Command.run(["edit", "a.html", "-i", "--timeout", "0.5", "-e", "MU.replaceAll('Acme', 'x'); while (true);"], in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("TimeoutError"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try contents(of: folder) == ["a.html": "Acme"])
  }

  @Test("An interrupted edit ends by its signal and leaves the file")
  func interruption() throws {
    let folder = try Folder()
    let path = try folder.write("Acme", to: "a.html")
    let process = Process()
    let errors = Pipe()
    process.executableURL = Command.executable
    process.arguments = ["edit", path, "-i", "--timeout", "100", "-e", "MU.replaceAll('Acme', 'x'); console.log('running'); setTimeout(() => { while (true); })"]
    process.standardError = errors
    try process.run()
    // The line comes once the script runs.
    #expect(String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self) == "running\n")
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGTERM)
    #expect(try contents(of: folder) == ["a.html": "Acme"])
  }

  /// An edit that runs beside the test.
  private func start(_ arguments: [String], in folder: Folder, output: FileHandle = .standardOutput, errors: Any = FileHandle.standardError) throws -> Process {
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = ["edit"] + arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }

  @Test("What is behind a document that is not done is not written either")
  func interruptedOrder() throws {
    let folder = try Folder()
    for number in 0..<6 { try folder.write("Acme \(number)", to: "\(number).html") }
    let errors = Pipe()
    let script = "if (MU.getHTML().includes('0')) { console.log('running'); setTimeout(() => { while (true); }) } MU.replaceAll('Acme', 'x')"
    let process = try start((0..<6).map { "\($0).html" } + ["-i", "-j", "3", "--timeout", "100", "-e", script], in: folder, errors: errors)
    #expect(String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self) == "running\n")
    // Time enough for the others, were they not held up.
    Thread.sleep(forTimeInterval: 1)
    process.terminate()
    process.waitUntilExit()
    #expect(try contents(of: folder) == Dictionary(uniqueKeysWithValues: (0..<6).map { ("\($0).html", "Acme \($0)") }))
  }

  @Test("Where the output cannot be written, nothing behind it is")
  func fullOutput() throws {
    let folder = try Folder()
    let names = (0..<6).map { "\($0).html" }
    for name in names { try folder.write("Acme", to: name) }
    let process = try start(
      names + ["-i", "--diff", "-j", "3", "-e", "MU.replaceAll('Acme', 'x')"], in: folder,
      output: try #require(FileHandle(forWritingAtPath: "/dev/full")), errors: FileHandle.nullDevice)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(try contents(of: folder) == Dictionary(uniqueKeysWithValues: names.map { ($0, "Acme") }))
  }

  @Test("Scripts out of pipes are read once, for all documents")
  func pipedScripts() throws {
    let folder = try Folder()
    let names = (0..<6).map { "\($0).html" }
    for name in names { try folder.write("Acme", to: name) }
    for (name, text) in ["edit.js": "MU.rename()", "user.js": "MU.rename = () => MU.replaceAll('Acme', 'x')", "user.css": "p { color: red }"] {
      let path = folder.url.appendingPathComponent(name).path
      #expect(mkfifo(path, 0o600) == 0)
      // Opening waits for the reader.
      Thread.detachNewThread { FileHandle(forWritingAtPath: path)?.write(Data(text.utf8)) }
    }
    let outcome = try Command.run(
      ["edit"] + names + ["-i", "-j", "2", "--script", "edit.js", "--user-script", "user.js", "--user-css", "user.css"], in: folder.url)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    for name in names { #expect(try folder.read(name) == "x") }
  }

  @Test("Two processes that edit the same files in opposite order at the same time lose nothing and wait for nothing for ever")
  func oppositeOrder() throws {
    let folder = try Folder()
    let names = (0..<8).map { "\($0).html" }
    for name in names { try folder.write("<p>a</p>\n", to: name) }
    let processes = try [names, names.reversed()].enumerated().map { number, order in
      try start(order + ["-i", "-j", "4", "-e", "MU.setHTML(MU.getHTML() + '<p>\(number)</p>')"], in: folder)
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    for name in names {
      let html = try folder.read(name)
      #expect(html.contains("<p>0</p>") && html.contains("<p>1</p>"))
    }
  }

  @Test("Edits of one file at a time follow one another, and none is lost")
  func concurrentEdits() throws {
    let folder = try Folder()
    try folder.write("<p>a</p>\n", to: "a.html")
    let processes = try (1...4).map { number in
      try start(["a.html", "-i", "-e", "MU.setHTML(MU.getHTML() + '<p>\(number)</p>')"], in: folder)
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let html = try folder.read("a.html")
    for number in 1...4 { #expect(html.contains("\(number)")) }
  }

  @Test("A change by another program between reading and writing is kept, and told")
  func changedMeanwhile() throws {
    let folder = try Folder()
    let path = try folder.write("Acme", to: "a.html")
    let process = Process()
    let errors = Pipe()
    process.executableURL = Command.executable
    // What a script logs comes before its timers, and these wait until the other program is done, however slow the machine is.
    let wait = "setTimeout(async function wait() { if (!await fetch('done').then(() => true, () => false)) setTimeout(wait) })"
    process.arguments = ["edit", path, "-i", "--timeout", "100", "-e", "MU.replaceAll('Acme', 'x'); console.log('read'); \(wait)"]
    process.standardError = errors
    try process.run()
    #expect(String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self) == "read\n")
    try folder.write("Other", to: "a.html")
    try folder.write("", to: "done")
    let rest = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(String(decoding: rest, as: UTF8.self) == "markuphost: \(path) has been changed by another program since it was read; edit it again\n")
    #expect(try contents(of: folder) == ["a.html": "Other", "done": ""])
  }

  @Test("A pipe or a device cannot be replaced, and is not waited for")
  func noFile() throws {
    let folder = try Folder()
    let outcome = try Command.shell("mkfifo pipe && \"$0\" edit pipe -i -e 1", in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "markuphost: pipe is no file that can be replaced; name a file\n")
  }

  @Test("A pipe can be read")
  func pipe() throws {
    let folder = try Folder()
    let outcome = try Command.shell("mkfifo pipe && (echo '<p>a</p>' > pipe &) && \"$0\" edit pipe -e 'MU.insertText(\"x\")'", in: folder.url)
    #expect(outcome.output == "<p>xa</p>\n")
    #expect(outcome.errors == "")
  }

  @Test("A file that does not change is not written")
  func untouched() throws {
    let folder = try Folder()
    try folder.write("<p>a\n", to: "a.html")
    let path = folder.url.appending(path: "a.html").path
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(try Command.run(["edit", "a.html", "-i", "-e", "MU.selectAll()"], in: folder.url).status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
  }

  private func contents(of folder: Folder) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      let url = folder.url.appending(path: name)
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), !isDirectory.boolValue {
        contents[name] = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      }
    }
    return contents
  }
}
