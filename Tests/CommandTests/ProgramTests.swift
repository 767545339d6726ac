import Foundation
import Testing

@Suite("markuphost") struct ProgramTests {
  @Test("Help goes to standard output and names what there is", arguments: [
    (["--help"], ["usage: markuphost COMMAND", "eval", "repl", "edit", "test", "completions", "64"]), (["eval", "--help"], ["usage: markuphost eval DOC EXPR", "--user-script FILE  ", "Examples:"]),
    (["repl", "--help"], ["usage: markuphost repl [DOC]", "--user-script FILE  ", ".press KEY", "Examples:"]), (["completions", "--help"], ["usage: markuphost completions SHELL", "Examples:"]),
    (["edit", "--help"], ["usage: markuphost edit DOC...", "--in-place", "--strict", "--diff", "Examples:"]), (["test", "--help"], ["usage: markuphost test SUITE.json...", "--format FORMAT", "Examples:"]),
  ])
  func help(arguments: [String], parts: [String]) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    for part in parts { #expect(outcome.output.contains(part)) }
  }

  @Test("The version is a semantic version")
  func version() throws {
    #expect(try Command.run(["--version"]).output.wholeMatch(of: /markuphost \d+\.\d+\.\d+\n/) != nil)
  }

  @Test("Everything that is bundled has its licence in the binary", arguments: ["prosemirror-view", "orderedmap", "rope-sequence", "w3c-keyname", "acorn", "JavaScriptCore", "MIT License"])
  func licenses(name: String) throws {
    #expect(try Command.run(["--licenses"]).output.contains(name))
  }

  @Test("A command that is not there is a usage error", arguments: [([], "give a command: eval, repl, edit, test, completions"), (["evil"], "there is no command \"evil\"; there are eval, repl, edit, test, completions")])
  func unknown(arguments: [String], error: String) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors == "markuphost: \(error) (see markuphost --help)\n")
  }

  @Test("Output that cannot be written is an error")
  func fullDisk() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" eval '\"x\".repeat(1e6)' 2>&1 >/dev/full | cat", Command.executable.path(percentEncoded: false)]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let errors = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(errors == "markuphost: the output cannot be written; No space left on device\n")
  }

  @Test("So is one that is closed, and an input that is closed cannot be read", arguments: [
    ("eval 1 >&-", "the output cannot be written; Bad file descriptor"), ("eval - 1 <&-", "standard input: Bad file descriptor"),
  ])
  func closedStreams(command: String, error: String) throws {
    let folder = try Folder()
    let outcome = try Command.shell("\"$0\" \(command)", in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors == "markuphost: \(error)\n")
  }

  @Test("Each shell has its script, which completes commands, options and their values", arguments: [
    ("bash", ["complete -o filenames -F _markuphost markuphost", "--user-script", "pretty tap junit json"]),
    ("zsh", ["#compdef markuphost", "--user-script[run a script", "(pretty tap junit json)"]), ("fish", ["complete -c markuphost", "-l user-script -r -F", "'pretty tap junit json'"]),
  ])
  func completions(shell: String, parts: [String]) throws {
    let outcome = try Command.run(["completions", shell])
    #expect(outcome.status == 0)
    for part in parts { #expect(outcome.output.contains(part)) }
  }

  @Test("bash completes with its script", arguments: [
    ("markuphost ev", "eval"), ("markuphost test --form", "--format"), ("markuphost test --format ju", "junit"), ("markuphost edit Pack", "Package.swift"),
    ("markuphost eval --base Sou", "Sources"), ("markuphost completions z", "zsh"),
  ])
  func bashCompletion(line: String, completion: String) throws {
    let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    let script = "eval \"$(\"$0\" completions bash)\"; COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _markuphost; printf '%s\\n' \"${COMPREPLY[@]}\""
    let outcome = try Command.shell("exec bash -c '\(script.replacing("'", with: "'\\''"))' \"$0\"", in: Command.root)
    #expect(outcome.errors == "")
    #expect(outcome.output == completion + "\n")
  }

  @Test("A shell without a script is a usage error", arguments: [([], "give a shell: bash, zsh, fish"), (["csh"], "there is no script for \"csh\"; there are bash, zsh, fish")])
  func unknownShell(arguments: [String], error: String) throws {
    let outcome = try Command.run(["completions"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors == "markuphost: \(error) (see markuphost completions --help)\n")
  }

  @Test("The demo counts its words, by a script and by a module", arguments: ["custom.js", "custom-module.js"])
  func demo(script: String) throws {
    let outcome = try Command.run(["eval", "Demo/welcome.html", "MU.wordCount()", "--user-script", "Demo/\(script)"])
    #expect(outcome.output == "931\n")
    #expect(outcome.errors == "")
  }
}
