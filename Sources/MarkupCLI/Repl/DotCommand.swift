import Foundation
import JSBridge
import MarkupHost

/// A line that begins with a dot and a word, and is no script.
struct DotCommand {
  let name: String
  /// What follows the name, as the help says it.
  let usage: String
  let help: String
  /// Whether the argument is a file, for completions.
  var takesFile = false
  let run: (_ repl: Repl, _ argument: String) throws -> Void

  /// A command with its argument, as typed.
  struct Call {
    let command: DotCommand
    let argument: String

    /// Nil for a line that is a script. A dot and a digit begin a number.
    init?(_ line: String) {
      guard let match = line.wholeMatch(of: /\s*\.([A-Za-z]+)(?:\s(.*))?/) else { return nil }
      let name = String(match.1)
      command = DotCommand.all.first { $0.name == name } ?? .unknown(name)
      argument = match.2.map(String.init) ?? ""
    }
  }

  private static func unknown(_ name: String) -> DotCommand {
    DotCommand(name: name, usage: "", help: "") { _, _ in throw CommandError(".\(name) is no command; .help lists those there are") }
  }

  static var all: [DotCommand] {
    [
      DotCommand(name: "html", usage: "[pretty]", help: "print the document's HTML; pretty: a line for each block", run: printHTML),
      DotCommand(name: "sel", usage: "[TEXT]", help: "print the selection, as | in the HTML around it; select a text first", run: select),
      DotCommand(name: "undo", usage: "", help: "undo the last change") { repl, argument in try step("undo", repl, argument) },
      DotCommand(name: "redo", usage: "", help: "redo what was undone") { repl, argument in try step("redo", repl, argument) },
      DotCommand(name: "type", usage: "TEXT", help: "type a text, as a person does") { repl, argument in
        guard !argument.isEmpty else { throw CommandError(".type needs a text: .type TEXT") }
        try repl.page.type(argument)
      },
      DotCommand(name: "press", usage: "KEY", help: "press a key: Enter, ArrowLeft, Mod-b") { repl, argument in
        let keys = argument.split(separator: " ")
        guard !keys.isEmpty else { throw CommandError(".press needs a key, such as Enter or Mod-b: .press KEY") }
        for key in keys { try repl.page.press(String(key)) }
      },
      DotCommand(name: "messages", usage: "[on|off]", help: "show the messages that the editor posts, or no longer", run: showMessages),
      DotCommand(name: "load", usage: "FILE", help: "evaluate a script's file", takesFile: true, run: load),
      DotCommand(name: "save", usage: "[FILE]", help: "write the document, by default to the file it came from", takesFile: true, run: save),
      DotCommand(name: "help", usage: "", help: "print this list") { _, _ in try Terminal.print(list) },
      DotCommand(name: "exit", usage: "", help: "end") { repl, _ in repl.end() },
    ]
  }

  /// The commands, a line each.
  static var list: String {
    let rows = all.map { (".\($0.name) \($0.usage)".trimmingCharacters(in: .whitespaces), $0.help) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { $0.0.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + $0.1 }.joined(separator: "\n")
  }

  private static func printHTML(_ repl: Repl, _ argument: String) throws {
    guard ["", "pretty"].contains(argument) else { throw CommandError(".html takes nothing or pretty, not \"\(argument)\"") }
    try repl.printText(try repl.page.html(pretty: argument == "pretty"))
  }

  private static func select(_ repl: Repl, _ argument: String) throws {
    if !argument.isEmpty { try repl.page.selectText(argument) }
    try repl.printText(try repl.console.selection())
  }

  private static func step(_ name: String, _ repl: Repl, _ argument: String) throws {
    guard argument.isEmpty else { throw CommandError(".\(name) takes nothing, not \"\(argument)\"") }
    guard try name == "undo" ? repl.page.undo() : repl.page.redo() else { return try Terminal.print("nothing to \(name)") }
    try repl.printText(try repl.console.selection())
  }

  private static func showMessages(_ repl: Repl, _ argument: String) throws {
    switch argument {
    case "": repl.observer.showsMessages.toggle()
    case "on": repl.observer.showsMessages = true
    case "off": repl.observer.showsMessages = false
    default: throw CommandError(".messages takes on or off, not \"\(argument)\"")
    }
    if repl.isInteractive { try Terminal.print("messages are \(repl.observer.showsMessages ? "shown" : "not shown")") }
  }

  private static func load(_ repl: Repl, _ argument: String) throws {
    let path = argument.trimmingCharacters(in: .whitespaces)
    guard !path.isEmpty else { throw CommandError(".load needs a script's file: .load FILE") }
    let script = try UserScript.text(ofFile: path)
    guard try repl.evaluate(script, name: path) else { throw JSError.unexpectedEnd(of: script, name: path) }
  }

  private static func save(_ repl: Repl, _ argument: String) throws {
    let path = argument.trimmingCharacters(in: .whitespaces)
    guard let editor = repl.editor else {
      guard !path.isEmpty else { throw CommandError(".save needs a file, since the document came from none: .save FILE") }
      return try write(Data((try repl.page.html() + "\n").utf8), to: path, of: repl)
    }
    let edited = try editor.save()
    for loss in edited.lost { Terminal.note(loss.description) }
    guard path.isEmpty else { return try write(edited.data, to: path, of: repl) }
    guard edited.data != repl.fileContent else { return try repl.printText("\(editor.file.name) has not changed") }
    try write(edited.data, to: editor.file.name, of: repl, replacing: repl.fileContent)
    repl.fileContent = edited.data
  }

  private static func write(_ data: Data, to path: String, of repl: Repl, replacing expected: Data? = nil) throws {
    try AtomicFile.write(data, to: path, replacing: expected)
    try repl.printText("\(path): \(data.count) bytes written")
  }
}

/// A command that can not be carried out as it was typed.
struct CommandError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
