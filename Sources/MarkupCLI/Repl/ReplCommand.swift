import Foundation
import JSBridge
import MarkupHost

/// `markuphost repl`: a console in a page.
enum ReplCommand: Command {
  static let specification = CommandSpecification(
    name: "repl",
    usage: ["[DOC] [options]"],
    summary: "Loads a document into the editor and evaluates what is typed, as a browser's console does.",
    discussion: """
      DOC is an HTML file, a whole page or a fragment; without it the editor is empty. Nothing is written but by .save.
      An input goes on over several lines until it is complete. It may await and import; what it declares lives on, and _ is
      the last value. The Tab key completes names and shows the parameters of functions; Ctrl-C stops a script or clears the
      line; Ctrl-D ends. The history is kept in $XDG_STATE_HOME/markuphost/history, or below ~/.local/state.

      With input that is no terminal, the values alone are printed, the clock is virtual, and the first error ends it with
      status 1.

      Commands:
      \(DotCommand.list)
      """,
    options: PageOptions.all,
    examples: [
      ("page.html", "a console in a document"),
      ("page.html --user-script custom.js", "with a script of yours, to try its functions"),
      ("page.html < steps.js", "the values of a script's statements"),
    ])

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard arguments.operands.count <= 1 else {
      throw UsageError("\"\(arguments.operands[1])\" is one operand too many; give one document", command: "repl")
    }
    let document = arguments.operands.first
    guard document != "-" else {
      throw UsageError("standard input is what the console reads; name the document's file", command: "repl")
    }
    var configuration = try PageOptions(arguments, document: document).configuration()
    let file = try document.map { try HTMLFile(contentsOf: $0) }
    let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    // Whoever types sees timers pass; a script's results are the same each time.
    configuration.clock = isInteractive ? .real : .virtual
    let signals = isInteractive ? try TerminalSignals() : nil
    // Deep documents need a deep stack.
    return try PageThread.run { [configuration] in
      let repl = try Repl(document: file, configuration: configuration, signals: signals)
      defer { repl.close() }
      return try repl.run()
    }
  }
}
